import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'

export type BodyPart = { text: string; href?: string }

/** What was written, with its line breaks, and addresses of pages as links. */
export function MessageBody({ parts }: { parts: BodyPart[] }) {
  if (parts.length === 0) return null
  return (
    <p className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere">
      {parts.map(({ text, href }, index) =>
        href ? (
          <a
            key={index}
            href={href}
            rel="noopener noreferrer nofollow ugc"
            className="text-canal underline underline-offset-4 hover:decoration-2"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  )
}

/** What a mail quoted and signed with, folded: nothing that somebody sent is lost. */
export function MailRest({ text }: { text: string | null }) {
  const { t } = useTranslation('messages')
  if (!text) return null
  return (
    <details className="max-w-[68ch] text-sm">
      <summary className="min-h-6 cursor-pointer text-ink-soft hover:text-ink">
        {t('mailRest')}
      </summary>
      <p className="mt-1.5 border-s-3 border-line-strong ps-3 whitespace-pre-wrap wrap-anywhere text-ink-soft">
        {text}
      </p>
    </details>
  )
}

export type SentFile = { id: string; name: string; size: string; href: string }

export function SentFiles({ files }: { files: SentFile[] }) {
  const { t } = useTranslation('messages')
  if (files.length === 0) return null
  return (
    <ul aria-label={t('attachments')} className="flex flex-wrap gap-2">
      {files.map(({ id, name, size, href }) => (
        <li key={id} className="min-w-0">
          <a
            href={href}
            download={name}
            className="inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-sm border border-line bg-ground px-3 py-1.5 hover:border-canal"
          >
            <Icon name="paperclip" size={16} className="shrink-0 text-canal" />
            <span className="min-w-0 wrap-anywhere">{name}</span>{' '}
            <span className="shrink-0 text-sm text-ink-soft">{size}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
