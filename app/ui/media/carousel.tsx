import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScrollStep } from './carousel.rules'
import { Icon } from './icon'
import { useScrollButtons } from './use-scroll-buttons'

export type CarouselProps = {
  /** Names the region; on a page its own, so not the words of the section's title. */
  label: string
  /**
   * Width of a card in pixels; on a small screen it is never wider than lets the next one be seen.
   */
  cardWidth: 220 | 280 | 300 | 340
  /**
   * What a press on a button scrolls by: pixels (`320`), or a share of the visible width (`'75%'`).
   */
  step: ScrollStep
  /** Where the row of the buttons stands. */
  buttons?: 'above' | 'below'
  /** Stands in that row, at its start: a filter, a link to all of them. */
  aside?: ReactNode
  /** What the cards are of, where they change: other ones start again at the first. */
  of?: string
  /** One `<li>` a card. */
  children: ReactNode
}

// The gap of 20 px makes a step of 320 out of a card of 300.
const widths = {
  220: '*:w-[min(13.75rem,82vw)]',
  280: '*:w-[min(17.5rem,82vw)]',
  300: '*:w-[min(18.75rem,82vw)]',
  340: '*:w-[min(21.25rem,82vw)]',
}
const button =
  'grid size-12 place-items-center rounded-sm border border-line-strong transition-colors hover:border-ink hover:bg-surface-raised disabled:invisible'

/**
 * Cards in one row that scrolls sideways and snaps to a card (spec §9). It is a list in a region
 * that takes focus, so the arrow keys scroll it and Tab walks its links, with and without script.
 * Script adds a button for each way that can be scrolled (spec §2.10.9); reduced motion takes the
 * glide away. It runs into the page's gutters: put it in a Container or Section.
 */
export function Carousel({
  label,
  cardWidth,
  step,
  buttons: place = 'below',
  aside,
  of,
  children,
}: CarouselProps) {
  const { t } = useTranslation('ui')
  const { scroller, buttons, ways, scroll } = useScrollButtons(step, of)
  return (
    <div className={`flex gap-6 ${place === 'above' ? 'flex-col' : 'flex-col-reverse'}`}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-3">
        {aside}
        <div ref={buttons} className="ms-auto flex h-12 w-26 gap-2">
          {ways && (
            <>
              <button
                type="button"
                className={button}
                disabled={!ways.back}
                onClick={() => scroll(-1)}
              >
                <Icon name="arrow-left" size={20} />
                <span className="tip">{t('carousel.back', { label })}</span>
              </button>
              <button
                type="button"
                className={button}
                disabled={!ways.on}
                onClick={() => scroll(1)}
              >
                <Icon name="arrow-right" size={20} />
                <span className="tip">{t('carousel.on', { label })}</span>
              </button>
            </>
          )}
        </div>
      </div>
      <div
        key={of}
        ref={scroller}
        role="region"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        className="-mx-gutter -my-2 snap-x snap-mandatory scroll-px-gutter overflow-x-auto px-gutter py-2 [scrollbar-width:thin]"
      >
        <ul className={`flex w-max gap-5 *:snap-start ${widths[cardWidth]}`}>{children}</ul>
      </div>
    </div>
  )
}
