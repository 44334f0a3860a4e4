import { countSentAgain, sendMailAgain } from '~/domain/outbox/send-again.server'
import { getMail, linkParts } from '~/domain/mails/mailbox.server'
import { adminPaths } from '~/paths/admin'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { db, transaction } from '~/platform/db/db.server'
import { seeOther } from '~/platform/http/answers.server'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { languageName, templateName } from './mail-names.server'
import { orNotFound } from '~/shell/answers.server'

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
export async function handleResend(
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
