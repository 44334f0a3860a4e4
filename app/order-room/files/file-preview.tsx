import { useTranslation } from 'react-i18next'
import type { FileLook } from '~/domain/files/project-file-type.rules'
import { linkClass } from './file-table'

export type FilePreviewProps = {
  name: string
  preview: {
    look: FileLook
    contentType: string
    src: string
    text: string | null
    cut: boolean
  } | null
}

function TextPreview({ name, text, cut }: { name: string; text: string; cut: boolean }) {
  const { t } = useTranslation('files')
  return (
    <div className="grid gap-3">
      {/* A box that scrolls has to be reached by the keyboard. */}
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={t('file.previewOf', { name })}
        className="max-h-[32rem] overflow-auto rounded-md border border-line bg-ground p-4 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {text}
      </pre>
      {cut && <p className="text-sm text-ink-soft">{t('file.cut')}</p>}
    </div>
  )
}

/** What a browser can show of a file by itself; nothing of it runs here. */
export function FilePreview({ name, preview }: FilePreviewProps) {
  const { t } = useTranslation('files')
  if (!preview) return null
  const { look, contentType, src, text, cut } = preview
  if (text !== null) return <TextPreview {...{ name, text, cut }} />
  if (look === 'image')
    return (
      <img
        src={src}
        alt={t('file.previewOf', { name })}
        loading="lazy"
        className="max-h-[36rem] max-w-full rounded-md border border-line bg-white object-contain"
      />
    )
  if (look === 'video') {
    return (
      // What a client sends as a film has no captions of ours.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        controls
        preload="metadata"
        aria-label={t('file.previewOf', { name })}
        className="max-h-[36rem] w-full rounded-md bg-black"
      >
        <source src={src} type={contentType === 'video/quicktime' ? undefined : contentType} />
        <a href={src}>{t('file.film')}</a>
      </video>
    )
  }
  if (look !== 'pdf') return <p className="text-ink-soft">{t('file.noPreview')}</p>
  return (
    <div className="grid gap-3">
      <iframe
        src={src}
        title={t('file.previewOf', { name })}
        loading="lazy"
        className="hidden h-[36rem] w-full rounded-md border border-line bg-white md:block"
      />
      <p>
        <a href={src} target="_blank" rel="noreferrer" className={linkClass}>
          {t('file.openPdf')}
        </a>
      </p>
    </div>
  )
}
