import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { LEGAL_VERSIONS, TERMS_VERSION } from '~/domain/legal/legal.rules'
import { CLEARED_COOKIES, STORED_ITEMS } from '~/domain/legal/stored-items.server'
import { DAY, MINUTE, SECOND } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const DOCUMENTS = {
  privacy: '/privacy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
} as const
const paths = Object.values(DOCUMENTS)
const SECTIONS = {
  '/privacy': [
    'controller',
    'short',
    'orders',
    'account',
    'messages',
    'freelancers',
    'waitlist',
    'technical',
    'consent',
    'retention',
    'recipients',
    'transfers',
    'rights',
    'complaints',
    'changes',
  ],
  '/terms-of-service': [
    'about',
    'ordering',
    'prices',
    'payment',
    'milestone-pay',
    'delivery',
    'revisions',
    'your-part',
    'rights',
    'warranty',
    'withdrawal',
    'withdrawal-form',
    'early-start',
    'ending',
    'liability',
    'complaints',
    'law',
    'accessibility',
    'changes',
  ],
  '/cookie-policy': ['what', 'categories', 'stored', 'choice', 'cleared', 'payment', 'changes'],
}

const hrefs = ({ $ }: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((link) => $(link).attr('href')!)

describe.each(paths)('%s', (path) => {
  const pages = {} as Record<(typeof LANGUAGES)[number], Page>

  beforeAll(async () => {
    for (const language of LANGUAGES) pages[language] = await new Visitor({ language }).get(path)
  })

  test.each(LANGUAGES)(
    'in %s has every section under its anchor, and a table of contents that leads there',
    (language) => {
      const page = pages[language]
      expect(
        page
          .$('main section[id]')
          .toArray()
          .map((section) => page.$(section).attr('id')),
      ).toEqual(SECTIONS[path])
      expect(hrefs(page, 'main nav ol a')).toEqual(SECTIONS[path].map((id) => `#${id}`))
      const named = page
        .$('main section[id] h2')
        .toArray()
        .map((title) => page.$(title).text().trim())
      expect(
        named.every((title, index) => title.startsWith(`${index + 1} `) && title.length > 3),
      ).toBe(true)
    },
  )

  test.each(LANGUAGES)('in %s has no section that leads nowhere', async (language) => {
    const page = pages[language]
    const inside = hrefs(page, 'main section a')
      .map((href) => new URL(href, page.url))
      .filter(({ origin, hash }) => origin === page.url.origin && hash)
    const lost: string[] = []
    for (const { pathname, hash } of inside) {
      const target = pathname === page.url.pathname ? page : await new Visitor().get(pathname)
      if (target.$(hash).length !== 1) lost.push(`${pathname}${hash}`)
    }
    expect(lost).toEqual([])
  })

  test.each(LANGUAGES)('in %s says its version and its day', (language) => {
    const name = (Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[]).find(
      (key) => DOCUMENTS[key] === path,
    )!
    expect(pages[language].textOf('main header')).toContain(LEGAL_VERSIONS[name])
    expect(pages[language].textOf('main header')).toContain('2026')
  })

  test('has no fact left open, in no language', () => {
    for (const language of LANGUAGES)
      expect(pages[language].textOf('main')).not.toMatch(/\{\{|\]\(|undefined|`/)
  })

  test('carries its words once on a first visit, and gives them to script that asks for them alone', async () => {
    const marker = pages.en.texts('main section p')[0]!.slice(0, 40)
    expect(pages.en.html.split(marker)).toHaveLength(2)
    const data = await new Visitor().fetch(`${path}.data`, { headers: { Accept: '*/*' } })
    expect(await data.text()).toContain(marker)
  })

  test('sets no cookie', () => {
    expect(pages.en.headers.getSetCookie()).toEqual([])
  })
})

describe('the privacy policy', () => {
  test('names who is responsible, the authorities and the times', async () => {
    const { text } = await new Visitor().get('/privacy')
    for (const words of [
      brand.legalName,
      brand.companyNumber,
      brand.cities[0].address,
      'Integritetsskyddsmyndigheten',
      'Autoriteit Persoonsgegevens',
      '7 years',
      '24 months',
      'Stripe Payments Europe',
    ])
      expect(text).toContain(words)
  })

  test('has its times in a table with a caption', async () => {
    const page = await new Visitor({ language: 'pl' }).get('/privacy')
    expect(page.texts('#retention caption')).toEqual(['Okresy przechowywania'])
    expect(page.$('#retention tbody tr')).toHaveLength(17)
    expect(page.textOf('#retention table')).toContain('24 miesiące')
  })
})

describe('the terms', () => {
  const MODEL = {
    en: 'hereby give notice',
    sv: 'meddelar härmed',
    nl: 'u hierbij mede',
    pl: 'niniejszym informuję',
  }

  test.each(Object.entries(MODEL))(
    'hold the instructions and the form for withdrawal in %s',
    async (language, words) => {
      const page = await new Visitor({ language }).get('/terms-of-service')
      expect(page.textOf('#withdrawal-form')).toContain(words)
      expect(page.textOf('#withdrawal')).toContain('14')
      for (const fact of [brand.legalName, brand.phone, brand.email])
        expect(page.textOf('#withdrawal')).toContain(fact)
      expect(hrefs(page, '#withdrawal a')).toContain('/contact?topic=withdrawal')
    },
  )

  test('say what falls short in accessibility and where to complain', async () => {
    const page = await new Visitor().get('/terms-of-service')
    for (const words of ['WCAG 2.2', 'Known limitations', 'PTS', 'ACM'])
      expect(page.textOf('#accessibility')).toContain(words)
    expect(hrefs(page, '#accessibility a')).toContain('/contact?topic=accessibility')
    expect((await new Visitor().get('/')).link('Accessibility')).toBe(
      '/terms-of-service#accessibility',
    )
  })

  test('name the Swedish board for disputes, and no platform that is closed', async () => {
    const page = await new Visitor().get('/terms-of-service')
    expect(page.textOf('#complaints')).toContain('Allmänna reklamationsnämnden')
    expect(page.html).not.toContain('ec.europa.eu/consumers/odr')
  })

  test('are the version that an order logs, and that its mail names', async () => {
    const order = await db.order.findFirstOrThrow({ orderBy: { createdAt: 'desc' } })
    expect(order.termsVersion).toBe(TERMS_VERSION)
    const mail = await db.mailMessage.findFirst({ where: { template: 'welcome' } })
    if (mail) expect(mail.text).toContain('/terms-of-service#withdrawal')
  })
})

describe('the checkout', () => {
  test('leads to the terms, the right of withdrawal and the privacy policy, each at its place', async () => {
    const visitor = new Visitor()
    const shop = await visitor.get('/shop')
    const product = hrefs(shop, 'main a').find((href) => /^\/shop\/product\/\d+$/.test(href))!
    await visitor.submit(await visitor.get(product), 'button[name="intent"][value="add"]')
    const page = await visitor.get('/shop/checkout')
    for (const [words, target] of [
      ['Terms of service', '/terms-of-service#ordering'],
      ['Your right to withdraw', '/terms-of-service#withdrawal'],
      ['Privacy policy', '/privacy#orders'],
    ] as const) {
      const link = page
        .$('#checkout a')
        .toArray()
        .find((element) => page.$(element).text().startsWith(words))
      expect(page.$(link!).attr('href')).toBe(target)
      const { pathname, hash } = new URL(target, page.url)
      expect((await visitor.get(pathname)).$(hash)).toHaveLength(1)
    }
  })
})

describe('the cookie policy', () => {
  /** Every Set-Cookie of a visitor who does what sets one. */
  async function cookiesOfAVisit() {
    const visitor = new Visitor()
    const lines: string[] = []
    const post = async (path: string, form: Record<string, string>) => {
      const answer = await visitor.fetch(path, { method: 'POST', body: new URLSearchParams(form) })
      lines.push(...answer.headers.getSetCookie())
    }
    await post('/settings/theme', { theme: 'light' })
    await post('/settings/language', { language: 'sv' })
    await post('/settings/light-version', { light: 'on' })
    const shop = await visitor.get('/shop')
    const product = hrefs(shop, 'main a').find((href) => /^\/shop\/product\/\d+$/.test(href))!
    await post(product, {
      deliverySpeed: 'standard',
      customisation: '',
      quantity: '1',
      intent: 'add',
    })
    await post('/shop/project-wizard/project-type', { type: 'website' })
    await post('/auth', { username: 'client', password: 'lantern-over-water' })
    await post('/settings/consent', { intent: 'accept' })
    const set = lines.map((line) => ({
      name: line.split('=')[0]!,
      maxAge: Number(/Max-Age=(\d+)/i.exec(line)?.[1] ?? 0),
    }))
    return set.filter(({ maxAge }) => maxAge > 0)
  }

  test('lists every cookie that the site sets, with how long it stays', async () => {
    const set = await cookiesOfAVisit()
    expect(new Set(set.map(({ name }) => name)).size).toBeGreaterThanOrEqual(6)
    for (const { name, maxAge } of set) {
      const item = STORED_ITEMS.find((stored) => stored.name === name)
      if (!item || typeof item.life === 'string')
        throw new Error(`the cookie policy has no line for ${name}`)
      const unit = { second: SECOND, minute: MINUTE, day: DAY, month: 0, year: 0 }[item.life.unit]
      expect(maxAge, name).toBe((item.life.amount * unit) / SECOND)
    }
  })

  test.each(LANGUAGES)(
    'shows in %s a row for each thing stored and each name that is cleared',
    async (language) => {
      const page = await new Visitor({ language }).get('/cookie-policy')
      expect(page.texts('#stored tbody th')).toEqual(STORED_ITEMS.map(({ name }) => name))
      expect(
        page
          .$('#stored tbody td')
          .toArray()
          .every((cell) => page.$(cell).text().trim() !== ''),
      ).toBe(true)
      const cleared = Object.values(CLEARED_COOKIES).flat()
      expect(page.texts('#cleared tbody th')).toEqual(cleared.map(({ names }) => names.join(', ')))
      const all = [
        '_ga*',
        '_gat*',
        '_gid*',
        '_gtag*',
        '_fbp',
        '_fbc',
        'fr',
        '_gcl_*',
        '_gac_*',
        'IDE',
        'DSID',
        'theme',
        'language',
        'chat_preferences',
        'ui_settings',
      ]
      expect(page.texts('#cleared tbody th').join(', ').split(', ').sort()).toEqual(all.sort())
    },
  )

  test('knows every key of this site in local storage, and every cache of its service worker', async () => {
    const named = (place: string) =>
      STORED_ITEMS.filter((item) => item.place === place).map(({ name }) => name)
    expect(named('local')).toEqual(expect.arrayContaining(Object.values(brand.storageKeys)))
    const worker = await readFile(
      new URL('../../../../public/service-worker.js', import.meta.url),
      'utf8',
    )
    const caches = [...worker.matchAll(/^const (?:SHELL|PAGES|FILES) = '(\w+)'/gm)].map(
      ([, name]) => name,
    )
    expect(caches).toHaveLength(3)
    expect(named('cache')).toEqual(caches)
  })

  test.each(LANGUAGES)(
    'calls the categories in %s what the banner calls them',
    async (language) => {
      const page = await new Visitor({ language }).get('/cookie-policy')
      const labels = ['functional', 'analytics', 'marketing'] as const
      const words = labels.map((category) =>
        translator(language, 'consent')(`categories.${category}.label`),
      )
      expect([...new Set(page.texts('#cleared tbody tr td:nth-of-type(1)'))]).toEqual(words)
      for (const word of words) expect(page.textOf('#categories')).toContain(`${word}:`)
    },
  )

  test('who only reads gets no cookie', async () => {
    const visitor = new Visitor()
    for (const path of ['/', '/shop', '/contact', ...paths]) await visitor.get(path)
    expect([...visitor.cookies]).toEqual([])
  })
})
