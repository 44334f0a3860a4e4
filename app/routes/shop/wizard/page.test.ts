import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { Values } from '#tests/setup/form'
import { Visitor } from '#tests/setup/visitor'
import { ANSWERS, answerAll, flashOf, FORM, STEPS, TOTAL, WIZARD } from '#tests/setup/wizard'

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

describe('the front page', () => {
  test.each(LANGUAGES)(
    'says in %s what is asked and what comes of it, and sets no cookie',
    async (language) => {
      const page = await new Visitor({ language }).get(WIZARD)
      expect(page.texts('main ol li')).toHaveLength(STEPS.length)
      expect(page.$('a[href="/shop/project-wizard/project-type"]')).toHaveLength(1)
      expect(page.headers.getSetCookie()).toEqual([])
    },
  )

  test('shows an example at the prices of the shop', async () => {
    expect((await new Visitor().get(WIZARD)).textOf('[aria-labelledby="example"]')).toContain(
      '$6,190.00',
    )
  })

  test('leads back to where one stopped, and forgets when it is asked to, after asking itself', async () => {
    const visitor = new Visitor()
    await visitor.submit(await visitor.get(`${WIZARD}/project-type`), FORM, { type: 'shop' })
    const page = await visitor.get(WIZARD)
    expect(page.link('Continue where you left off')).toBe(`${WIZARD}/platform`)
    const asking = await visitor.get(page.link('Start over'))
    const forgotten = await visitor.submit(asking, 'Delete and start over')
    expect(flashOf(forgotten)).toContain('Your answers have been deleted.')
    expect(forgotten.link('Start')).toBe(`${WIZARD}/project-type`)
    expect([...visitor.cookies.keys()]).not.toContain('kanal_quote')
  })
})

describe('the steps', () => {
  test('lead from one to the next, passing by what has one answer only, and end in the summary', async () => {
    const visitor = new Visitor()
    const page = await answerAll(visitor)
    expect(page.path).toBe(`${WIZARD}/summary`)
    expect(page.texts('main ol:has(article, h3) h3')).toEqual([
      'Webflow company site',
      'Website copy pack',
      'Logo sprint',
    ])
    expect(page.textOf('main')).toContain(TOTAL)
    expect(page.textOf('main')).toContain(
      'Because you chose: Up to 8 pages · Webflow · More than one language',
    )
    const skipped = await visitor.get(`${WIZARD}/build-style`)
    expect(skipped.text).toContain('Nothing to choose here')
    expect(skipped.link('Continue')).toBe(`${WIZARD}/advanced-needs`)
  })

  test.each(STEPS)('%s has words in every language and one question', async (step) => {
    const visitor = new Visitor()
    await answerAll(visitor, {
      platform: { platform: 'advise' },
      'build-style': { style: 'advise' },
    })
    const titles = new Set<string>()
    for (const language of LANGUAGES) {
      const page = await visitor.get(`${WIZARD}/${step}`, { 'Accept-Language': language })
      expect([page.status, page.language, page.$('h1').length, page.$('main form').length]).toEqual(
        [200, language, 1, 1],
      )
      expect(page.text).not.toMatch(/\{\{|\bundefined\b|\b[a-z]+\.[a-z-]+\.(label|text)\b/)
      titles.add(page.heading)
    }
    expect(titles.size).toBe(LANGUAGES.length)
  })

  test('show what was answered when one comes back, and keep it', async () => {
    const visitor = new Visitor()
    await answerAll(visitor)
    const checked = async (step: string, selector: string) => {
      const page = await visitor.get(`${WIZARD}/${step}`)
      return page
        .$(`${FORM} ${selector}[checked]`)
        .toArray()
        .map((input) => page.$(input).attr('value'))
    }
    expect(await checked('platform', 'input')).toEqual(['Webflow'])
    expect(await checked('advanced-needs', 'input')).toEqual(['copy', 'multilingual'])
    expect(await checked('timeline', 'input')).toEqual(['express'])
    expect(await checked('specs', 'input')).toEqual(['pages-8', 'logo', 'en', 'sv'])
    const specs = await visitor.get(`${WIZARD}/specs`)
    expect(specs.$('[name="references"]').text().trim()).toBe(
      'https://example.com/one\nhttps://example.org/two',
    )
    expect(specs.$('[name="notes"]').text().trim()).toBe('We open in March.')
    expect(specs.link('Back')).toBe(`${WIZARD}/timeline`)
  })

  test('say what a changed answer rules out, and keep the rest', async () => {
    const visitor = new Visitor()
    const summary = await answerAll(visitor)
    const change = summary.$('a[aria-label="Change: Platform"]').attr('href')!
    const page = await visitor.submit(await visitor.get(change), FORM, { platform: 'Framer' })
    expect(page.path).toBe(`${WIZARD}/advanced-needs`)
    expect(flashOf(page)).toContain(
      'Your new answer rules out: Up to 8 pages. We’ve kept everything else.',
    )
    const specs = await visitor.get(`${WIZARD}/specs`)
    expect(specs.$('[name="scope"][checked]')).toHaveLength(0)
    expect(specs.$('[name="notes"]').text()).toContain('We open in March.')
  })

  test('lead back to the summary after a change that rules nothing out', async () => {
    const visitor = new Visitor()
    const summary = await answerAll(visitor)
    const change = summary.$('a[aria-label="Change: Timeline"]').attr('href')!
    const page = await visitor.submit(await visitor.get(change), FORM, { pace: 'standard' })
    expect(page.path).toBe(`${WIZARD}/summary`)
    expect(page.textOf('main')).not.toContain('Express delivery')
  })

  test('are not skipped by an address', async () => {
    const visitor = new Visitor()
    expect((await visitor.get(`${WIZARD}/summary`)).path).toBe(`${WIZARD}/project-type`)
    await visitor.submit(await visitor.get(`${WIZARD}/project-type`), FORM, { type: 'app' })
    expect((await visitor.get(`${WIZARD}/specs`)).path).toBe(`${WIZARD}/platform`)
    expect((await visitor.get(`${WIZARD}/no-such-step`)).status).toBe(404)
  })

  test('hold two tabs to what was saved last', async () => {
    const visitor = new Visitor()
    await visitor.submit(await visitor.get(`${WIZARD}/project-type`), FORM, { type: 'website' })
    const tab = await visitor.get(`${WIZARD}/platform`)
    await visitor.submit(await visitor.get(`${WIZARD}/project-type`), FORM, { type: 'shop' })
    const page = await visitor.submit(tab, FORM, { platform: 'Framer' })
    expect([page.status, page.errors]).toEqual([400, ['Choose a platform, or let us advise.']])
    expect(page.$('[name="platform"][value="Shopify"]')).toHaveLength(1)
  })
})

describe('a form that is not right', () => {
  test.each(LANGUAGES)('says so in %s', async (language) => {
    const page = await new Visitor({ language }).submit(
      await new Visitor({ language }).get(`${WIZARD}/project-type`),
      FORM,
    )
    expect([page.status, page.errors.length]).toEqual([400, 1])
    const target = page.$('[role="alert"] li a').attr('href')!
    expect(page.$(`${FORM} ${target}`)).toHaveLength(1)
  })

  test('keeps what was typed', async () => {
    const visitor = new Visitor()
    await answerAll(visitor)
    const typed = {
      scope: 'pages-10',
      references: 'not an address',
      notes: `Line one\nLine two ${'x'.repeat(1000)}`,
    }
    const page = await visitor.submit(await visitor.get(`${WIZARD}/specs`), FORM, typed)
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      '“not” isn’t a web address.',
      'Shorten this to 1000 characters or fewer.',
    ])
    expect(page.$('[name="scope"][checked]').attr('value')).toBe('pages-10')
    expect(page.$('[name="references"]').text().trim()).toBe('not an address')
    expect(page.$('[name="notes"]').text()).toContain('Line two')
  })

  test.each([
    [{ pace: 'date' }, 'Enter a date, or choose a delivery time.'],
    [{ pace: 'date', date: '2020-01-01' }, 'Choose a date from tomorrow to two years ahead.'],
    [{ pace: 'standard', date: 'soon' }, 'Enter a date, such as 2027-03-01.'],
  ])('names what is wrong with a date: %j', async (values, message) => {
    const visitor = new Visitor()
    await answerAll(visitor)
    const page = await visitor.submit(
      await visitor.get(`${WIZARD}/timeline`),
      FORM,
      values as Values,
    )
    expect([page.status, page.errors]).toEqual([400, [message]])
  })
})

describe('the summary', () => {
  test('needs a person for what is larger, and says where to write', async () => {
    const page = await answerAll(new Visitor(), { specs: { ...ANSWERS.specs, scope: 'other' } })
    expect(page.text).toContain('Let’s talk')
    expect(page.link('Contact us')).toMatch(/^\/contact\?topic=project&about=/)
    expect(page.$('main form')).toHaveLength(0)
  })

  test('shows the prices in the currency that is chosen', async () => {
    const visitor = new Visitor()
    await answerAll(visitor)
    const page = await visitor.get(`${WIZARD}/summary?currency=SEK`)
    expect(page.$('[name="currency"][checked]').attr('value')).toBe('SEK')
    expect(page.textOf('main')).not.toContain('$')
  })
})
