import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { db } from '~/platform/db/db.server'
import { choiceOf, isNotificationKind, type NotificationKindName } from './notification.rules'
import { holdDigest, NO_DIGEST, saveChoices } from './preferences.server'

/** What a mail can be switched off by: its kind, or the mail of a day. */
export type MailTopic = NotificationKindName | 'digest'

/** The part of an unsubscribe link that says whose mails of which topic it is about. */
export function unsubscribeToken(userId: number, topic: MailTopic) {
  return signLinkToken('unsubscribe', `${userId}.${topic}`)
}

/**
 * Whose mails a link is about, and whether they come now; null for a link that is none or leads to
 * nobody.
 */
export async function findSubscription(token: string) {
  const [, id, topic = ''] =
    /^(\d{1,10})\.(.+)$/.exec(readLinkToken('unsubscribe', token) ?? '') ?? []
  if (!id || !(topic === 'digest' || isNotificationKind(topic))) return null
  const user = await db.user.findFirst({
    where: { id: Number(id), erasedAt: null },
    select: { id: true, email: true, notificationPreferences: true },
  })
  if (!user) return null
  const rows = user.notificationPreferences
  const mailed =
    topic === 'digest'
      ? !rows.some(({ kind }) => kind === NO_DIGEST.kind)
      : choiceOf(topic, rows) === 'mail'
  return { userId: user.id, email: user.email, topic: topic as MailTopic, mailed }
}
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/**
 * Ends or resumes the mails that a link is about; they stay in the app. A repeat changes nothing.
 */
export async function setSubscription(
  { userId, topic }: Pick<Subscription, 'userId' | 'topic'>,
  mailed: boolean,
) {
  if (topic === 'digest') return holdDigest(userId, !mailed)
  await saveChoices(userId, { [topic]: mailed ? 'mail' : 'app' })
}
