import { findCheckoutAddress } from '~/domain/people/addresses.server'
import { findCompanyOfOrders } from '~/domain/people/company-orders.server'
import { db, type Prisma } from '~/platform/db/db.server'

const BUYER = {
  name: true,
  email: true,
  companyName: true,
  vatNumber: true,
  addressLine: true,
  postalCode: true,
  city: true,
  country: true,
  currency: true,
} as const

type KnownBuyer = Prisma.OrderGetPayload<{ select: typeof BUYER }>

/** What the visitor typed for the cart that they come back to, its payment cancelled or refused. */
function findTyped(visitor: string, userId: number | null) {
  return db.order.findFirst({
    where: {
      visitorHash: visitor,
      OR: [{ userId: null }, { userId }],
      confirmedAt: null,
      cart: { tokenHash: visitor, status: { in: ['active', 'checkout_pending'] } },
    },
    select: BUYER,
    orderBy: { id: 'desc' },
  })
}

const findLast = (userId: number) =>
  db.order.findFirst({ where: { userId }, select: BUYER, orderBy: { id: 'desc' } })

async function findCompany(userId: number) {
  const id = await findCompanyOfOrders(db, userId)
  const company = id && (await db.company.findUnique({ where: { id } }))
  if (!company) return null
  const { name, vatNumber, ...place } = company
  return { companyName: name, vatNumber, ...(place.addressLine ? place : {}) }
}

/**
 * What the checkout knows of whoever comes to it, field by field: what they typed for this very
 * cart; else, of somebody signed in, their name and address as they are now, the company that they
 * order for, the address that they picked for the checkout, and what their last order had.
 */
export async function findKnownBuyer(
  visitor: string,
  viewer: { id: number; name: string; email: string } | null,
): Promise<Partial<KnownBuyer> | null> {
  const typed = await findTyped(visitor, viewer?.id ?? null)
  if (typed) return typed
  if (!viewer) return null
  const [company, address, last] = await Promise.all([
    findCompany(viewer.id),
    findCheckoutAddress(viewer.id),
    findLast(viewer.id),
  ])
  const chosen = address && {
    addressLine: [address.line1, address.line2].filter(Boolean).join(', '),
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
  }
  const { name, email } = viewer
  return { ...last, ...chosen, ...company, name, email }
}
