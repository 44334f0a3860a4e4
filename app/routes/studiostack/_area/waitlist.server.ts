import { getZodConstraint } from '@conform-to/zod/v4'
import { readReferralCode } from '~/domain/studios/waitlist.rules'
import { waitlistSchema } from '~/domain/studios/waitlist.schema'
import {
  countWaitlist,
  findWaitlistEntry,
  type WaitlistStanding,
} from '~/domain/studios/waitlist.server'
import {
  invitationState,
  studioInvitationToken,
  type InvitationState,
} from '~/domain/studios/studio-invitation.server'
import { paths } from '~/paths'
import { studioPaths } from '~/paths/studio'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import { formatDate } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { findViewer, type RequestArgs } from '~/platform/session/guards.server'

/** How many studios stand in line, in words. */
async function tellLine(language: Language) {
  const t = translator(language, 'waitlist')
  const count = await countWaitlist()
  return count === 0 ? t('inLineNone') : t('inLine', { count })
}

/**
 * The waitlist's form, as the viewer's account and another studio's link fill it in, or what to do
 * after it was sent.
 */
export async function loadWaitlist(args: RequestArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'waitlist')
  const { searchParams } = new URL(args.request.url)
  const sent = searchParams.get('sent') === '1'
  const by = readReferralCode(searchParams.get('by')) ?? ''
  const viewer = sent ? null : await findViewer(args)
  return {
    title: t(sent ? 'sent.title' : 'title'),
    description: t('description'),
    sent,
    inLine: await tellLine(language),
    form: {
      constraint: getZodConstraint(waitlistSchema(t)),
      defaults: { name: viewer?.name ?? '', email: viewer?.email ?? '', by },
    },
  }
}

/** The studio that a mailed link is about; 404 when it opens nothing (any more). */
export async function getWaitlistEntry(token = ''): Promise<WaitlistStanding> {
  const entry = await findWaitlistEntry(token)
  if (!entry) throw notFound()
  return entry
}

/** Where an invited studio goes on; nowhere once its invitation has run out. */
function nextStep(id: string, state: InvitationState, language: Language) {
  if (state === 'over') return null
  const href =
    state === 'open'
      ? studioPaths.auth({ token: studioInvitationToken(id) })
      : studioPaths.dashboard()
  return { href, label: translator(language, 'waitlist')(`invited.buttons.${state}`) }
}

/** How a studio stands, ready to read. */
export async function presentWaitlistEntry(entry: WaitlistStanding, language: Language) {
  const invited = entry.status === 'invited' ? await invitationState(entry) : null
  const { id, status, studioName, email, place, confirmedAt, referrals, referralCode } = entry
  const t = translator(language, 'waitlist')
  return {
    title: t(`${status}.title`, { studio: studioName }),
    lead: invited
      ? t(`invited.leads.${invited}`)
      : t(`${status as 'pending' | 'confirmed'}.lead`, {
          studio: studioName,
          email,
          place: place ?? '',
        }),
    status,
    next: invited && nextStep(id, invited, language),
    standing: place !== null && {
      place: t('confirmed.of', { place, total: await countWaitlist() }),
      since: formatDate(confirmedAt!, language),
      referrals: t('confirmed.referralsText', { count: referrals }),
      shareUrl: env.PUBLIC_URL + paths.studioStackWaitlist({ by: referralCode }),
    },
  }
}
export type WaitlistPlaceProps = Omit<
  Awaited<ReturnType<typeof presentWaitlistEntry>>,
  'title' | 'lead'
>
