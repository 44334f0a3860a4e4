import type { TFunction } from 'i18next'
import { z } from 'zod'
import { asIsoDay } from '~/platform/typed-day'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { CATEGORIES } from '../catalog/catalog.rules'
import {
  TEMPLATE_BADGES,
  TEMPLATE_PLATFORMS,
  TEMPLATE_PRICES,
  TEMPLATE_TYPES,
} from '../content/template.rules'
import { BADGE_PLACES, isWebAddress, LONGEST, MOST, YEARS } from './curation.rules'

type T = TFunction<'curation'>

function text(t: T, longest: number, read = oneLine) {
  return z
    .string({ error: t('errors.empty') })
    .overwrite(within(longest, read))
    .max(longest, t('errors.tooLong', { count: longest }))
}
const needed = (t: T, longest: number) => text(t, longest).min(1, t('errors.empty'))

/**
 * Texts in each language: all of them in English, and in another one all or none, since it is shown
 * as a whole.
 */
function inLanguages<Field extends string>(t: T, fields: Record<Field, ReturnType<typeof text>>) {
  const names = Object.keys(fields) as Field[]
  const blank = Object.fromEntries(names.map((name) => [name, ''])) as Record<Field, string>
  const words = z.object(
    Object.fromEntries(
      names.map((name) => [name, (fields[name] as z.ZodString).default('')]),
    ) as Record<Field, z.ZodDefault<z.ZodString>>,
  )
  const all = Object.fromEntries(
    LANGUAGES.map((language) => [language, words.default(blank as never)]),
  ) as unknown as Record<Language, typeof words>
  const nothing = Object.fromEntries(LANGUAGES.map((language) => [language, blank]))
  return z
    .object(all)
    .default(nothing as never)
    .superRefine((written, context) => {
      for (const language of LANGUAGES) {
        const texts = written[language] as Record<Field, string>
        const wanted = language === FALLBACK_LANGUAGE || names.some((name) => texts[name] !== '')
        const message = t(language === FALLBACK_LANGUAGE ? 'errors.empty' : 'errors.allOrNone')
        for (const name of names)
          if (wanted && texts[name] === '')
            context.addIssue({ code: 'custom', path: [language, name], message })
      }
    })
}

const address = (t: T) => text(t, LONGEST.url).refine(isWebAddress, t('errors.url'))

/** The first of each name, whatever its case. */
function onceEach(names: string[]) {
  const seen = new Set<string>()
  return names.filter((name) => seen.size < seen.add(name.toLowerCase()).size)
}

/** What a project is built with, one technology a line, each named once. */
function technologies(t: T) {
  return z
    .string()
    .default('')
    .transform((typed, context) => {
      const names = manyLines(typed).split('\n').map(oneLine).filter(Boolean)
      const found = onceEach(names)
      if (found.length > MOST.technologies)
        context.addIssue({
          code: 'custom',
          message: t('errors.technologies', { count: MOST.technologies }),
        })
      if (found.some((name) => name.length > LONGEST.technology))
        context.addIssue({
          code: 'custom',
          message: t('errors.technology', { count: LONGEST.technology }),
        })
      return found
    })
}

function day(t: T) {
  const error = t('errors.date', YEARS)
  return z
    .string({ error })
    .overwrite(asIsoDay)
    .pipe(z.iso.date({ error }))
    .refine(
      (value) =>
        Number(value.slice(0, 4)) >= YEARS.first && Number(value.slice(0, 4)) <= YEARS.last,
      error,
    )
}

/** A project of the showcase (spec §3), but for its picture and its status. */
export function projectSchema(t: T) {
  const priority = t('errors.priority', { max: MOST.priority })
  return z.object({
    category: z.enum(CATEGORIES, { error: t('errors.choose') }),
    date: day(t),
    technologies: technologies(t),
    liveUrl: address(t).optional(),
    githubUrl: address(t).optional(),
    featured: z.boolean().default(false),
    priority: z
      .number({ error: priority })
      .refine(
        (number) => Number.isInteger(number) && number >= 0 && number <= MOST.priority,
        priority,
      ),
    words: inLanguages(t, {
      title: text(t, LONGEST.title),
      description: text(t, LONGEST.description, manyLines),
      industry: text(t, LONGEST.industry),
    }),
  })
}
export type ProjectInput = z.infer<ReturnType<typeof projectSchema>>

/** The review's badges in their places; one that is chosen twice counts once. */
function badges(t: T) {
  const one = z.enum(TEMPLATE_BADGES, { error: t('errors.choose') }).optional()
  const places = z.object({ first: one, second: one, third: one, fourth: one } satisfies Record<
    (typeof BADGE_PLACES)[number],
    typeof one
  >)
  return places
    .default({})
    .transform((chosen) => [...new Set(BADGE_PLACES.flatMap((place) => chosen[place] ?? []))])
}

/** A template of the community (spec §3), but for its pictures and its status. */
export function templateSchema(t: T) {
  const error = t('errors.choose')
  return z.object({
    name: needed(t, LONGEST.name),
    creator: needed(t, LONGEST.creator),
    sourceUrl: address(t),
    platform: z.enum(Object.keys(TEMPLATE_PLATFORMS) as [string, ...string[]], { error }),
    templateType: z.enum(TEMPLATE_TYPES, { error }),
    price: z.enum(TEMPLATE_PRICES, { error }),
    featured: z.boolean().default(false),
    badges: badges(t),
    words: inLanguages(t, { description: text(t, LONGEST.description, manyLines) }),
  })
}
export type TemplateInput = z.infer<ReturnType<typeof templateSchema>>

/** Of one showing of an empty form: sent twice, it makes one record. */
export const formKeySchema = z.uuid()
