import { beforeAll, describe, expect, it, test } from 'vitest'
import about from '../../locales/en/about.json'
import approaches from '../../locales/en/approaches.json'
import faq from '../../locales/en/faq.json'
import features from '../../locales/en/features.json'
import { brand } from '../../app/brand'
import { FAQ_GROUPS } from '../../app/domain/content/faq.rules'
import { paths } from '../../app/paths'
import type { Page } from '../setup/page'
import { Visitor } from '../setup/visitor'

const visitor = new Visitor()
const ids = FAQ_GROUPS.flatMap(({ questions }) => questions)

function structuredData({ $ }: Page, type: string) {
  const found = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
  return found.filter((data) => data['@type'] === type)
}

/** The rows of the page's only table of that caption, a list of cells each. */
function rowsOf({ $ }: Page, caption: string) {
  const table = $('table').filter((_, element) => $(element).find('caption').text() === caption)
  return table
    .find('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .find('th, td')
        .toArray()
        .map((cell) => $(cell).text().replace(/\s+/g, ' ').trim()),
    )
}

describe('the about page', () => {
  let page: Page
  beforeAll(async () => {
    page = await visitor.get(paths.about())
  })

  it('has its path from the brand', () =>
    expect(new URL(page.url).pathname).toBe(`/what-is-${brand.slug}-studio`))

  it('says who the studio is, where, and by which numbers', () => {
    for (const { name, address } of brand.cities)
      expect(page.textOf('main')).toMatch(new RegExp(`${name}.*${address}`))
    for (const fact of [brand.legalName, brand.companyNumber, brand.vatNumber])
      expect(page.textOf('main')).toContain(fact)
    for (const { name } of Object.values(about.audience.groups))
      expect(page.texts('main h3')).toContain(name)
    expect(page.texts('main h2')).toEqual(
      expect.arrayContaining([
        about.price.title,
        about.minute.title,
        about.people.title,
        about.meetings.title,
        about.numbers.title,
      ]),
    )
  })

  it('counts what is in the shop, and keeps its own statements apart', async () => {
    const services = (await visitor.get(paths.shop())).textOf('main [role="status"]')
    expect(page.texts('#numbers dd')).toContain(/^\d+/.exec(services)![0])
    expect(page.textOf('#numbers')).toContain(about.numbers.ownNote)
  })

  it('tells search engines of the organization, with addresses and VAT number', () => {
    const [organization] = structuredData(page, 'Organization')
    expect(organization).toMatchObject({ name: brand.name, vatID: brand.vatNumber })
    expect((organization!.address as object[]).length).toBe(brand.cities.length)
  })

  it('names the city as the language does', async () => {
    expect(
      (await visitor.get(paths.about(), { 'Accept-Language': 'sv' })).texts('main p'),
    ).toContain('Göteborg')
  })
})

describe('the features page', () => {
  let page: Page
  beforeAll(async () => {
    page = await visitor.get(paths.features())
  })

  it('shows each part of the dashboard and leads to it', () => {
    for (const [part, { name }] of Object.entries(features.parts)) {
      expect(page.textOf(`#${part} h2`)).toBe(name)
      expect(page.$(`nav a[href="#${part}"]`).length).toBe(1)
    }
  })

  it('compares monthly and one-time by the features of the specification', () => {
    const rows = rowsOf(page, features.comparison.caption)
    expect(rows.map(([feature]) => feature)).toEqual([
      'Unlimited revisions',
      'Ongoing support',
      'Brand updates',
      'One-time payment',
      'Dashboard access',
      'Source files',
    ])
    expect(rows.every((row) => row.length === 3 && row.every(Boolean))).toBe(true)
  })

  it('promises no more rounds of changes than the shop does', () => {
    const [revisions] = rowsOf(page, features.comparison.caption)
    expect(revisions![2]).toMatch(/^No\. 1 to 4 rounds of changes/)
  })

  it('says which currency takes which method', () => {
    expect(rowsOf(page, features.payment.caption)).toEqual([
      ['US dollar USD', 'Yes', 'No', 'No'],
      ['Euro EUR', 'Yes', 'Yes', 'Yes'],
      ['Swedish krona SEK', 'Yes', 'No', 'Yes'],
      ['Polish złoty PLN', 'Yes', 'No', 'Yes'],
    ])
  })

  it('shows shares that add up to the whole price', () => {
    const amounts = [...page.textOf('#payment ol').matchAll(/\$([\d,]+\.\d\d)/g)].map(
      ([, amount]) => Number(amount!.replaceAll(',', '')),
    )
    const total = /\$([\d,]+\.\d\d) in total/.exec(page.textOf('#payment'))![1]!
    expect(amounts.length).toBeGreaterThan(1)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Number(total.replaceAll(',', '')))
  })

  it('proves on the spot that it works without script', async () => {
    const other = new Visitor()
    const light = await other.submit(await other.get(paths.features()), features.proof.script.enter)
    expect(light.url.pathname).toBe(paths.features())
    expect(light.$('script').length).toBe(0)
    const full = await other.submit(light, 'main button[name="light"]')
    expect(full.$('script[src], script[type="module"]').length).toBeGreaterThan(0)
  })
})

describe('the answers', () => {
  const search = async (query: string) =>
    visitor.submit(await visitor.get(paths.faq()), faq.search.submit, { q: query })
  const open = (page: Page) =>
    page
      .$('main details[open] [id]')
      .toArray()
      .map((element) => page.$(element).attr('id'))

  it('stand by topic, closed, each under an anchor', async () => {
    const page = await visitor.get(paths.faq())
    expect(page.texts('main section > h2')).toEqual(Object.values(faq.groups))
    expect(page.$('main details').length).toBe(ids.length)
    expect(open(page)).toEqual([])
    for (const id of ids) {
      expect(page.$(`main details #${id}`).length, id).toBe(1)
      expect(page.$(`a[href$="#${id}"]`).length, id).toBe(1)
    }
  })

  it('are told to search engines as they stand there', async () => {
    const [data] = structuredData(await visitor.get(paths.faq()), 'FAQPage')
    const entries = data!.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(entries.map(({ name }) => name)).toEqual(ids.map((id) => faq.questions[id].question))
    expect(entries.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 20)).toBe(true)
  })

  it('are found by a word: counted, open, marked, the best first', async () => {
    const page = await search('Refund')
    expect(page.path).toBe(paths.faq({ q: 'Refund' }))
    expect(page.$('input[name="q"]').attr('value')).toBe('Refund')
    expect(open(page)[0]).toBe('withdrawal-refund')
    expect(page.texts('[role="status"]').join()).toContain(
      `${open(page).length} answers for “Refund”`,
    )
    expect(page.texts('main mark').map((word) => word.toLowerCase())).toContain('refund')
    expect(page.link(`${faq.results.all}`)).toBe(paths.faq())
    expect(page.title).toContain('Refund')
    expect(page.$('link[rel="canonical"]').attr('href')).toMatch(/\/faq$/)
  })

  it('are found without accents and capitals in the visitor’s language', async () => {
    const page = await visitor.get(paths.faq({ q: 'ANGERRATT' }), { 'Accept-Language': 'sv' })
    expect(open(page)).toContain('withdrawal-who')
  })

  it('may be none: then the page says so and leads on', async () => {
    const page = await search('zeppelin')
    expect(page.status).toBe(200)
    expect(page.textOf('main')).toContain('No answers match “zeppelin”')
    expect(page.$('main details').length).toBe(0)
    expect(page.$(`main a[href="${paths.contact()}"]`).length).toBeGreaterThan(0)
    expect(structuredData(page, 'FAQPage')).toEqual([])
  })

  test.each(['', '   '])('an empty search (%o) shows all questions', async (query) => {
    expect((await search(query)).$('main details').length).toBe(ids.length)
  })

  it('keep what is typed as text', async () => {
    const page = await search('</script><script>alert(1)</script>')
    expect(page.$('main script').length).toBeLessThanOrEqual(1)
    expect(page.html).not.toContain('<script>alert(1)')
    expect(page.$('input[name="q"]').attr('value')).toBe('</script><script>alert(1)</script>')
  })

  it('stay short, however long the question is', async () => {
    expect(
      (await visitor.get(paths.faq({ q: 'x'.repeat(5000) }))).$('input[name="q"]').attr('value'),
    ).toHaveLength(80)
  })
})

describe('the development approaches', () => {
  const ask = (query: Record<string, string>) =>
    visitor.get(`/development-approaches?${new URLSearchParams(query)}`)
  const answers = { make: 'shop', editor: 'team', budget: 'medium', special: 'none' }

  it('are described, and compared row by row with the prices of the shop', async () => {
    const page = await visitor.get(paths.approaches())
    for (const [approach, { name, summary }] of Object.entries(approaches.approaches)) {
      expect(page.textOf(`#${approach} h2`)).toBe(name)
      expect(page.textOf(`#${approach}`)).toContain(summary)
      expect(page.$(`#${approach} a[href^="/shop?category="]`).length).toBe(1)
    }
    const rows = rowsOf(page, approaches.comparison.caption)
    expect(rows.map(([name]) => name)).toEqual(
      Object.values(approaches.approaches).map(({ name }) => name),
    )
    for (const row of rows) expect(row[2]).toMatch(/^\$[\d,]+\.\d\d to \$[\d,]+\.\d\d$/)
  })

  it('are chosen by four questions, and the address holds the result', async () => {
    const page = await visitor.submit(
      await visitor.get(paths.approaches()),
      approaches.guide.submit,
      answers,
    )
    expect(page.path).toBe(`/development-approaches?${new URLSearchParams(answers)}`)
    expect(page.textOf('#answer')).toContain(approaches.approaches.cms.name)
    expect(page.link(approaches.guide.result.shop)).toBe(paths.shop({ category: 'ecomm' }))
    expect(
      page
        .$('input[type="radio"][checked]')
        .toArray()
        .map((radio) => page.$(radio).attr('value')),
    ).toEqual(Object.values(answers))
    expect((await visitor.get(page.path)).textOf('#answer')).toBe(page.textOf('#answer'))
  })

  it('lead to services that fit, and say when they cost more than was named', async () => {
    const page = await ask({ ...answers, budget: 'small' })
    const links = page
      .$('#answer a[href^="/shop/product/"]')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(links.length).toBeGreaterThan(0)
    expect((await visitor.get(links[0]!)).status).toBe(200)
    expect(page.textOf('#answer')).toMatch(/The smallest service that fits costs \$[\d,.]+/)
    expect((await ask(answers)).textOf('#answer')).not.toContain('The smallest service that fits')
  })

  it('ask for what was left out, and keep the rest', async () => {
    const page = await ask({ make: 'app', budget: 'enormous' })
    expect(page.errors).toEqual([
      approaches.guide.choose.editor,
      approaches.guide.choose.budget,
      approaches.guide.choose.special,
    ])
    expect(page.$('#answer').length).toBe(0)
    expect(page.$('input[value="app"]').attr('checked')).toBeDefined()
  })

  it('are not asked about before the form is sent', async () =>
    expect((await visitor.get(paths.approaches())).errors).toEqual([]))
})
