import type { TFunction } from 'i18next'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { nameSchema } from '~/platform/names'
import { LONGEST, readReferralCode } from './waitlist.rules'

/** What a studio writes to stand in line; messages are in the visitor's language. */
export function waitlistSchema(t: TFunction<'waitlist'>) {
  const tooLong = (count: number) => t('errors.tooLong', { count })
  const named = (max: number, missing: string) =>
    nameSchema(max, { missing, signs: t('nameSigns', { ns: 'forms' }), tooLong: tooLong(max) })
  return z.object({
    name: named(LONGEST.name, t('errors.name')),
    studioName: named(LONGEST.studioName, t('errors.studioName')),
    email: mailAddress(t('errors.email'), {
      max: LONGEST.email,
      tooLong: tooLong(LONGEST.email),
    }),
    privacy: z.literal(true, { error: t('errors.privacy') }),
    // A code that is not one brought nobody.
    by: z.string().default('').transform(readReferralCode),
    // People leave it empty; no value is refused, since a refusal would tell a robot what to mend.
    website: z.string().default(''),
  })
}

export type WaitlistInput = z.output<ReturnType<typeof waitlistSchema>>
