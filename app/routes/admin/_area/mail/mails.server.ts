import {
  isMailsNarrowed,
  mailsQuery,
  readMailsFilter,
  type MailsFilter,
} from '~/domain/outbox/mail-list.rules'
import { listSentMails, type SentMailRow } from '~/domain/outbox/mail-list.server'
import { countSentAgain, sendMailAgain } from '~/domain/outbox/send-again.server'
import { getMail, linkParts } from '~/domain/notifications/mailbox.server'
import { MAIL_TEMPLATES } from '~/domain/notifications/mails.server'
import { adminPaths } from '~/paths/admin'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { db, transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'
import { orNotFound } from '~/shell/answers.server'

const hrefOf = (filter: MailsFilter, place: Place<string> = {}) =>
  adminPaths.mails({ ...mailsQuery(filter), ...place })

/** What a template is called; one that is not sent any more keeps its code. */
export function templateName(template: string, language: Language) {
  return translator(language, 'admin-notifications')(
    `templates.names.${template}` as 'templates.names.welcome',
    { defaultValue: template },
  )
}

const languageName = (language: string) =>
  isLanguage(language) ? LANGUAGE_NAMES[language] : language

function toSelects(filter: MailsFilter, language: Language) {
  const t = translator(language, 'admin-notifications')
  return [
    {
      name: 'template',
      label: t('mails.template'),
      value: filter.template || null,
      options: MAIL_TEMPLATES.map((value) => ({ value, label: templateName(value, language) })),
    },
    {
      name: 'sort',
      label: t('sort'),
      value: filter.sort === 'newest' ? null : filter.sort,
      placeholder: t('sorts.newest'),
      options: [{ value: 'oldest', label: t('sorts.oldest') }],
    },
  ]
}

function presentRow(
  { id, to, subject, template, language: written, createdAt }: SentMailRow,
  language: Language,
) {
  return {
    ...{
      id,
      to,
      subject,
      href: adminPaths.mail(id),
      template: templateName(template, language),
      language: languageName(written),
    },
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
  }
}

/** The mails that were sent: the page of them that the address asks for. */
export async function loadMails(query: URLSearchParams, adminId: number, language: Language) {
  const filter = readMailsFilter(query)
  const [{ mails, before, after }, tools] = await Promise.all([
    listSentMails(filter, readIdPlace(query)),
    loadListTools('mails', query, adminId),
  ])
  return {
    title: translator(language, 'admin-notifications')('mails.title'),
    list: {
      tools,
      q: filter.q,
      narrowed: isMailsNarrowed(filter),
      selects: toSelects(filter, language),
      rows: mails.map((mail) => presentRow(mail, language)),
      previousHref: before && hrefOf(filter, { before }),
      nextHref: after && hrefOf(filter, { after }),
    },
  }
}

/**
 * One mail as it was sent, and how often it was sent again. Throws a 404 for one that is not there.
 */
export async function loadMail(id: string, language: Language) {
  const t = translator(language, 'admin-notifications')
  const mail = await orNotFound(getMail(id))
  const times = await countSentAgain(db, mail.id)
  return {
    title: mail.subject,
    times,
    headers: [
      { term: t('mails.to'), detail: mail.to },
      { term: t('mails.from'), detail: mail.from },
      { term: t('mails.sent'), detail: formatDateTime(mail.createdAt, language) },
      { term: t('mails.template'), detail: templateName(mail.template, language) },
      { term: t('mails.language'), detail: languageName(mail.language) },
      ...(mail.attachments.length > 0
        ? [{ term: t('mails.attachments'), detail: mail.attachments.join(', ') }]
        : []),
      ...(times > 0
        ? [{ term: t('mails.again'), detail: t('mails.againTimes', { count: times }) }]
        : []),
    ],
    language: mail.language,
    parts: linkParts(hideLinkTokens(mail.text)),
    htmlHref: mail.html ? adminPaths.mailHtml(mail.id) : null,
  }
}

/** Sends a mail again and tells what came of it; a second press of one page does nothing. */
export async function takeMailAgain(
  id: string,
  form: FormData,
  adminId: number,
  language: Language,
) {
  const t = translator(language, 'admin-notifications')
  const mail = await orNotFound(getMail(id))
  const done = await transaction((tx) =>
    sendMailAgain(tx, mail.id, Number(form.get('times')), { type: 'admin', id: adminId }),
  )
  return seeOther(adminPaths.mail(mail.id), {
    flash: done
      ? { kind: 'success', text: t('mails.sentAgain', { to: mail.to }) }
      : { kind: 'warning', text: t('mails.notAgain') },
  })
}
