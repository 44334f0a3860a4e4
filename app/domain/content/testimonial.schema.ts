import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/platform/i18n/languages'

export const LONGEST_QUOTE = 600
export const LONGEST_NAME = 80
const RATINGS = ['1', '2', '3', '4', '5'] as const

export type TestimonialProblem =
  'name' | 'tooLong' | 'quoteTooLong' | 'rating' | 'quote' | 'role' | 'both'
type Say = (problem: TestimonialProblem) => string
const bare: Say = () => ''

/** The names of the fields of the words in each language. */
export const quoteField = (language: Language) => `quote_${language}` as const
export const roleField = (language: Language) => `role_${language}` as const
type WordField = ReturnType<typeof quoteField> | ReturnType<typeof roleField>

function wordFields(say: Say) {
  const text = (max: number, problem: TestimonialProblem) =>
    z
      .string()
      .default('')
      .overwrite(within(max, oneLine))
      .refine((value) => value.length <= max, { error: () => say(problem) })
  const fields = LANGUAGES.flatMap((language) => [
    [quoteField(language), text(LONGEST_QUOTE, 'quoteTooLong')],
    [roleField(language), text(LONGEST_NAME, 'tooLong')],
  ])
  return Object.fromEntries(fields) as Record<WordField, ReturnType<typeof text>>
}

/**
 * Who says it, how many stars, and the words: in English, and in any other language with both of
 * its fields.
 */
export function testimonialSchema(say: Say = bare) {
  return z
    .object({
      name: z
        .string({ error: say('name') })
        .overwrite(within(LONGEST_NAME, oneLine))
        .min(1, say('name'))
        .max(LONGEST_NAME, say('tooLong')),
      companyName: z
        .string()
        .default('')
        .overwrite(within(LONGEST_NAME, oneLine))
        .refine((value) => value.length <= LONGEST_NAME, { error: () => say('tooLong') }),
      rating: z.enum(RATINGS, { error: say('rating') }).transform(Number),
      isSample: z.literal('on').optional().transform(Boolean),
      hidden: z.literal('on').optional().transform(Boolean),
      ...wordFields(say),
    })
    .superRefine((written, context) => {
      for (const language of LANGUAGES) {
        const [quote, role] = [written[quoteField(language)], written[roleField(language)]]
        const base = language === FALLBACK_LANGUAGE
        if (!base && quote === '' && role === '') continue
        if (quote === '')
          context.addIssue({
            code: 'custom',
            path: [quoteField(language)],
            message: say(base ? 'quote' : 'both'),
          })
        if (role === '')
          context.addIssue({
            code: 'custom',
            path: [roleField(language)],
            message: say(base ? 'role' : 'both'),
          })
      }
    })
}
export type TestimonialFields = z.input<ReturnType<typeof testimonialSchema>>
export type TestimonialInput = z.output<ReturnType<typeof testimonialSchema>>
