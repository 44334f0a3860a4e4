import type { TFunction } from 'i18next'
import { bodyParts, excerpt, goesOn, seenBy } from '~/domain/messages/message.rules'
import type { Conversation, ConversationMessage } from '~/domain/messages/conversation.server'
import { paths } from '~/paths'
import { after, currentTime, DAY } from '~/platform/clock'
import {
  formatBytes,
  formatDateTime,
  formatFullDate,
  formatIsoDay,
  formatTime,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

export interface Reading {
  viewerId: number
  language: Language
  /** The address of the conversation, with what is asked of it. */
  href: (query?: Record<string, string | number | undefined> & { anchor?: string }) => string
}

function dayName(moment: Date, language: Language, t: TFunction<'messages'>) {
  const day = formatIsoDay(moment)
  if (day === formatIsoDay(currentTime())) return t('today')
  if (day === formatIsoDay(after(-DAY))) return t('yesterday')
  return formatFullDate(moment, language)
}

type Names = Map<number, string>

/** Who wrote it; somebody whose account is gone has no name any more. */
function nameOf(authorId: number | null, names: Names, t: TFunction<'messages'>) {
  return (authorId === null ? undefined : names.get(authorId)) ?? t('formerAuthor')
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .filter((sign, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toLocaleUpperCase()

function presentMessage(
  message: ConversationMessage,
  names: Names,
  { viewerId, language, href }: Reading,
) {
  const t = translator(language, 'messages')
  const {
    id,
    authorId,
    side,
    via,
    body,
    createdAt,
    quotedId,
    quotedAuthorId,
    quotedText,
    attachments,
  } = message
  const name = nameOf(authorId, names, t)
  return {
    ...{ id, own: authorId === viewerId, name, initials: initialsOf(name), byMail: via === 'mail' },
    side: (['studio', 'freelancer'] as const).find((one) => one === side) ?? ('client' as const),
    parts: bodyParts(body),
    mailRest: message.mailRest,
    time: formatTime(createdAt, language),
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
    href: href({ at: createdAt.getTime(), anchor: `message-${id}` }),
    replyHref: href({ reply: id, anchor: 'write-body' }),
    quote:
      quotedText === null
        ? null
        : {
            name: nameOf(quotedAuthorId, names, t),
            text: quotedText || t('attachmentsOnly'),
            id: quotedId,
          },
    files: attachments.map((file) => ({
      id: file.fileId,
      name: file.name,
      size: formatBytes(file.size, language),
      href: paths.messageFile(file.fileId),
    })),
  }
}
type MessageView = ReturnType<typeof presentMessage> & { goesOn: boolean; seenBy: string[] }

/** Who has read a message, as words for each of them. */
const seenNames = (ids: number[] | undefined, names: Names) =>
  (ids ?? []).flatMap((id) => names.get(id) ?? [])

/** A page of a conversation in days, with what is new to the reader marked. */
export function presentConversation(
  {
    messages,
    names,
    marks,
    earlier,
    later,
    alongside = [],
  }: Omit<Conversation, 'alongside' | 'waitsForReader'> & Partial<Pick<Conversation, 'alongside'>>,
  reading: Reading,
) {
  const { viewerId, language, href } = reading
  const t = translator(language, 'messages')
  const lastReadAt = marks.find(({ userId }) => userId === viewerId)?.lastReadAt ?? null
  const isNew = ({ authorId, createdAt }: ConversationMessage) =>
    authorId !== viewerId && (lastReadAt === null || createdAt > lastReadAt)
  const seen = seenBy(messages, marks, viewerId)
  const firstNew = messages.find(isNew)?.id ?? null
  const days: { key: string; name: string; messages: MessageView[] }[] = []
  for (const [index, message] of messages.entries()) {
    const key = formatIsoDay(message.createdAt)
    if (days.at(-1)?.key !== key)
      days.push({ key, name: dayName(message.createdAt, language, t), messages: [] })
    const day = days.at(-1)!
    const before = day.messages.length > 0 ? messages[index - 1] : undefined
    day.messages.push({
      ...presentMessage(message, names, reading),
      goesOn: message.id !== firstNew && !message.quotedText && goesOn(message, before),
      seenBy: seenNames(seen.get(message.id), names),
    })
  }
  return {
    days,
    alongside: alongside.length > 0 ? new Intl.ListFormat(language).format(alongside) : null,
    firstNew,
    newCount: messages.filter(isNew).length,
    earlierHref: earlier && href({ before: earlier.getTime() }),
    laterHref: later && href({ after: later.getTime() }),
    latestHref: later && href(),
  }
}

/** What a search has found, each leading to its place in the conversation. */
export function presentFound(messages: ConversationMessage[], names: Names, reading: Reading) {
  return messages.map((message) => {
    const { id, name, side, when, dateTime, href, files } = presentMessage(message, names, reading)
    return {
      id,
      name,
      side,
      when,
      dateTime,
      href,
      text: excerpt(message.body, 400),
      files: files.map((file) => file.name),
    }
  })
}

/**
 * What the reader has reached on this page, or null when there is nothing that they have not read.
 */
export function newestUnread(
  { messages, marks, later }: Conversation,
  viewerId: number,
): Date | null {
  const last = messages.at(-1)
  const own = marks.find(({ userId }) => userId === viewerId)
  if (!last || later) return null
  return own?.lastReadAt && own.lastReadAt >= last.createdAt ? null : last.createdAt
}
