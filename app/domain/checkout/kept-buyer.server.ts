import { openSecret, sealSecret } from '~/platform/crypto/secret-box.server'
import { db } from '~/platform/db/db.server'
import type { CheckoutInput } from './checkout.schema'

/** What a checkout that was typed keeps; what the page brings anew is left out. */
const KEPT = {
  name: true,
  email: true,
  companyName: true,
  vatNumber: true,
  addressLine: true,
  postalCode: true,
  city: true,
  country: true,
  currency: true,
  earlyStart: true,
  payerName: true,
  payerEmail: true,
} as const satisfies Record<Exclude<keyof CheckoutInput, 'placementKey' | 'shown' | 'payBy'>, true>

const NAMES = Object.keys(KEPT) as (keyof typeof KEPT)[]

/** Characters of all fields together: what no order can have is not kept. */
const LONGEST = 8_000

/** The fields of a checkout as they were typed, right or wrong. */
export type TypedBuyer = { [Name in keyof typeof KEPT]?: string }

interface Kept {
  /** Who was signed in; null for a guest. */
  by: number | null
  fields: TypedBuyer
}

/** Who types at a checkout: a guest, or somebody signed in. */
type Typist = { id: number; email: string; impersonator?: string | null } | null

const OPEN = { status: { in: ['active' as const, 'checkout_pending' as const] } }

/**
 * Keeps what was typed at the checkout with the visitor's cart, whatever becomes of it, until it is
 * ordered with or the cart ends.
 */
export async function keepTyped(
  visitor: string,
  typist: Typist,
  form: Record<string, unknown>,
): Promise<void> {
  if (typist?.impersonator) return
  const fields: TypedBuyer = Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = form[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const text = JSON.stringify({ by: typist?.id ?? null, fields } satisfies Kept)
  if (text.length > LONGEST) return
  await db.cart.updateMany({
    where: { tokenHash: visitor, ...OPEN },
    data: { typedBuyer: sealSecret('draft', new TextEncoder().encode(text)) },
  })
}

/** A guest who signs in, with the address that they typed, is the same person. */
const isTypist = ({ by, fields }: Kept, viewer: Typist) =>
  by === null
    ? viewer === null || fields.email?.trim().toLowerCase() === viewer.email.toLowerCase()
    : by === viewer?.id

function openTyped(sealed: string | null): Kept | null {
  const opened = sealed ? openSecret('draft', sealed) : null
  return opened && (JSON.parse(opened.toString('utf8')) as Kept)
}

/** What was typed for the visitor's cart, for nobody but who typed it; null for nothing. */
export async function findTypedBuyer(visitor: string, viewer: Typist): Promise<TypedBuyer | null> {
  if (viewer?.impersonator) return null
  const cart = await db.cart.findUnique({
    where: { tokenHash: visitor, ...OPEN },
    select: { typedBuyer: true },
  })
  const kept = openTyped(cart?.typedBuyer ?? null)
  return kept && isTypist(kept, viewer) ? kept.fields : null
}

/** What somebody has typed at checkouts of theirs and not ordered with, for the copy of their data. */
export async function exportTypedBuyers(viewer: { id: number; email: string }) {
  const carts = await db.cart.findMany({
    where: { userId: viewer.id, typedBuyer: { not: null }, ...OPEN },
    select: { typedBuyer: true, updatedAt: true },
    orderBy: { id: 'asc' },
  })
  return carts.flatMap(({ typedBuyer, updatedAt }) => {
    const kept = openTyped(typedBuyer)
    return kept && isTypist(kept, viewer) ? [{ ...kept.fields, updatedAt }] : []
  })
}
