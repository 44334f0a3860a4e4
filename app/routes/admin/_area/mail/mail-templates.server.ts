import { findMailSample } from '~/domain/mails/mail-samples.server'
import type { Words } from '~/domain/mails/mail-words.rules'
import type { MailVersion } from '~/domain/mails/mail-words.server'
import { linkParts } from '~/domain/mails/mailbox.server'
import { MAIL_TEMPLATES, writeMail } from '~/domain/mails/mails.server'
import { adminPaths } from '~/paths/admin'
import { hideLinkTokens } from '~/platform/crypto/hide-link-tokens'
import { notFound } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { templateName } from './mail-names.server'

/** Every mail that the app sends, in its four languages. */
export function loadMailTemplates(language: Language) {
  return {
    title: translator(language, 'admin-notifications')('templates.title'),
    templates: MAIL_TEMPLATES.map((template) => ({
      id: template,
      name: templateName(template, language),
      languages: LANGUAGES.map((one) => ({
        label: LANGUAGE_NAMES[one],
        lang: one,
        href: adminPaths.mailTemplate(template, one),
      })),
    })),
  }
}

/** The template and its language that an address names. Throws a 404 for what is no template. */
export function requireMailVersion(template: string, language: string): MailVersion {
  if (!MAIL_TEMPLATES.includes(template) || !isLanguage(language)) throw notFound()
  return { template, language }
}

/**
 * A template in a language, written with the latest of what it is about and with the words that are
 * tried, else those that are kept, its links cut short; null while there is nothing of it. Throws a
 * 404 for what is no template.
 */
export async function previewMail(asked: string, shown: string, tried?: Words) {
  const { template, language } = requireMailVersion(asked, shown)
  const sample = await findMailSample(template)
  if (!sample) return null
  const mail = await writeMail(template, language, sample, tried)
  return mail && { ...mail, text: hideLinkTokens(mail.text), html: hideLinkTokens(mail.html) }
}

/** The preview with the words that are kept, with its languages side by side. */
export async function presentMailTemplate(
  { template, language: shown }: MailVersion,
  kept: Words,
  language: Language,
) {
  const mail = await previewMail(template, shown, kept)
  return {
    title: templateName(template, language),
    links: LANGUAGES.map((one) => ({
      label: LANGUAGE_NAMES[one],
      href: adminPaths.mailTemplate(template, one),
      current: one === shown,
    })),
    language: shown,
    subject: mail?.content.subject ?? null,
    parts: mail ? linkParts(mail.text) : null,
    htmlHref: mail ? adminPaths.mailTemplateHtml(template, shown) : null,
  }
}
