import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Link } from '~/ui/layout/link'

export type Half = {
  id: string
  name: string
  class: 'sans' | 'serif' | 'slab' | 'mono' | 'display'
  weight: 400 | 700
  /** In CSS px. */
  size: number
  /** Heights in parts of the size, the first also in words. */
  xHeight: number
  capHeight: number
  tall: string
  drawing: { path: string; width: number }
}

export type PairPreviewProps = {
  heading: Half
  body: Half
  words: { title: string; text: string }
  bytes: string
  /** A good line, in CSS px. */
  line: number
  /** Loads the fonts where they were left out. */
  loadHref: string | null
}

/** The words in the two families, at their sizes, with what that weighs. */
export function PairPreview({ heading, body, words, bytes, line, loadHref }: PairPreviewProps) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <figure className="grid gap-4">
      <div className="overflow-hidden rounded-md border border-line-strong bg-surface-raised px-5 py-8 sm:px-8 md:px-10 md:py-12">
        <p className="pair-heading pair-heading-size text-balance wrap-anywhere hyphens-auto">
          {words.title}
        </p>
        <p className="pair-text pair-text-size mt-[0.9em] whitespace-pre-line wrap-anywhere">
          {words.text}
        </p>
      </div>
      {loadHref && (
        <Notice
          title={t('preview.light.title')}
          action={
            <Link
              to={loadHref}
              reloadDocument
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t('preview.light.load', { size: bytes })}
            </Link>
          }
        >
          {t('preview.light.text')}
        </Notice>
      )}
      <figcaption className="grid gap-x-gap gap-y-1 text-sm text-ink-soft sm:grid-cols-2">
        <span>
          {t('form.heading')}: {t('preview.face', heading)}
        </span>{' '}
        <span>
          {t('form.body')}: {t('preview.face', body)}
        </span>{' '}
        <span>{t('preview.line', { width: line })}</span>{' '}
        {!loadHref && <span>{t('preview.bytes', { size: bytes })}</span>}
      </figcaption>
    </figure>
  )
}
