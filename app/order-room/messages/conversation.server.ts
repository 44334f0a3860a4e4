import { randomUUID } from 'node:crypto'
import { getZodConstraint } from '@conform-to/zod/v4'
import { readSearch } from '~/domain/ground/search.rules'
import {
  findQuoted,
  readConversation,
  searchConversation,
  type Conversation,
} from '~/domain/messages/conversation.server'
import { excerpt, readConversationPlace } from '~/domain/messages/message.rules'
import { messageSchema } from '~/domain/messages/message.schema'
import { markRead } from '~/domain/messages/read-marks.server'
import { writerOf, type Member } from '~/domain/people/participant.rules'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { log } from '~/platform/log.server'
import { isId } from '~/platform/row-id'
import {
  newestUnread,
  presentConversation,
  presentFound,
  type Reading,
} from './conversation-view.server'
import { NO_ANSWER } from './no-answer.server'
import { presentDraft } from '~/shell/drafts.server'
import { presentAttach } from './message-files.server'

/** What an address asks of a conversation. */
function readAsked(request: Request) {
  const query = new URL(request.url).searchParams
  const text = readSearch(query.get('q'))
  const reply = query.get('reply')
  return { text, place: readConversationPlace(query), reply: isId(reply) ? reply : null }
}

/** A mark that is not kept costs a "new" that is none; the page shows either way. */
async function keepMark(member: Member, threadId: string, conversation: Conversation) {
  const upTo = newestUnread(conversation, member.userId)
  if (upTo)
    await markRead(member, threadId, upTo).catch((error) =>
      log.warn({ err: error }, 'read mark not saved'),
    )
}

async function presentForm(
  who: Member,
  threadId: string,
  reply: string | null,
  conversation: Conversation,
  { language, href }: Reading,
) {
  const t = translator(language, 'messages')
  const quoted = reply ? await findQuoted(who, threadId, reply) : null
  const name = quoted?.authorId ? conversation.names.get(quoted.authorId) : undefined
  return {
    action: href(reply ? { reply } : {}),
    messageKey: randomUUID(),
    quote: quoted && {
      id: quoted.id,
      name: name ?? t('formerAuthor'),
      text: excerpt(quoted.body) || t('attachmentsOnly'),
      dropHref: href({ anchor: 'write-body' }),
    },
    constraint: getZodConstraint(messageSchema(() => '')),
    attach: presentAttach(language),
    draft: await presentDraft(writerOf(who), `message:${threadId}`, language),
  }
}

interface Asked {
  participant: Member
  /** That of an order has the order's id. */
  threadId: string
  language: Language
  /** Whether they may write here, or only read. */
  mayWrite: boolean
  href: Reading['href']
}

/**
 * What the page of a conversation shows: a part of it, which then counts as read, or what a search
 * finds in it; and the form to write.
 */
export async function loadConversation(
  request: Request,
  { participant, threadId, language, mayWrite, href }: Asked,
) {
  const { text, place, reply } = readAsked(request)
  const reading: Reading = { viewerId: participant.userId, language, href }
  const conversation = await readConversation(participant, threadId, place)
  const form = mayWrite
    ? await presentForm(participant, threadId, reply, conversation, reading)
    : null
  const last = conversation.later ? undefined : conversation.messages.at(-1)
  const shared = {
    form,
    noAnswer:
      mayWrite && last && conversation.waitsForReader ? href({ [NO_ANSWER]: last.id }) : null,
    here: href(),
    kept: Object.fromEntries(new URLSearchParams(href().split('?')[1])),
    query: text,
  }
  if (!text) {
    await keepMark(participant, threadId, conversation)
    return { ...shared, conversation: presentConversation(conversation, reading), found: null }
  }
  const { messages, older } = await searchConversation(participant, threadId, text, place.before)
  return {
    ...shared,
    conversation: null,
    found: {
      messages: presentFound(messages, conversation.names, reading),
      olderHref: older && href({ q: text, before: older.getTime() }),
    },
  }
}
