import { isLanguage, FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { deliverMail } from '~/platform/mail/transport.server'
import { log } from '~/platform/log.server'
import type { JobHandler } from '~/platform/outbox/outbox.server'
import { isErasedAddress } from '~/domain/data-requests/data-request.rules'
import { accountMail, confirmEmailMail } from './account-mails.server'
import {
  applicationApprovedMail,
  applicationNoticeMail,
  applicationReceivedMail,
  applicationRejectedMail,
  applicationRepeatedMail,
} from './application-mails.server'
import { invitationMail } from './company-mails.server'
import { contactNoticeMail, contactReceivedMail } from './contact-mails.server'
import { mailRefusedMail } from './reply-mails.server'
import { freelancerStatusMail } from './freelancer-mails.server'
import { guestNoticeMail } from './guest-mails.server'
import { printPapers } from './mail-papers.server'
import type { Words } from './mail-words.rules'
import { readMailWords, speak, type MailWords } from './mail-words.server'
import {
  resetPasswordMail,
  signInLinkMail,
  welcomeMail,
  type MailContent,
} from './mail-templates.server'
import { renderHtml, renderText } from './mail-layout.server'
import { readMailSender } from './mail-sender.server'
import {
  paymentFailedMail,
  refundedMail,
  refundSentBackMail,
  sharePaidMail,
  withdrawalMail,
} from './order-mails.server'
import { digestMail, noticeMail } from './notice-templates.server'
import { payoutDueMail, payoutFailedMail, payoutPaidMail } from './payout-mails.server'
import {
  payerReceiptMail,
  payLinkMail,
  payLinkOverMail,
  payLinkReminderMail,
  payLinkSentMail,
} from './pay-link-mails.server'
import { proposalAcceptedMail, proposalMail } from './proposal-mails.server'
import { staffInvitationMail } from './staff-mails.server'
import { studioEnquiryMail, studioOrderMail, studioStatusMail } from './studio-mails.server'
import {
  studioInvitationMail,
  waitlistConfirmMail,
  waitlistPlaceMail,
} from './waitlist-mails.server'

interface MailJob {
  template: string
  language: string
  to: string
  userId?: number
  data: Record<string, unknown>
}

type Template = (language: Language, data: never, t: MailWords) => Promise<MailContent>

const TEMPLATES: Record<string, Template> = {
  welcome: welcomeMail,
  'reset-password': resetPasswordMail,
  'sign-in-link': signInLinkMail,
  'confirm-email': confirmEmailMail,
  account: accountMail,
  invitation: invitationMail,
  'staff-invitation': staffInvitationMail,
  'share-paid': sharePaidMail,
  'payment-failed': paymentFailedMail,
  'pay-link': payLinkMail,
  'pay-link-reminder': payLinkReminderMail,
  'pay-link-sent': payLinkSentMail,
  'pay-link-over': payLinkOverMail,
  'payer-receipt': payerReceiptMail,
  proposal: proposalMail,
  'proposal-accepted': proposalAcceptedMail,
  refunded: refundedMail,
  'refund-sent-back': refundSentBackMail,
  withdrawal: withdrawalMail,
  notice: noticeMail,
  digest: digestMail,
  'guest-notice': guestNoticeMail,
  'contact-received': contactReceivedMail,
  'contact-notice': contactNoticeMail,
  'mail-refused': mailRefusedMail,
  'application-received': applicationReceivedMail,
  'application-repeated': applicationRepeatedMail,
  'application-notice': applicationNoticeMail,
  'application-approved': applicationApprovedMail,
  'application-rejected': applicationRejectedMail,
  'freelancer-status': freelancerStatusMail,
  'payout-due': payoutDueMail,
  'payout-paid': payoutPaidMail,
  'payout-failed': payoutFailedMail,
  'studio-order': studioOrderMail,
  'studio-enquiry': studioEnquiryMail,
  'studio-status': studioStatusMail,
  'waitlist-confirm': waitlistConfirmMail,
  'waitlist-place': waitlistPlaceMail,
  'studio-invitation': studioInvitationMail,
}

/** The names of all mails that the app sends. */
export const MAIL_TEMPLATES = Object.keys(TEMPLATES)

/**
 * A mail in a language, as it is and as it is read, with the words that an admin has given it
 * unless others are to be tried. Throws for a template that there is none of, and for data that is
 * gone.
 */
export async function writeMail(
  template: string,
  language: Language,
  data: Record<string, unknown>,
  tried?: Words,
) {
  const write = Object.hasOwn(TEMPLATES, template) ? TEMPLATES[template] : undefined
  if (!write) throw new Error(`no mail template ${template}`)
  const words = tried ?? (await readMailWords({ template, language }))
  const content = await write(language, data as never, speak(language, words))
  const sender = await readMailSender(content.studioId, language)
  return {
    content,
    sender,
    text: renderText(content, sender),
    html: renderHtml(content, sender, language),
  }
}

/**
 * Writes the mail of a job in its reader's language and delivers it; the job's key makes a repeat
 * harmless. What would go to somebody whose address is erased is over with that.
 */
export const sendMail: JobHandler = async ({ key, payload }) => {
  const { template, language: wanted, to, userId, data } = payload as MailJob
  if (isErasedAddress(to)) return log.info({ key, template }, 'email to an erased address not sent')
  const language = isLanguage(wanted) ? wanted : FALLBACK_LANGUAGE
  const { content, sender, text, html } = await writeMail(template, language, data)
  await deliverMail({
    key,
    to,
    userId,
    template,
    language,
    subject: content.subject,
    fromName: sender.name,
    replyTo: content.replyTo ?? sender.replyTo,
    unsubscribeUrl: content.unsubscribe?.url,
    thread: content.thread,
    text,
    html,
    attachments: await printPapers(content.papers ?? []),
  })
}
