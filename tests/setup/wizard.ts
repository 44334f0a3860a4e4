import { db } from '../../app/platform/db/db.server'
import type { Values } from './form'
import type { Page } from './page'
import { Visitor } from './visitor'

export const WIZARD = '/shop/project-wizard'
export const FORM = '#wizard'
export const STEPS = [
  'project-type',
  'platform',
  'build-style',
  'advanced-needs',
  'timeline',
  'specs',
] as const

/** A site of eight pages in Webflow, with copy and a second language, by express. */
export const ANSWERS: Record<(typeof STEPS)[number], Values> = {
  'project-type': { type: 'website' },
  platform: { platform: 'Webflow' },
  'build-style': {},
  'advanced-needs': { needs: ['copy', 'multilingual'] },
  timeline: { pace: 'express' },
  specs: {
    scope: 'pages-8',
    brand: 'logo',
    languages: ['en', 'sv'],
    references: 'example.com/one\nhttps://example.org/two',
    notes: 'We open in March.',
  },
}
/**
 * Of the lines below, in US cents: 4,900 and 1,290 and 890 with 25 % more each, and two second
 * languages.
 */
export const TOTAL = '$10,280.00'

/**
 * Answers the steps in their order, through the forms that are really there, and arrives at the
 * summary. Throws when one is refused.
 */
export async function answerAll(
  visitor: Visitor,
  answers: Partial<typeof ANSWERS> = {},
): Promise<Page> {
  let page = await visitor.get(`${WIZARD}/project-type`)
  while (!page.path.endsWith('/summary')) {
    const step = page.url.pathname.split('/').at(-1) as (typeof STEPS)[number]
    page = await visitor.submit(page, FORM, { ...ANSWERS[step], ...answers[step] })
    if (page.status !== 200)
      throw new Error(`${step} answered ${page.status}: ${page.errors.join()}`)
  }
  return page
}

export async function issue(visitor: Visitor, currency = 'USD'): Promise<Page> {
  return visitor.submit(await visitor.get(`${WIZARD}/summary`), 'Get quote', { currency })
}

export async function newQuote(currency?: string) {
  const visitor = new Visitor()
  await answerAll(visitor)
  return { visitor, page: await issue(visitor, currency) }
}

export const numberOf = (page: Page) => /Q-\d{4}-\d{5}/.exec(page.heading)![0]
export const rowOf = (page: Page) =>
  db.quote.findUniqueOrThrow({ where: { number: numberOf(page) } })

/** What the last action had to say. */
export const flashOf = (page: Page) => page.textOf('[role="status"]')
