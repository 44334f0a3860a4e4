import { useEffect, useRef, useState, type TouchEvent } from 'react'
import { scrollProgress, stepAfterSwipe } from './home.rules'

/** How far over the lower edge of the window the first lock stands when the water starts to run. */
const START = 100

/** The steps as a carousel, where they are one: which is shown, and how to show another. */
export function useSteps(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const swipe = useRef({ x: 0, step: 0 })
  const [current, setCurrent] = useState(0)

  const show = (step: number) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const { current: steps } = list
    steps?.scrollTo({
      left: (steps.scrollWidth / count) * step,
      behavior: still ? 'auto' : 'smooth',
    })
  }
  const handlers = {
    onScroll: () => {
      const { scrollLeft, scrollWidth } = list.current!
      setCurrent(Math.round((scrollLeft / scrollWidth) * count))
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      swipe.current = { x: touches[0]!.clientX, step: current }
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const { x, step } = swipe.current
      const next = stepAfterSwipe(step, changedTouches[0]!.clientX - x, count)
      if (next !== step) show(next)
    },
  }
  return { list, current, show, handlers }
}

/** The progress where the style sheet cannot follow the scrolling by itself. */
export function useScrollProgress() {
  const flight = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = flight
    if (!current || CSS.supports('animation-timeline', 'view()')) return
    const follow = () => {
      const scrolled = innerHeight - START - current.getBoundingClientRect().top
      current.style.setProperty('--progress', String(scrollProgress(scrolled)))
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return flight
}
