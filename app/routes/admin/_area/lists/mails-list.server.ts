import { MAIL_TEMPLATES } from '~/domain/mails/mails.server'
import { nameMails, sentMails } from '~/domain/outbox/mail-list.server'
import { MAIL_ACTS } from '~/domain/outbox/send-again.server'
import { adminPaths } from '~/paths/admin'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { languageName, templateName } from '~/routes/admin/_area/mail/mail-names.server'
import { defineList, select } from './define-list.server'

export const mailsList = defineList({
  name: 'mails',
  href: adminPaths.mails,
  source: sentMails,
  words: (language) => {
    const t = translator(language, 'admin-notifications')
    const nameOf = (template: string) => templateName(template, language)
    return {
      title: t('mails.title'),
      caption: t('mails.title'),
      empty: { title: t('mails.empty'), text: t('mails.emptyText') },
      searchHint: t('mails.searchHint'),
      selects: [select('template', t('mails.template'), MAIL_TEMPLATES, nameOf)],
      sort: { label: t('sort'), name: (sort) => t(`sorts.${sort}`) },
      columns: [
        { key: 'when', value: ({ createdAt }) => ({ at: createdAt }) },
        {
          key: 'subject',
          heading: t('mails.subject'),
          only: 'page',
          value: ({ subject }) => subject,
          rowHeader: true,
        },
        { key: 'recipient', heading: t('mails.to'), value: ({ to }) => to },
        { key: 'mailSubject', value: ({ subject }) => subject },
        { key: 'template', heading: t('mails.template'), value: ({ template }) => template },
        { key: 'language', value: (row) => row.language },
        { key: 'transport', value: ({ transport }) => transport },
        {
          key: 'sent',
          heading: t('mails.sent'),
          only: 'page',
          value: ({ createdAt }) => ({ at: createdAt }),
        },
      ],
      show: ({ id, to, subject, template, language: written, createdAt }) => ({
        ...{ to, subject, template: nameOf(template), language: languageName(written) },
        when: formatDateTime(createdAt, language),
        dateTime: createdAt.toISOString(),
        href: adminPaths.mail(id),
      }),
      choose: ({ subject, to }) => t('mails.choose', { subject, to }),
    }
  },
  acts: MAIL_ACTS,
  called: async (ids) =>
    (await nameMails(ids)).map(({ id, subject, to }) => ({
      id,
      name: `${subject}, ${to}`,
      href: adminPaths.mail(id),
    })),
})
