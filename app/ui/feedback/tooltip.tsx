import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react'

export type TooltipProps = {
  text: string
  /** One focusable element that carries its own name; the tooltip repeats it or adds to it. */
  children: ReactElement<{ title?: string }>
  side?: 'top' | 'right' | 'bottom' | 'left'
}

type Bubble = typeof import('./tooltip-bubble').default
const firstMoves = ['pointermove', 'keydown'] as const

/** The native title without script; Radix's tooltip from the visitor's first move on. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [Loaded, setLoaded] = useState<Bubble | null>(null)
  useEffect(() => {
    let dropped = false
    const stop = () => firstMoves.forEach((event) => removeEventListener(event, load))
    async function load() {
      stop()
      const { default: bubble } = await import('./tooltip-bubble')
      // Swapping the element under the focus would lose the focus.
      if (!dropped && !place.current?.contains(document.activeElement)) setLoaded(() => bubble)
    }
    firstMoves.forEach((event) => addEventListener(event, load, { passive: true }))
    return () => {
      dropped = true
      stop()
    }
  }, [])
  if (Loaded)
    return (
      <Loaded text={text} side={side}>
        {children}
      </Loaded>
    )
  return (
    <span ref={place} className="contents">
      {cloneElement(children, { title: text })}
    </span>
  )
}
