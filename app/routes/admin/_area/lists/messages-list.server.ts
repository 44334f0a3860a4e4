import { messagesQuery, readMessagesFilter } from '~/domain/contact/admin-messages.rules'
import { eachMessage, firstMessageIds, nameMessages } from '~/domain/contact/admin-messages.server'
import { readTopic } from '~/domain/contact/contact.rules'
import { MESSAGE_ACTS } from '~/domain/contact/message-acts.server'
import { adminPaths } from '~/paths/admin'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import type { AdminList } from './list'

const COLUMNS = [
  'when',
  'name',
  'email',
  'company',
  'topic',
  'subject',
  'message',
  'language',
  'status',
  'answered',
  'suspected',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const [t, contact] = [translator(language, 'inbox'), translator(language, 'contact')]
  for await (const {
    createdAt,
    name,
    email,
    company,
    topic,
    subject,
    body,
    language: written,
    answeredAt,
    suspicions,
  } of eachMessage(readMessagesFilter(query))) {
    const state = t(`filter.states.${answeredAt ? 'answered' : 'open'}`)
    yield [
      createdAt.toISOString(),
      name,
      email,
      company ?? '',
      contact(`topics.${readTopic(topic)}`),
      subject,
      body,
      written,
      state,
      answeredAt ? formatIsoDay(answeredAt) : '',
      suspicions && t('spam'),
    ]
  }
}

export const messagesList: AdminList = {
  readId: (value) => (isId(value) ? value : null),
  keep: (query) => messagesQuery(readMessagesFilter(query)),
  href: adminPaths.messages,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: MESSAGE_ACTS,
  firstIds: (query, limit) => firstMessageIds(readMessagesFilter(query), limit),
  called: async (ids) =>
    (await nameMessages(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.messages({ q: email }),
    })),
}
