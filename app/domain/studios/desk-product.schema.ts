import type { TFunction } from 'i18next'
import { z } from 'zod'
import type { Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount } from '../catalog/amount.rules'
import { CATEGORIES, type Currency } from '../catalog/catalog.rules'
import {
  DESCRIPTION_MAX,
  MOST_DAYS,
  MOST_LINES,
  MOST_REVISIONS,
  PRODUCT_NAME_MAX,
  STEP_ROWS,
  SUMMARY_MAX,
} from './desk-product.rules'
import { cleanText, readName } from './studio.rules'

type Translate = TFunction<'studio-goods'>
type Values = Record<string, string | undefined>

export interface ProductWords {
  language: Language
  name: string
  summary: string
  description: string
  included: string[]
  excluded: string[]
  needs: string[]
}
export interface ProductStep {
  percentage: number
  workingDays: number
  words: { language: Language; title: string; outcome: string }[]
}
export interface DeskProductInput {
  category: string
  revisions: number
  milestonePayment: boolean
  prices: { currency: Currency; amount: number }[]
  words: ProductWords[]
  steps: ProductStep[]
}

const WORD_FIELDS = ['name', 'summary', 'description', 'included', 'excluded', 'needs'] as const
const NEEDED = ['name', 'summary', 'description', 'included'] as const
const linesOf = (text: string | undefined) =>
  cleanText(text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const whole = (text: string | undefined, least: number, most: number) =>
  /^\d{1,4}$/.test(text?.trim() ?? '') && Number(text) >= least && Number(text) <= most
    ? Number(text)
    : null

/**
 * A service as a studio's form has it: in the studio's languages, the first of which is needed, and
 * a price in each of its currencies, typed in `locale`.
 */
export function deskProductSchema(
  t: Translate,
  {
    languages,
    currencies,
    locale,
  }: { languages: readonly Language[]; currencies: readonly Currency[]; locale: Language },
) {
  const steps = Array.from({ length: STEP_ROWS }, (_, index) => index + 1)
  const names = [
    ...languages.flatMap((language) => WORD_FIELDS.map((field) => `${field}-${language}`)),
    ...currencies.map((currency) => `price-${currency}`),
    ...steps.flatMap((row) => [
      `share-${row}`,
      `days-${row}`,
      ...languages.flatMap((language) => [
        `title-${row}-${language}`,
        `outcome-${row}-${language}`,
      ]),
    ]),
  ]
  const text = z
    .string()
    .max(2 * DESCRIPTION_MAX, t('errors.long', { count: DESCRIPTION_MAX }))
    .optional()
  const shape = {
    category: z.enum(CATEGORIES, { error: t('errors.category') }),
    revisions: z
      .string({ error: t('errors.revisions', { count: MOST_REVISIONS }) })
      .max(20, t('errors.revisions', { count: MOST_REVISIONS })),
    milestonePayment: z.literal('on').optional(),
    ...Object.fromEntries(names.map((name) => [name, text])),
  }
  return z.object(shape).transform((typed, context): DeskProductInput => {
    const values = typed as unknown as Values
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    const line = (path: string, max: number) => {
      const read = readName(values[path] ?? '', max)
      if ('name' in read) return read.name
      complain(path, t(`errors.line.${read.problem}`, { count: max }))
      return ''
    }
    const paragraphs = (path: string, max: number) => {
      const clean = cleanText(values[path] ?? '')
      if (clean.length > max) complain(path, t('errors.long', { count: max }))
      return clean
    }
    const list = (path: string) => {
      const lines = linesOf(values[path])
      if (lines.length > MOST_LINES) complain(path, t('errors.lines', { count: MOST_LINES }))
      return lines
    }
    const written = languages.filter(
      (language, index) =>
        index === 0 ||
        WORD_FIELDS.some((field) => cleanText(values[`${field}-${language}`] ?? '') !== ''),
    )
    const words = written.map((language): ProductWords => {
      const at = (field: (typeof WORD_FIELDS)[number]) => `${field}-${language}`
      for (const field of NEEDED)
        if (field !== 'name' && cleanText(values[at(field)] ?? '') === '')
          complain(at(field), t(`errors.needed.${field}`))
      return {
        ...{
          language,
          name: line(at('name'), PRODUCT_NAME_MAX),
          summary: paragraphs(at('summary'), SUMMARY_MAX),
          description: paragraphs(at('description'), DESCRIPTION_MAX),
        },
        ...{
          included: list(at('included')),
          excluded: list(at('excluded')),
          needs: list(at('needs')),
        },
      }
    })
    const prices = currencies.map((currency) => {
      const amount = readAmount(values[`price-${currency}`] ?? '', locale)
      if (amount === null || amount < 100 || amount > MAX_AMOUNT)
        complain(`price-${currency}`, t('errors.price', { currency }))
      return { currency, amount: amount ?? 0 }
    })
    const used = steps.filter(
      (row) =>
        row === 1 ||
        [
          `share-${row}`,
          `days-${row}`,
          ...languages.map((language) => `title-${row}-${language}`),
        ].some((name) => values[name]?.trim()),
    )
    const plan = used.map((row): ProductStep => {
      const [percentage, workingDays] = [
        whole(values[`share-${row}`], 1, 100),
        whole(values[`days-${row}`], 1, MOST_DAYS),
      ]
      if (percentage === null) complain(`share-${row}`, t('errors.share', { row }))
      if (workingDays === null) complain(`days-${row}`, t('errors.days', { row, count: MOST_DAYS }))
      const named = written.map((language) => ({
        language,
        title: line(`title-${row}-${language}`, PRODUCT_NAME_MAX),
        outcome: paragraphs(`outcome-${row}-${language}`, SUMMARY_MAX),
      }))
      return { percentage: percentage ?? 0, workingDays: workingDays ?? 1, words: named }
    })
    const sum = plan.reduce((total, { percentage }) => total + percentage, 0)
    if (sum !== 100 && plan.every(({ percentage }) => percentage > 0))
      complain('share-1', t('errors.sum', { sum }))
    if (typed.milestonePayment === 'on' && plan.length < 2)
      complain('milestonePayment', t('errors.oneStep'))
    const revisions = whole(String(typed.revisions), 0, MOST_REVISIONS)
    if (revisions === null) complain('revisions', t('errors.revisions', { count: MOST_REVISIONS }))
    return {
      category: typed.category as string,
      revisions: revisions ?? 0,
      milestonePayment: typed.milestonePayment === 'on',
      prices,
      words,
      steps: plan,
    }
  })
}
