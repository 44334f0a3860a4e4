import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { manyLines, within } from '~/platform/free-text'
import { nameSchema } from '~/platform/names'
import { LANGUAGES } from '~/platform/i18n/languages'
import { COUNTRIES } from '~/domain/ground/countries'
import {
  ALL_SKILLS,
  AVAILABILITY,
  EXPERIENCE,
  LONGEST,
  MOST_LINKS,
  OTHER_COUNTRY,
  readLinks,
} from './application.rules'

const LONGEST_QUOTE = 60

function portfolio(t: TFunction<'application'>, tooLong: (count: number) => string) {
  const typed = z.string().max(LONGEST.links, tooLong(LONGEST.links)).default('')
  return typed.transform((text, context) => {
    const { links, wrong } = readLinks(text)
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (wrong.length > 0) refuse(t('errors.link', { link: wrong[0]!.slice(0, LONGEST_QUOTE) }))
    if (links.length > MOST_LINKS) refuse(t('errors.links', { count: MOST_LINKS }))
    return links
  })
}

/** What a freelancer writes to apply, besides files; messages are in the applicant's language. */
export function applicationSchema(t: TFunction<'application'>) {
  const tooLong = (count: number) => t('errors.tooLong', { count })
  const some = <Value extends string>(values: readonly [Value, ...Value[]], error: string) =>
    z.array(z.enum(values, { error })).min(1, error)
  return z.object({
    name: nameSchema(LONGEST.name, {
      missing: t('errors.name'),
      signs: t('nameSigns', { ns: 'forms' }),
      tooLong: tooLong(LONGEST.name),
    }),
    email: mailAddress(t('errors.email'), {
      max: LONGEST.email,
      tooLong: tooLong(LONGEST.email),
    }),
    country: z.enum([...COUNTRIES, OTHER_COUNTRY], { error: t('errors.country') }),
    languages: some(LANGUAGES, t('errors.languages')),
    skills: some(
      ALL_SKILLS as [(typeof ALL_SKILLS)[number], ...typeof ALL_SKILLS],
      t('errors.skills'),
    ),
    experience: z.enum(EXPERIENCE, { error: t('errors.experience') }),
    availability: z.enum(AVAILABILITY, { error: t('errors.availability') }),
    introduction: z
      .string({ error: t('errors.introduction') })
      .overwrite(within(LONGEST.introduction, manyLines))
      .min(1, t('errors.introduction'))
      .max(LONGEST.introduction, tooLong(LONGEST.introduction)),
    links: portfolio(t, tooLong),
    privacy: z.literal(true, { error: t('errors.privacy') }),
    // People leave it empty; no value is refused, since a refusal would tell a robot what to mend.
    website: z.string().default(''),
    stamp: z.string().default(''),
  })
}

export type ApplicationInput = z.infer<ReturnType<typeof applicationSchema>>
