import { z } from 'zod'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { LONGEST, MOST } from './product-editing.rules'
import { amountsSchema, shortText, workingDays, type Typing } from './product-editing.schema'

/** A name with a text to it, in each language: both, or nothing but in English. */
function inLanguages<First extends string, Second extends string>(
  typing: Typing,
  first: First,
  second: Second,
  longest: { first: number; second: number },
) {
  const { t } = typing
  const text = (max: number) => shortText(typing, max).default('')
  const words = z.object({ [first]: text(longest.first), [second]: text(longest.second) } as Record<
    First | Second,
    ReturnType<typeof text>
  >)
  const all = Object.fromEntries(
    LANGUAGES.map((language) => [language, words.default({ [first]: '', [second]: '' } as never)]),
  )
  return z
    .object(all as unknown as Record<Language, typeof words>)
    .superRefine((written, context) => {
      for (const language of LANGUAGES) {
        const texts = written[language] as Record<First | Second, string>
        const wanted = language === FALLBACK_LANGUAGE || texts[first] !== '' || texts[second] !== ''
        for (const field of [first, second]) {
          if (wanted && texts[field] === '')
            context.addIssue({
              code: 'custom',
              path: [language, field],
              message: t(language === FALLBACK_LANGUAGE ? 'errors.empty' : 'errors.bothOrNone'),
            })
        }
      }
    })
}

/** The milestone plan, of which the shares add up to the whole price. */
export function planSchema(typing: Typing) {
  const { t } = typing
  const share = t('errors.share')
  const step = z.object({
    percentage: z.number({ error: share }).int(share).min(1, share).max(100, share),
    days: workingDays(typing),
    words: inLanguages(typing, 'title', 'outcome', {
      first: LONGEST.title,
      second: LONGEST.outcome,
    }),
  })
  return z
    .object({
      steps: z
        .array(step, { error: t('errors.noSteps') })
        .min(1, t('errors.noSteps'))
        .max(MOST.steps, t('errors.steps', { count: MOST.steps })),
    })
    .superRefine(({ steps }, context) => {
      const sum = steps.reduce((total, { percentage }) => total + percentage, 0)
      if (sum !== 100)
        context.addIssue({ code: 'custom', path: ['steps'], message: t('errors.sum', { sum }) })
    })
}
export type PlanInput = z.infer<ReturnType<typeof planSchema>>

/** The add-ons in their order; `id` is that of one which is there already. */
export function addOnsSchema(typing: Typing) {
  const { t } = typing
  const addOn = z.object({
    id: z
      .string()
      .regex(/^\d{1,10}$/)
      .optional(),
    days: workingDays(typing, 0),
    prices: amountsSchema(typing),
    words: inLanguages(typing, 'name', 'description', {
      first: LONGEST.name,
      second: LONGEST.sentence,
    }),
  })
  return z.object({
    addOns: z
      .array(addOn)
      .max(MOST.addOns, t('errors.addOns', { count: MOST.addOns }))
      .default([]),
  })
}
export type AddOnsInput = z.infer<ReturnType<typeof addOnsSchema>>
