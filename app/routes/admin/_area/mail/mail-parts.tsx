import { useTranslation } from 'react-i18next'
import { MailText, type MailTextPart } from './mail-text'

export type MailPartsProps = {
  parts: MailTextPart[]
  language: string
  /** Where the formatted part is served. */ htmlHref: string | null
}

/** A mail as text, and as a mail program formats it, in a frame that runs nothing. */
export function MailParts({ parts, language, htmlHref }: MailPartsProps) {
  const { t } = useTranslation('admin-notifications')
  return (
    <>
      <section aria-labelledby="mail-text" className="grid gap-4">
        <h2 id="mail-text" className="text-2xl">
          {t('mails.text')}
        </h2>
        <MailText parts={parts} language={language} />
      </section>
      {htmlHref && (
        <section aria-labelledby="mail-html" className="grid gap-4">
          <h2 id="mail-html" className="text-2xl">
            {t('mails.html')}
          </h2>
          <iframe
            title={t('mails.html')}
            src={htmlHref}
            sandbox=""
            referrerPolicy="no-referrer"
            loading="lazy"
            className="h-160 w-full max-w-text rounded-md border border-line bg-white"
          />
        </section>
      )}
    </>
  )
}
