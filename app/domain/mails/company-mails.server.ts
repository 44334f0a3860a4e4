import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isUnlinked } from '~/platform/names'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/**
 * Somebody is asked into a company; who asks is named, where nothing in it is a link, and gets the
 * answers, once their own address is confirmed.
 */
export async function invitationMail(
  language: Language,
  { invitationId }: { invitationId: string },
  t: MailWords,
): Promise<MailContent> {
  const invitation = await db.companyInvitation.findUniqueOrThrow({
    where: { id: invitationId },
    include: { company: { select: { name: true } } },
  })
  const inviter = await db.user.findUniqueOrThrow({
    where: { id: invitation.invitedById },
    select: { name: true, email: true, emailVerifiedAt: true },
  })
  const people = translator(language, 'people')
  const role = people(`roles.${invitation.role}.name`)
  const proven = inviter.emailVerifiedAt !== null
  const named = proven && [inviter.name, invitation.company.name].every(isUnlinked)
  return {
    subject: t('invitation.subject'),
    heading: t('invitation.heading'),
    paragraphs: [
      t('invitation.intro'),
      named
        ? t('invitation.by', { name: inviter.name, company: invitation.company.name })
        : t('invitation.who'),
    ],
    button: {
      label: t('invitation.button'),
      url: absolute(paths.invitation(signLinkToken('invitation', invitationId))),
    },
    rows: [
      [t('invitation.role'), `${role}. ${people(`roles.${invitation.role}.text`)}`],
      [t('invitation.until'), formatDate(invitation.expiresAt, language)],
    ],
    closing: [t('invitation.ignore')],
    replyTo: proven ? inviter.email : undefined,
  }
}
