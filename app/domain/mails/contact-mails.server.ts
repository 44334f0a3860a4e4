import { adminPaths } from '~/paths/admin'
import { db } from '~/platform/db/db.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readTopic } from '~/domain/contact/contact.rules'
import { isConfirmed, readSuspicions } from '~/domain/contact/spam.rules'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

async function readMessage(messageId: string, language: Language) {
  const message = await db.contactMessage.findUniqueOrThrow({ where: { id: messageId } })
  const [topicName, suspicions] = [readTopic(message.topic), readSuspicions(message.suspicions)]
  const topic = translator(language, 'contact')(`topics.${topicName}`)
  const paragraphs = message.body.split(/\n+/).filter((line) => line.trim() !== '')
  return {
    ...message,
    topic,
    suspicions,
    confirmed: isConfirmed(topicName, suspicions),
    paragraphs,
  }
}

/**
 * Confirms to whoever wrote to the studio that it arrived; with what was written for somebody who
 * asked and whose address is confirmed.
 */
export async function contactReceivedMail(
  language: Language,
  { messageId, copy }: { messageId: string; copy: boolean },
  t: MailWords,
): Promise<MailContent> {
  const { topic, subject, paragraphs, createdAt, studioId } = await readMessage(messageId, language)
  return {
    subject: t('contactReceived.subject', { topic }),
    studioId,
    heading: t('contactReceived.heading'),
    paragraphs: [
      t('contactReceived.intro'),
      ...(copy ? [t('contactReceived.copy'), ...paragraphs] : []),
    ],
    rows: [
      [t('contact.topic'), topic],
      ...(copy && subject ? [[t('contact.about'), subject] satisfies [string, string]] : []),
      [t('contact.received'), formatDateTime(createdAt, language)],
    ],
    closing: [t('contactReceived.answer'), t('contactReceived.ignore')],
  }
}

/** Tells the studio of a message; an answer to this mail goes to who wrote it. */
export async function contactNoticeMail(
  language: Language,
  { messageId }: { messageId: string },
  t: MailWords,
): Promise<MailContent> {
  const reason = translator(language, 'inbox')
  const {
    name,
    email,
    company,
    topic,
    subject,
    paragraphs,
    suspicions,
    confirmed,
    createdAt,
    language: written,
  } = await readMessage(messageId, language)
  const rows: [string, string | null][] = [
    [t('contact.from'), `${name}, ${email}`],
    [t('contact.company'), company],
    [t('contact.topic'), topic],
    [t('contact.about'), subject],
    [t('contact.language'), isLanguage(written) ? LANGUAGE_NAMES[written] : written],
    [t('contact.received'), formatDateTime(createdAt, language)],
    [
      t('contact.suspicions'),
      suspicions.map((suspicion) => reason(`reasons.${suspicion}`)).join(', '),
    ],
  ]
  return {
    subject: t(suspicions.length > 0 ? 'contactNotice.suspected' : 'contactNotice.subject', {
      topic,
      name,
    }),
    heading: t('contactNotice.heading', { name }),
    paragraphs,
    button: { label: t('contactNotice.button'), url: absolute(adminPaths.messages()) },
    rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    closing: [t(confirmed ? 'contactNotice.confirmed' : 'contactNotice.unconfirmed')],
    replyTo: email,
  }
}
