import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { Draft, type DraftView } from './draft'

export type DraftsView = {
  /** Who wrote them, and why not the model. */
  by: string
  failed: string | null
  /** The language of the texts. */
  written: string
  title: string
  status: string
  fewer: string | null
  variants: DraftView[]
  /** The seed of other words. */
  next: string
}

const FILES = ['copy.txt', 'copy.md']
// Without script the browser goes there by itself; with it React only focuses form controls, hence
// the effect.
const focusOnLoad = { autoFocus: true }

/** The drafts: who wrote them, each with what it measures, other words, and files to take along. */
export function Drafts({ by, failed, written, title, status, fewer, variants, next }: DraftsView) {
  const { t } = useTranslation(['ai-copywriter', 'tools'])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [variants])
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      className="grid min-w-0 scroll-mt-28 content-start gap-6"
    >
      {failed && (
        <Notice tone="warning" title={t('failed.title')}>
          {failed}
        </Notice>
      )}
      <div>
        <p className="font-semibold wrap-anywhere text-canal">{by}</p>
        <h2
          ref={heading}
          id="result-title"
          tabIndex={-1}
          {...focusOnLoad}
          className="mt-1 scroll-mt-28 text-2xl"
        >
          {title}
        </h2>
        <p role="status" className="sr-only">
          {status}
        </p>
        {fewer && <p className="mt-2 text-ink-soft">{fewer}</p>}
      </div>
      {variants.map((variant, index) => (
        <Draft key={variant.text} id={`draft-${index + 1}`} written={written} {...variant} />
      ))}
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button form="copy-form" name="seed" value={next} variant="secondary">
          {t('result.again')}
        </Button>
        <form
          method="post"
          action={paths.toolFile('ai-copywriter', FILES[0]!)}
          className="flex flex-wrap items-center gap-x-6"
        >
          {variants.map(({ text }) => (
            <input key={text} type="hidden" name="draft" value={text} />
          ))}
          {FILES.map((name) => (
            <Button
              key={name}
              formAction={paths.toolFile('ai-copywriter', name)}
              variant="quiet"
              size="sm"
            >
              <Icon name="download" size={16} />
              {t('tools:download', { file: name })}
            </Button>
          ))}
        </form>
      </div>
    </section>
  )
}
