import type { TFunction } from 'i18next'
import { z } from 'zod'
import { manyLines, within } from '~/platform/free-text'
import { CURRENCIES } from '../catalog/catalog.rules'
import { readLinks } from '../freelancers/application.rules'
import {
  brandOptions,
  LONGEST_NOTES,
  LONGEST_REFERENCES,
  MOST_REFERENCES,
  needOptions,
  OTHER,
  paceOptions,
  platformOptions,
  scopeOptions,
  styleOptions,
  TEXT_LANGUAGES,
  typeOptions,
  type Answers,
  type Step,
} from './answers.rules'
import { asksForBrand, type Offer } from './offers.rules'

const LONGEST_QUOTE = 60
/** How far ahead a wished day may lie. */
const FURTHEST_YEARS = 2

type Translate = TFunction<'wizard'>

function references(t: Translate) {
  const tooLong = t('errors.referencesLong', { count: LONGEST_REFERENCES })
  return z
    .string()
    .overwrite(within(LONGEST_REFERENCES, manyLines))
    .max(LONGEST_REFERENCES, tooLong)
    .default('')
    .transform((text, context) => {
      const { links, wrong } = readLinks(text)
      const refuse = (message: string) => context.addIssue({ code: 'custom', message })
      if (wrong.length > 0)
        refuse(t('errors.reference', { link: wrong[0]!.slice(0, LONGEST_QUOTE) }))
      if (links.length > MOST_REFERENCES) refuse(t('errors.references', { count: MOST_REFERENCES }))
      return links
    })
}

function day(t: Translate, today: Date) {
  const last = new Date(today)
  last.setUTCFullYear(last.getUTCFullYear() + FURTHEST_YEARS)
  const isAhead = (date: string) =>
    Date.parse(date) > today.getTime() && Date.parse(date) <= last.getTime()
  return z.iso
    .date({ error: t('errors.date'), abort: true })
    .refine(isAhead, t('errors.datePast'))
    .optional()
}

function timeline(t: Translate, answers: Answers, catalog: readonly Offer[], today: Date) {
  const fields = z.object({
    pace: z.enum(paceOptions(answers, catalog), { error: t('errors.pace') }),
    date: day(t, today),
  })
  return fields.refine(({ pace, date }) => pace !== 'date' || date !== undefined, {
    path: ['date'],
    error: t('errors.dateMissing'),
  })
}

function specs(t: Translate, answers: Answers, catalog: readonly Offer[]) {
  const brand = z.enum(brandOptions(catalog), { error: t('errors.brand') })
  return z.object({
    scope: z.enum([...scopeOptions(answers, catalog), OTHER], { error: t('errors.scope') }),
    brand: asksForBrand(answers.type) ? brand : brand.optional(),
    languages: z.array(z.enum(TEXT_LANGUAGES)).default([]),
    references: references(t),
    notes: z
      .string()
      .overwrite(within(LONGEST_NOTES, manyLines))
      .max(LONGEST_NOTES, t('errors.notes', { count: LONGEST_NOTES }))
      .default(''),
  })
}

/**
 * What the form of a step takes, out of what the answers before it leave open; messages are in the
 * visitor's language.
 */
export function stepSchema(
  step: Step,
  t: Translate,
  { answers, catalog, today }: { answers: Answers; catalog: readonly Offer[]; today: Date },
) {
  switch (step) {
    case 'project-type':
      return z.object({ type: z.enum(typeOptions(catalog), { error: t('errors.type') }) })
    case 'platform':
      return z.object({
        platform: z.enum([...platformOptions(answers, catalog), 'advise'], {
          error: t('errors.platform'),
        }),
      })
    case 'build-style':
      return z.object({
        style: z.enum([...styleOptions(answers, catalog), 'advise'], { error: t('errors.style') }),
      })
    case 'advanced-needs':
      return z.object({
        needs: z
          .array(z.enum(needOptions(answers, catalog), { error: t('errors.needs') }))
          .default([]),
      })
    case 'timeline':
      return timeline(t, answers, catalog, today)
    case 'specs':
      return specs(t, answers, catalog)
  }
}

export const currencySchema = z.object({ currency: z.enum(CURRENCIES) })
