import { paths } from '~/paths'
import type { Language } from '~/platform/i18n/languages'
import { absolute, type MailContent } from './mail-templates.server'
import type { MailWords } from './mail-words.server'

/** Tells whoever answered by mail that their answer is not in its conversation, and why. */
export async function mailRefusedMail(
  _language: Language,
  { reason }: { reason: 'sender' | 'empty' | 'gone' },
  t: MailWords,
): Promise<MailContent> {
  return {
    subject: t('mailRefused.subject'),
    heading: t('mailRefused.heading'),
    paragraphs: [
      t(`mailRefused.${reason}`),
      ...(reason === 'empty' ? [] : [t('mailRefused.kept')]),
    ],
    button: { label: t('mailRefused.button'), url: absolute(paths.messages()) },
    closing: [],
  }
}
