import { DomainError } from '~/domain/ground/domain-error'
import { db, transaction } from '~/platform/db/db.server'
import { isId } from '~/platform/row-id'
import type { AddressInput } from './account.schema'

/** More than anybody has. */
export const MOST_ADDRESSES = 20

const fields = {
  id: true,
  label: true,
  line1: true,
  line2: true,
  postalCode: true,
  city: true,
  country: true,
  preferred: true,
} as const

/** The addresses of a person: the one that fills in the checkout first. */
export function listAddresses(userId: number, take = MOST_ADDRESSES) {
  return db.address.findMany({
    where: { userId },
    select: fields,
    orderBy: [{ preferred: 'desc' }, { id: 'asc' }],
    take,
  })
}

/**
 * The address that fills in the checkout: the one picked for it, else the oldest; null without any.
 */
export async function findCheckoutAddress(userId: number) {
  const [address] = await listAddresses(userId, 1)
  return address ?? null
}

/** One address of this person. Throws `notFound` for any other. */
export async function getAddress(userId: number, id: string) {
  const address = isId(id)
    ? await db.address.findFirst({ where: { id, userId }, select: fields })
    : null
  if (!address) throw new DomainError('notFound', 'no such address')
  return address
}

/**
 * Writes an address, new where `id` is null; 'full' when there are as many as one may have. Throws
 * `notFound` for somebody else's.
 */
export async function saveAddress(
  userId: number,
  id: string | null,
  input: AddressInput,
): Promise<'saved' | 'full'> {
  const data = { ...input, line2: input.line2 || null }
  return transaction(async (tx) => {
    if (input.preferred)
      await tx.address.updateMany({
        where: { userId, preferred: true },
        data: { preferred: false },
      })
    if (id !== null) {
      const { count } = await tx.address.updateMany({ where: { id, userId }, data })
      if (count === 0) throw new DomainError('notFound', 'no such address')
      return 'saved'
    }
    if ((await tx.address.count({ where: { userId } })) >= MOST_ADDRESSES) return 'full'
    const { preferred, ...lines } = data
    const same = await tx.address.updateMany({ where: { userId, ...lines }, data: { preferred } })
    if (same.count === 0) await tx.address.create({ data: { ...data, userId } })
    return 'saved'
  })
}

/** Quiet when it is gone already. */
export async function deleteAddress(userId: number, id: string): Promise<void> {
  await db.address.deleteMany({ where: { id, userId } })
}
