import type { TFunction } from 'i18next'
import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import type { Language } from '~/platform/i18n/languages'
import { MAX_AMOUNT, readAmount, writeAmount } from './amount.rules'
import { CATEGORIES, CODE_LEVELS, PLATFORMS } from './catalog.rules'
import { AVAILABILITY_STATUSES, LONGEST, MOST } from './product-editing.rules'

/** Whose words the messages are in, and whose format the amounts. */
export interface Typing {
  t: TFunction<'products'>
  language: Language
}

const EXAMPLE = 123_450

/** An amount of money, integer cents. */
function amount({ t, language }: Typing) {
  const example = writeAmount(EXAMPLE, language)
  return z.string({ error: t('errors.price') }).transform((text, context) => {
    const cents = readAmount(text, language)
    const refuse = (message: string) => (context.addIssue({ code: 'custom', message }), z.NEVER)
    if (cents === null) return refuse(t('errors.amount', { typed: text.slice(0, 20), example }))
    if (cents === 0) return refuse(t('errors.zero'))
    return cents > MAX_AMOUNT
      ? refuse(t('errors.tooMuch', { most: writeAmount(MAX_AMOUNT, language) }))
      : cents
  })
}

/** The amounts per currency, of which US dollars must be given. */
export function amountsSchema(typing: Typing) {
  const one = amount(typing)
  return z.object({ USD: one, EUR: one.optional(), SEK: one.optional(), PLN: one.optional() })
}

function whole(error: string, { min, max }: { min: number; max: number }) {
  return z.number({ error }).int(error).min(min, error).max(max, error)
}

/** Working days, at least one unless `min` says otherwise. */
export function workingDays({ t }: Typing, min = 1) {
  return whole(t('errors.days', { min, max: MOST.days }), { min, max: MOST.days })
}

/** A text on one line. */
export function shortText({ t }: Typing, longest: number) {
  return z
    .string({ error: t('errors.empty') })
    .overwrite(within(longest, oneLine))
    .max(longest, t('errors.tooLong', { count: longest }))
}

/** A text with its line breaks. */
function longText({ t }: Typing, longest: number) {
  return z
    .string({ error: t('errors.empty') })
    .overwrite(within(longest, manyLines))
    .max(longest, t('errors.tooLong', { count: longest }))
}

function choices({ t }: Typing) {
  const error = t('errors.choose')
  return {
    category: z.enum(CATEGORIES, { error }),
    platform: z.enum(PLATFORMS, { error }),
    codeLevel: z.enum(CODE_LEVELS, { error }),
  }
}

/** What a product is begun with; `key` makes a form that is sent twice one product. */
export function createSchema(typing: Typing) {
  return z.object({
    key: z.uuid(),
    name: shortText(typing, LONGEST.name).min(1, typing.t('errors.empty')),
    ...choices(typing),
    price: amount(typing),
    days: workingDays(typing),
  })
}
export type CreateInput = z.infer<ReturnType<typeof createSchema>>

export function basicsSchema(typing: Typing) {
  const { t } = typing
  return z.object({
    ...choices(typing),
    availabilityStatus: z.enum(AVAILABILITY_STATUSES, { error: t('errors.choose') }),
    featured: z.boolean().default(false),
    milestonePayment: z.boolean().default(false),
    revisions: whole(t('errors.revisions', { max: MOST.revisions }), {
      min: 0,
      max: MOST.revisions,
    }),
    slug: z
      .string({ error: t('errors.slug') })
      .max(LONGEST.slug, t('errors.tooLong', { count: LONGEST.slug }))
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t('errors.slug')),
  })
}
export type BasicsInput = z.infer<ReturnType<typeof basicsSchema>>

export type AmountsInput = z.infer<ReturnType<typeof amountsSchema>>

/**
 * Standard delivery, and what is faster than it for more money; without days a speed is not
 * offered.
 */
export function speedsSchema(typing: Typing) {
  const { t } = typing
  const surcharge = whole(t('errors.surcharge', { max: MOST.surcharge }), {
    min: 1,
    max: MOST.surcharge,
  })
  const faster = z
    .object({ days: workingDays(typing).optional(), surcharge: surcharge.optional() })
    .default({})
  return z
    .object({
      standard: z.object(
        { days: workingDays(typing) },
        { error: t('errors.days', { min: 1, max: MOST.days }) },
      ),
      express: faster,
      rush: faster,
    })
    .superRefine((speeds, context) => {
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message })
      let slower: { days?: number; surcharge?: number } = {
        days: speeds.standard.days,
        surcharge: 0,
      }
      for (const name of ['express', 'rush'] as const) {
        const { days, surcharge } = speeds[name]
        if (days === undefined && surcharge === undefined) continue
        if (days === undefined || surcharge === undefined)
          refuse([name, days === undefined ? 'days' : 'surcharge'], t('errors.half'))
        else if (days >= slower.days!)
          refuse([name, 'days'], t('errors.notFaster', { days: slower.days }))
        else if (surcharge <= slower.surcharge!)
          refuse([name, 'surcharge'], t('errors.notDearer', { percent: slower.surcharge }))
        else slower = { days, surcharge }
      }
    })
}
export type SpeedsInput = z.infer<ReturnType<typeof speedsSchema>>

/** One sentence a line. */
function sentenceList(typing: Typing) {
  const { t } = typing
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const sentences = manyLines(text).split('\n').map(oneLine).filter(Boolean)
      if (sentences.length > MOST.sentences)
        context.addIssue({
          code: 'custom',
          message: t('errors.sentences', { count: MOST.sentences }),
        })
      if (sentences.some((sentence) => sentence.length > LONGEST.sentence))
        context.addIssue({
          code: 'custom',
          message: t('errors.sentence', { count: LONGEST.sentence }),
        })
      return sentences
    })
}

/** A product in one language; a language in which nothing is written is left out. */
export function wordsSchema(typing: Typing, required: boolean) {
  const short = (longest: number) => shortText(typing, longest).default('')
  const list = sentenceList(typing)
  const schema = z.object({
    name: short(LONGEST.name),
    summary: short(LONGEST.summary),
    description: longText(typing, LONGEST.description).default(''),
    deliveryTime: short(LONGEST.deliveryTime),
    included: list,
    excluded: list,
    needs: list,
  })
  return schema.superRefine((words, context) => {
    const written = Object.values(words).some((text) => text.length > 0)
    if (words.name === '' && (required || written))
      context.addIssue({ code: 'custom', path: ['name'], message: typing.t('errors.empty') })
  })
}
export type WordsInput = z.infer<ReturnType<typeof wordsSchema>>
