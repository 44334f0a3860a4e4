import { brand } from '~/brand'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/** Somebody is asked to work for the studio. */
export async function staffInvitationMail(
  language: Language,
  { invitationId }: { invitationId: string },
  t: MailWords,
): Promise<MailContent> {
  const invitation = await db.staffInvitation.findUniqueOrThrow({ where: { id: invitationId } })
  const inviter = await db.user.findUniqueOrThrow({
    where: { id: invitation.invitedById },
    select: { name: true, email: true },
  })
  const names = { name: inviter.name, studio: brand.name }
  return {
    subject: t('staffInvitation.subject', names),
    heading: t('staffInvitation.heading', names),
    paragraphs: [t('staffInvitation.intro', names)],
    button: {
      label: t('staffInvitation.button'),
      url: absolute(paths.staffInvitation(signLinkToken('staff-invitation', invitationId))),
    },
    rows: [[t('invitation.until'), formatDate(invitation.expiresAt, language)]],
    closing: [t('staffInvitation.ignore')],
    replyTo: inviter.email,
  }
}
