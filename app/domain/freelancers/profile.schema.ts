import { z } from 'zod'
import { manyLines, oneLine, within } from '~/platform/free-text'
import { LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readAmount } from '../catalog/amount.rules'
import { CURRENCIES } from '../catalog/catalog.rules'
import { ALL_SKILLS, LONGEST, MOST_LINKS, readLinks, type Skill } from './application.rules'

export const LONGEST_PROFILE = { headline: 120, about: 2000, links: LONGEST.links }
/** Integer cents of any currency an hour: 10,000 of it. */
const HIGHEST_RATE = 1_000_000

type ProfileProblem =
  'headline' | 'tooLong' | 'languages' | 'skills' | 'link' | 'links' | 'rate' | 'currency'
/** What a field says when it is wrong. */
export type ProfileWords = (
  problem: ProfileProblem,
  words?: { count?: number; link?: string },
) => string

const LONGEST_QUOTE = 60

function portfolio(say: ProfileWords) {
  const typed = z
    .string()
    .max(LONGEST_PROFILE.links, say('tooLong', { count: LONGEST_PROFILE.links }))
    .default('')
  return typed.transform((text, context) => {
    const { links, wrong } = readLinks(text)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (wrong.length > 0) refuse(say('link', { link: wrong[0]!.slice(0, LONGEST_QUOTE) }))
    if (links.length > MOST_LINKS) refuse(say('links', { count: MOST_LINKS }))
    return links
  })
}

/** An amount as the language writes it, in integer cents; null for none. */
function rate(say: ProfileWords, language: Language) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      if (text.trim() === '') return null
      const cents = readAmount(text, language)
      if (cents !== null && cents > 0 && cents <= HIGHEST_RATE) return cents
      context.addIssue({ code: 'custom', message: say('rate') })
      return z.NEVER
    })
}

/** What freelancers say of themselves; with a public page the headline is asked for. */
export function freelancerProfileSchema(say: ProfileWords, language: Language) {
  const some = <Value extends string>(values: readonly [Value, ...Value[]], error: string) =>
    z.array(z.enum(values, { error })).min(1, error)
  const text = (longest: number, tidy: (value: string) => string) =>
    z
      .string()
      .overwrite(within(longest, tidy))
      .max(longest, say('tooLong', { count: longest }))
      .default('')
  return z
    .object({
      headline: text(LONGEST_PROFILE.headline, oneLine),
      about: text(LONGEST_PROFILE.about, manyLines),
      skills: some(ALL_SKILLS as [Skill, ...Skill[]], say('skills')),
      languages: some(LANGUAGES, say('languages')),
      links: portfolio(say),
      rate: rate(say, language),
      currency: z.enum(CURRENCIES, { error: say('currency') }),
      publicPage: z.boolean().default(false),
    })
    .refine(({ publicPage, headline }) => !publicPage || headline !== '', {
      path: ['headline'],
      message: say('headline'),
    })
}
export type ProfileInput = z.output<ReturnType<typeof freelancerProfileSchema>>
export type ProfileFields = keyof ProfileInput
