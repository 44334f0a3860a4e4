import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { UNCONFIRMED_DAYS } from '../studios/waitlist.rules'
import { findWaitlistEntry, waitlistToken } from '../studios/waitlist.server'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

const standingUrl = (entryId: string) => absolute(paths.waitlistPlace(waitlistToken(entryId)))

/** Asks an address whether it was its owner who put the studio's name on the waitlist. */
export async function waitlistConfirmMail(_language: Language, { entryId }: { entryId: string }, t: MailWords): Promise<MailContent> {
  const { name, studioName } = await db.waitlistEntry.findUniqueOrThrow({ where: { id: entryId } })
  return {
    subject: t('waitlistConfirm.subject'),
    heading: t('waitlistConfirm.heading', { name }),
    paragraphs: [t('waitlistConfirm.intro', { studio: studioName })],
    button: { label: t('waitlistConfirm.button'), url: standingUrl(entryId) },
    closing: [t('waitlistConfirm.ignore', { count: UNCONFIRMED_DAYS })],
  }
}

/** Tells a studio how it stands in line, with the link that it can pass on. */
export async function waitlistPlaceMail(_language: Language, { entryId }: { entryId: string }, t: MailWords): Promise<MailContent> {
  const entry = await findWaitlistEntry(waitlistToken(entryId))
  if (!entry) throw new Error('the studio has left the waitlist')
  return {
    subject: t('waitlistPlace.subject', { studio: entry.studioName }),
    heading: t('waitlistPlace.heading', { name: entry.name }),
    paragraphs: [entry.place === null ? t('waitlistPlace.invited') : t('waitlistPlace.place', { place: entry.place, studio: entry.studioName }), t('waitlistPlace.share')],
    rows: [[t('waitlistPlace.link'), absolute(paths.studioStackWaitlist({ by: entry.referralCode }))]],
    button: { label: t('waitlistPlace.button'), url: standingUrl(entryId) },
    closing: [t('waitlistPlace.leave')],
  }
}
