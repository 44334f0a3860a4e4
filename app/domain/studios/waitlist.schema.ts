import type { TFunction } from 'i18next'
import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { LONGEST, readReferralCode } from './waitlist.rules'

/** What a studio writes to stand in line; messages are in the visitor's language. */
export function waitlistSchema(t: TFunction<'waitlist'>) {
  const tooLong = (count: number) => t('errors.tooLong', { count })
  return z.object({
    name: z.string({ error: t('errors.name') }).overwrite(within(LONGEST.name, oneLine)).min(1, t('errors.name')).max(LONGEST.name, tooLong(LONGEST.name)),
    studioName: z.string({ error: t('errors.studioName') }).overwrite(within(LONGEST.studioName, oneLine)).min(1, t('errors.studioName')).max(LONGEST.studioName, tooLong(LONGEST.studioName)),
    email: z.email({ error: t('errors.email') }).max(LONGEST.email, tooLong(LONGEST.email)).transform((value) => value.toLowerCase()),
    privacy: z.literal(true, { error: t('errors.privacy') }),
    // A code that is not one brought nobody.
    by: z.string().default('').transform(readReferralCode),
    // People leave it empty; no value is refused, since a refusal would tell a robot what to mend.
    website: z.string().default(''),
  })
}

export type WaitlistInput = z.output<ReturnType<typeof waitlistSchema>>
