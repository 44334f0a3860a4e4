import { MESSAGE_LOOKS, MESSAGE_STATES } from '~/domain/contact/admin-messages.rules'
import { contactMessages, nameMessages } from '~/domain/contact/admin-messages.server'
import { readTopic, TOPICS } from '~/domain/contact/contact.rules'
import { MESSAGE_ACTS } from '~/domain/contact/message-acts.server'
import { isConfirmed, readSuspicions } from '~/domain/contact/spam.rules'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

/** A mail to a sender, about what they wrote. */
const answerHref = (email: string, about: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${about}`)}`

export const messagesList = defineList({
  name: 'messages',
  href: adminPaths.messages,
  source: contactMessages,
  words: (language) => {
    const [t, contact] = [translator(language, 'inbox'), translator(language, 'contact')]
    const topicName = (topic: string) => contact(`topics.${readTopic(topic)}`)
    return {
      title: t('title'),
      caption: t('list'),
      empty: { title: t('empty.title'), text: t('empty.text') },
      searchHint: t('filter.searchHint'),
      selects: [
        select('state', t('filter.state'), MESSAGE_STATES, (state) => t(`filter.states.${state}`)),
        select('topic', t('topic'), TOPICS, topicName),
        select('look', t('filter.look'), MESSAGE_LOOKS, (look) => t(`filter.looks.${look}`)),
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        { key: 'when', value: ({ createdAt }) => ({ at: createdAt }) },
        { key: 'name', value: ({ name }) => name },
        { key: 'email', value: ({ email }) => email },
        { key: 'company', value: ({ company }) => company },
        { key: 'topic', value: ({ topic }) => topicName(topic) },
        { key: 'subject', value: ({ subject }) => subject },
        { key: 'message', value: ({ body }) => body },
        { key: 'language', value: (row) => row.language },
        {
          key: 'status',
          value: ({ answeredAt }) => t(`filter.states.${answeredAt ? 'answered' : 'open'}`),
        },
        { key: 'answered', value: ({ answeredAt }) => answeredAt },
        { key: 'suspected', value: ({ suspicions }) => suspicions && t('spam') },
      ],
      show: ({ name, email, company, body, subject, createdAt, answeredAt, ...row }) => {
        const [topic, marks] = [readTopic(row.topic), readSuspicions(row.suspicions)]
        return {
          ...{ name, email, company, body, about: subject, topic: topicName(topic) },
          lang: row.language,
          language: isLanguage(row.language) ? LANGUAGE_NAMES[row.language] : row.language,
          received: formatDateTime(createdAt, language),
          dateTime: createdAt.toISOString(),
          reasons: marks.map((mark) => t(`reasons.${mark}`)).join(', '),
          confirmed: isConfirmed(topic, marks),
          answered: answeredAt && formatDate(answeredAt, language),
          answerHref: answerHref(email, subject || topicName(topic)),
        }
      },
      choose: ({ name }) => t('choose', { name }),
    }
  },
  acts: MESSAGE_ACTS,
  called: async (ids) =>
    (await nameMessages(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.messages({ q: email }),
    })),
})
