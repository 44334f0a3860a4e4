import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { ImageResult, type ImageView } from './image-result'

export type ImageResultsProps = {
  /** Files of which nothing could be made, and why. */
  refused: { name: string; message: string }[]
  /** What was saved, in a sentence; null when nothing was made. */
  total: string | null
  images: ImageView[]
}

// Without script the browser goes there by itself; with it React only focuses form controls, hence
// the effect.
const focusOnLoad = { autoFocus: true }

/** All pictures of a request with what was made of them. */
export function ImageResults({
  refused,
  total,
  images,
  answer,
}: ImageResultsProps & { answer: unknown }) {
  const { t } = useTranslation('image-optimizer')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [answer])
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      className="mt-section grid min-w-0 scroll-mt-28 gap-10"
    >
      <div>
        <p className="font-semibold text-canal">{t('total.title')}</p>
        <h2
          ref={title}
          id="result-title"
          tabIndex={-1}
          {...focusOnLoad}
          className="mt-1 scroll-mt-28 text-3xl"
        >
          {total}
        </h2>
      </div>
      {refused.length > 0 && (
        <Notice tone="warning" title={t('refused.title', { count: refused.length })}>
          <ul className="grid gap-1">
            {refused.map(({ name, message }, index) => (
              <li key={index} className="wrap-anywhere">
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ol className="grid gap-14">
        {images.map((image, index) => (
          <li key={index} className="min-w-0">
            <ImageResult {...image} index={index} />
          </li>
        ))}
      </ol>
    </section>
  )
}
