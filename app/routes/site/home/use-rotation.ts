import { useEffect, useRef } from 'react'
import { FEATURED_FOR, pictureAfter } from './home.rules'

/**
 * Whoever points at the pictures, is among them with the keyboard, has paused them or wants no
 * motion is left alone.
 */
function isStill(group: Element) {
  const paused = group.querySelector('[type=checkbox]:checked')
  return (
    document.hidden ||
    paused ||
    group.matches(':hover, :has(:focus-visible)') ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/**
 * Features the next picture of a group of radio buttons every five seconds; a choice starts the
 * five seconds anew.
 */
export function useRotation() {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const { current } = group
    if (!current) return
    let timer = 0
    const advance = () => {
      if (isStill(current)) return
      const dots = [...current.querySelectorAll<HTMLInputElement>('[type=radio]')]
      dots[
        pictureAfter(
          dots.findIndex((dot) => dot.checked),
          dots.length,
        )
      ]!.checked = true
    }
    const start = () => {
      clearInterval(timer)
      timer = window.setInterval(advance, FEATURED_FOR)
    }
    start()
    current.addEventListener('change', start)
    return () => {
      clearInterval(timer)
      current.removeEventListener('change', start)
    }
  }, [])
  return group
}
