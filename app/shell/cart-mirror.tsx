import { useFetcher } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { brand } from '~/brand'
import { readMirror, type MirroredItem } from '~/domain/cart/cart.rules'
import { paths } from '~/paths'

export type CartMirrorProps = {
  /** `price` is integer cents of one plain piece. */
  lines: { productId: number; name: string; image: string; price: number; quantity: number }[]
}

const KEY = brand.storageKeys.cart

function read(): MirroredItem[] | null {
  try {
    return readMirror(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

function write(items: MirroredItem[]) {
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden: the server still holds the cart.
  }
}

/**
 * Keeps the browser's copy of the cart (spec §3); offers it to the server once when the server
 * shows none.
 */
export function CartMirror({ lines }: CartMirrorProps) {
  const fetcher = useFetcher({ key: 'cart-mirror' })
  const offered = useRef(false)
  const copy = JSON.stringify(
    lines.map(({ productId, name, image, price, quantity }) => ({
      product: { id: productId, name, image, price },
      quantity,
    })),
  )

  useEffect(() => {
    if (fetcher.state !== 'idle') return
    const items = readMirror(copy) ?? []
    const kept = items.length === 0 && !offered.current ? read() : null
    offered.current = true
    if (kept && kept.length > 0)
      fetcher.submit(
        { intent: 'restore', items: JSON.stringify(kept) },
        { method: 'post', action: paths.cart() },
      )
    else write(items)
  }, [copy, fetcher.state])

  return null
}
