import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import { noticeWords } from './notice-words.server'
import type { NotificationKindName } from './notification.rules'
import type { Notice } from './notify.server'

/** What happened, in the two sentences of the centre, and the way to it. */
export async function noticeMail(language: Language, { notificationId }: { notificationId: string }): Promise<MailContent> {
  const { kind, data, href } = await db.notification.findUniqueOrThrow({ where: { id: notificationId } })
  const t = translator(language, 'notifications')
  const { title, text } = noticeWords(kind as NotificationKindName, data as Notice['data'], language)
  return { subject: title, heading: title, paragraphs: [text], button: { label: t('mail.open'), url: absolute(href) }, closing: [] }
}
