import { useRef, type UIEvent } from 'react'

const range = (box: HTMLElement) => box.scrollHeight - box.clientHeight

/** Boxes that are scrolled as one: each goes as far, by its share, as the one that is moved. */
export function useScrollTogether() {
  const boxes = useRef(new Set<HTMLElement>())
  /** Where a box was put, so that its own event does not move the others back. */
  const put = useRef(new WeakMap<HTMLElement, number>())
  const follow = (moved: HTMLElement) => {
    const share = range(moved) > 0 ? moved.scrollTop / range(moved) : 0
    for (const box of boxes.current) {
      if (box === moved) continue
      box.scrollTop = share * range(box)
      put.current.set(box, box.scrollTop)
    }
  }
  return {
    ref(box: HTMLElement | null) {
      if (box) boxes.current.add(box)
      for (const known of boxes.current) if (!known.isConnected) boxes.current.delete(known)
    },
    onScroll({ currentTarget: box }: UIEvent<HTMLElement>) {
      const own = put.current.get(box)
      put.current.delete(box)
      if (own === undefined || Math.abs(own - box.scrollTop) > 1) follow(box)
    },
  }
}
