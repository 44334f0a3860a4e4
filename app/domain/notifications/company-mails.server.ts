import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/** Somebody is asked into a company; an answer to the mail goes to who asks. */
export async function invitationMail(language: Language, { invitationId }: { invitationId: string }, t: MailWords): Promise<MailContent> {
  const invitation = await db.companyInvitation.findUniqueOrThrow({ where: { id: invitationId }, include: { company: { select: { name: true } } } })
  const inviter = await db.user.findUniqueOrThrow({ where: { id: invitation.invitedById }, select: { name: true, email: true } })
  const role = translator(language, 'people')(`roles.${invitation.role}.name`)
  const names = { name: inviter.name, company: invitation.company.name }
  return {
    subject: t('invitation.subject', names),
    heading: t('invitation.heading', names),
    paragraphs: [t('invitation.intro', names), translator(language, 'people')(`roles.${invitation.role}.text`)],
    button: { label: t('invitation.button'), url: absolute(paths.invitation(signLinkToken('invitation', invitationId))) },
    rows: [[t('invitation.role'), role], [t('invitation.until'), formatDate(invitation.expiresAt, language)]],
    closing: [t('invitation.ignore')],
    replyTo: inviter.email,
  }
}
