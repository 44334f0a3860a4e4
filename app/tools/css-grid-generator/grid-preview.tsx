import { useTranslation } from 'react-i18next'
import { SUBGRID_PARTS } from './limits.rules'
import { type LayoutView } from './layout-result'

const PARTS = Array.from({ length: SUBGRID_PARTS }, (_, index) => index + 1)

/**
 * A layout, laid out by the browser with the rules that the generator wrote, numbered in the order
 * of the HTML. What it shows stands in the table below, so it is a picture to those who do not see
 * it.
 */
export function GridPreview({
  layout: { title, items },
  index,
}: {
  layout: LayoutView
  index: number
}) {
  const { t } = useTranslation('css-grid-generator')
  return (
    <div
      role="region"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
      tabIndex={0}
      aria-label={t('preview.label', { layout: title })}
      className="relative max-h-[36rem] overflow-auto rounded-md border border-line-strong bg-surface p-3"
    >
      <div
        role="img"
        aria-label={t('preview.picture')}
        className={`grid-preview-${index} text-[0.8125rem] leading-snug`}
      >
        {items.map(({ label, subgrid }, at) => (
          <div
            key={at}
            className="min-h-[3.25em] min-w-0 overflow-hidden rounded-sm border border-canal bg-canal-soft p-[0.5em]"
          >
            {subgrid ? (
              PARTS.map((part) => (
                <div key={part} className="border border-dashed border-canal p-[0.4em]">
                  {part === 1 ? `${at + 1} ${label}` : part}
                </div>
              ))
            ) : (
              <>
                <strong className="text-canal">{at + 1}</strong>{' '}
                <span className="font-mono wrap-anywhere">{label}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
