import { brand } from '~/brand'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { isRefusal } from '../ground/review-refusals.rules'
import { NOTIFICATION_KINDS, type NotificationKindName } from './notification.rules'
import type { Notice } from './notify.server'

/** A notice as it is kept. */
export interface Told {
  kind: NotificationKindName
  data: Notice['data']
  order: { number: string; studio: { id: number; name: string } } | null
}

/** What is read of a notice's order. */
export const TOLD_ORDER = { number: true, studio: { select: { id: true, name: true } } } as const

const sellerOf = (order: Told['order']) =>
  order && order.studio.id !== OWN_STUDIO_ID ? order.studio.name : brand.name

/** What the words of a notice name, ready to read; what its cause left out has a name that fits. */
export function noticeParts({ kind, data, order }: Told, language: Language) {
  const client = translator(language, 'notifications')('client')
  const { title, who, amount, currency, date, refusal, note = '' } = data
  const number = order?.number ?? data.number ?? ''
  return {
    number,
    title: title || number,
    who: who || (NOTIFICATION_KINDS[kind].to === 'studio' ? client : sellerOf(order)),
    amount: amount === undefined || !currency ? '' : formatMoney(amount, currency, language),
    date: date && !Number.isNaN(Date.parse(date)) ? formatDate(new Date(date), language) : '',
    ground: isRefusal(refusal) ? translator(language, 'reviews')(`refusals.${refusal}`) : '',
    note,
  }
}

/** A notice in two sentences: what happened, and what it means for its reader. */
export function noticeWords(told: Told, language: Language) {
  const t = translator(language, 'notifications')
  const parts = noticeParts(told, language)
  return { title: t(`kinds.${told.kind}.title`, parts), text: t(`kinds.${told.kind}.text`, parts) }
}
