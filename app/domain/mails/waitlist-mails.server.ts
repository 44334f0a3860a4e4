import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { formatDate } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { studioPaths } from '~/paths/studio'
import { invitationEnd, studioInvitationToken } from '~/domain/studios/studio-invitation.server'
import { UNCONFIRMED_DAYS } from '~/domain/studios/waitlist.rules'
import { findWaitlistEntry, waitlistToken } from '~/domain/studios/waitlist.server'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

const standingUrl = (entryId: string) => absolute(paths.waitlistPlace(waitlistToken(entryId)))

/** Asks an address whether it was its owner who put the studio's name on the waitlist. */
export async function waitlistConfirmMail(
  _language: Language,
  { entryId }: { entryId: string },
  t: MailWords,
): Promise<MailContent> {
  return {
    subject: t('waitlistConfirm.subject'),
    heading: t('waitlistConfirm.heading'),
    paragraphs: [t('waitlistConfirm.intro')],
    button: { label: t('waitlistConfirm.button'), url: standingUrl(entryId) },
    closing: [t('waitlistConfirm.ignore', { count: UNCONFIRMED_DAYS })],
  }
}

/** Tells a studio how it stands in line, with the link that it can pass on. */
export async function waitlistPlaceMail(
  _language: Language,
  { entryId }: { entryId: string },
  t: MailWords,
): Promise<MailContent> {
  const entry = await findWaitlistEntry(waitlistToken(entryId))
  if (!entry) throw new Error('the studio has left the waitlist')
  return {
    subject: t('waitlistPlace.subject', { studio: entry.studioName }),
    heading: t('waitlistPlace.heading', { name: entry.name }),
    paragraphs: [
      entry.place === null
        ? t('waitlistPlace.invited')
        : t('waitlistPlace.place', { place: entry.place, studio: entry.studioName }),
      t('waitlistPlace.share'),
    ],
    rows: [
      [t('waitlistPlace.link'), absolute(paths.studioStackWaitlist({ by: entry.referralCode }))],
    ],
    button: { label: t('waitlistPlace.button'), url: standingUrl(entryId) },
    closing: [t('waitlistPlace.leave')],
  }
}

/** Invites a studio to set up its shop; the link is its owner's alone, and ends. */
export async function studioInvitationMail(
  language: Language,
  { entryId }: { entryId: string },
  t: MailWords,
): Promise<MailContent> {
  const { name, studioName, invitedAt } = await db.waitlistEntry.findUniqueOrThrow({
    where: { id: entryId },
  })
  if (!invitedAt) throw new Error('the studio is not invited')
  return {
    subject: t('studioInvitation.subject', { studio: studioName }),
    heading: t('studioInvitation.heading', { name }),
    paragraphs: [
      t('studioInvitation.intro', { studio: studioName }),
      t('studioInvitation.until', { date: formatDate(invitationEnd(invitedAt), language) }),
    ],
    button: {
      label: t('studioInvitation.button'),
      url: absolute(studioPaths.auth({ token: studioInvitationToken(entryId) })),
    },
    closing: [t('studioInvitation.ignore')],
  }
}
