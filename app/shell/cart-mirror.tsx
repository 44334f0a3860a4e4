import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { brand } from '~/brand'
import { readMirror, type MirroredItem } from '~/domain/cart/cart.rules'
import { paths } from '~/paths'
import { postHere } from '~/ui/form/post-here'

export type CartMirrorProps = {
  /** `price` is integer cents of one plain piece. */
  lines: { productId: number; name: string; image: string; price: number; quantity: number }[]
  /** Whether somebody is signed in: the cart is their account's. */
  ofAccount: boolean
}

const KEY = brand.storageKeys.cart
/** Says that the copy is an account's: it is not for whoever comes after its owner. */
const OF_ACCOUNT = `${KEY}-account`

function read(): MirroredItem[] | null {
  try {
    return localStorage.getItem(OF_ACCOUNT) ? null : readMirror(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

function write(items: MirroredItem[], ofAccount: boolean) {
  try {
    if (ofAccount) localStorage.setItem(OF_ACCOUNT, 'true')
    else localStorage.removeItem(OF_ACCOUNT)
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
export function CartMirror({ lines, ofAccount }: CartMirrorProps) {
  const { revalidate } = useRevalidator()
  const offered = useRef(false)
  const copy = JSON.stringify(
    lines.map(({ productId, name, image, price, quantity }) => ({
      product: { id: productId, name, image, price },
      quantity,
    })),
  )

  useEffect(() => {
    const items = readMirror(copy) ?? []
    const kept = items.length === 0 && !offered.current && !ofAccount ? read() : null
    offered.current = true
    if (kept && kept.length > 0)
      postHere(
        paths.cart(),
        new URLSearchParams({ intent: 'restore', items: JSON.stringify(kept) }),
      ).then(revalidate, () => undefined)
    else write(items, ofAccount)
  }, [copy, ofAccount, revalidate])

  return null
}
