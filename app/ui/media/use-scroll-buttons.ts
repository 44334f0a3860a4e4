import { useEffect, useRef, useState } from 'react'
import { possibleWays, scrollDistance, type ScrollStep } from './carousel.rules'

/**
 * Watches a sideways scroller: which ways it can go (null before script has looked), and how a
 * button moves it. Another `of` means another element.
 */
export function useScrollButtons(step: ScrollStep, of?: string) {
  const scroller = useRef<HTMLDivElement>(null)
  /** Holds the two buttons, back first. */
  const buttons = useRef<HTMLDivElement>(null)
  const [ways, setWays] = useState<ReturnType<typeof possibleWays> | null>(null)
  useEffect(() => {
    const strip = scroller.current!
    function look() {
      // When the page changes, the row of the buttons goes before the watching ends.
      if (!buttons.current) return
      const { back, on } = possibleWays(strip)
      const focused = [...buttons.current.children].indexOf(document.activeElement!)
      // A button that goes away hands its focus to the strip, where the arrow keys take over.
      if ([!back, !on][focused]) strip.focus({ preventScroll: true })
      setWays((known) => (known?.back === back && known.on === on ? known : { back, on }))
    }
    const sizes = new ResizeObserver(look)
    for (const part of [strip, ...strip.children]) sizes.observe(part)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [of])
  function scroll(direction: -1 | 1) {
    const strip = scroller.current!
    strip.scrollBy({
      left: direction * scrollDistance(step, strip.clientWidth),
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  return { scroller, buttons, ways, scroll }
}
