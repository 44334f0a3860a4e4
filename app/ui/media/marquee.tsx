import { Children, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Container } from '../layout/container'
import { copiesNeeded, type MarqueeCardWidth } from './marquee.rules'

export type MarqueeProps = {
  /** Names the region; on a page its own. */
  label: string
  cardWidth: MarqueeCardWidth
  /** Stands beside the pause control. */
  aside?: ReactNode
  /**
   * One `<li>` a card, without ids and without anything that takes focus: they are shown more than
   * once.
   */
  children: ReactNode
}

const widths = { 220: '*:w-55', 280: '*:w-70' }

/**
 * Cards that drift by in an endless loop of 20 s (spec §9), from edge to edge of the page: not
 * inside a Container. Standing still under the pointer, in focus, and for as long as its box is
 * ticked, which needs no script; the cards can then be scrolled. Reduced motion leaves a plain
 * strip that scrolls.
 */
export function Marquee({ label, cardWidth, aside, children }: MarqueeProps) {
  const { t } = useTranslation('ui')
  const list = `${widths[cardWidth]} *:max-w-[82vw]`
  return (
    <div className="grid gap-6">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves must stop for the keyboard, and what scrolls be reached by it */}
      <div role="region" aria-label={label} tabIndex={0} className="marquee -outline-offset-3">
        <ul className={list}>{children}</ul>
        {Array.from({ length: copiesNeeded(Children.count(children), cardWidth) }, (_, copy) => (
          <ul key={copy} aria-hidden className={list}>
            {children}
          </ul>
        ))}
      </div>
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {aside}
        <label className="inline-flex min-h-11 items-center gap-3 motion-reduce:hidden">
          <input type="checkbox" role="switch" className="tick" />
          {t('marquee.pause')}
        </label>
      </Container>
    </div>
  )
}
