import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { WAITING, type WaitingKind } from '~/domain/notifications/guest-notice.rules'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'
import { noticeParts, noticeWords, TOLD_ORDER } from '~/domain/notifications/notice-texts.server'
import type { Notice } from '~/domain/notifications/notify.server'

/**
 * What waits for the buyer of an order that is in no account yet, in the studio's words alone, and
 * the way to the order by its own link, or to the payment.
 */
export async function guestNoticeMail(
  language: Language,
  { orderId, kind, told }: { orderId: string; kind: WaitingKind; told: Notice['data'] },
  words: MailWords,
): Promise<MailContent> {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId }, select: TOLD_ORDER })
  const t = translator(language, 'notifications')
  const notice = { kind, data: told, order }
  const { title, text } = noticeWords(notice, language)
  const closing = t(`mail.closing.${WAITING[kind]}`)
  const head = { subject: title, studioId: order.studio.id, heading: title, paragraphs: [text] }
  if (told.subjectId && WAITING[kind] !== 'milestone') {
    const pay = {
      label: t('mail.pay', { amount: noticeParts(notice, language).amount }),
      url: absolute(paths.pay(signLinkToken('payable', told.subjectId))),
    }
    return { ...head, button: pay, closing: [closing] }
  }
  const see = {
    label: words('guestNotice.button'),
    url: absolute(paths.ownOrder(signLinkToken('order', orderId))),
  }
  return {
    ...head,
    button: see,
    closing: [closing, words('guestNotice.answer', { url: absolute(paths.askedOrders()) })],
  }
}
