import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Prisma, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { recordEvent } from '../events/events.server'
import { nthTime, transition, type Move } from '../events/transition.server'
import { studioMachine, type StudioStatus } from '../ground/machines.rules'
import { gapsOf, type Gap, type ShopState } from './readiness.rules'

const CHANGEABLE = [
  ...([
    'slug',
    'name',
    'accentColour',
    'groundColour',
    'typeface',
    'logoKey',
    'languages',
    'currencies',
    'netPrices',
    'tagline',
    'about',
  ] as const),
  ...(['legalName', 'companyNumber', 'vatNumber', 'address', 'country', 'email'] as const),
] as const
type Changeable = (typeof CHANGEABLE)[number]
export type StudioChange = { [Field in Changeable]?: Prisma.StudioUncheckedUpdateInput[Field] }

export interface DeskMember {
  studioId: number
  userId: number
}

async function servicesOf(tx: Transaction, studioId: number) {
  const products = await tx.product.findMany({
    where: { studioId, status: 'published' },
    select: { prices: { select: { currency: true } } },
  })
  return products.map(({ prices }) => prices.map(({ currency }) => currency))
}

/**
 * Changes a studio, as one of its people says, and keeps in its history which fields; false when
 * nothing is different. Throws `shop.gaps` for what would leave an open shop without something
 * that it must have, and `shop.slugTaken`.
 */
export async function changeStudio(
  { studioId, userId }: DeskMember,
  change: StudioChange,
): Promise<boolean> {
  try {
    return await transaction(async (tx) => {
      const studio = await tx.studio.findUniqueOrThrow({ where: { id: studioId } })
      const fields = CHANGEABLE.filter(
        (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], studio[field]),
      )
      if (fields.length === 0) return false
      if (studio.status === 'published') {
        const services = await servicesOf(tx, studioId)
        // What it has lacked since before there was a rule keeps nobody from changing the rest.
        const before = gapsOf(studio, services)
        const gaps = gapsOf({ ...studio, ...change } as typeof studio, services).filter(
          (gap) => !before.includes(gap),
        )
        if (gaps.length > 0) throw new DomainError('shop.gaps', { gaps })
      }
      await tx.studio.update({
        where: { id: studioId },
        data: Object.fromEntries(fields.map((field) => [field, change[field]])),
      })
      await recordEvent(tx, {
        subject: 'studio',
        subjectId: String(studioId),
        kind: 'studio.changed',
        actor: { type: 'seller', id: userId },
        visibility: 'team',
        data: { fields },
        key: randomUUID(),
      })
      return true
    })
  } catch (error) {
    throw isUniqueViolation(error, 'slug') ? new DomainError('shop.slugTaken') : error
  }
}

/** What the shop of a studio lacks, as it is in a transaction. */
export const readShopGaps = async (tx: Transaction, studio: ShopState & { id: number }) =>
  gapsOf(studio, await servicesOf(tx, studio.id))

/** What a studio's shop still lacks. */
export async function readGaps(studioId: number): Promise<Gap[]> {
  return readShopGaps(db, await db.studio.findUniqueOrThrow({ where: { id: studioId } }))
}

/** Moves the shop of a studio, and keeps in its history who did it. Tells whether this call did. */
export async function moveStudio<To extends StudioStatus>(
  tx: Transaction,
  studio: { id: number; status: StudioStatus },
  to: To,
  { kind = `studio.${to}`, ...move }: Omit<Move<'studio'>, 'cause' | 'visibility'>,
): Promise<boolean> {
  const cause = await nthTime(tx, 'studio', String(studio.id), kind)
  const { id, status } = studio
  return transition(tx, studioMachine, { id, status }, to, {
    ...move,
    ...{ kind, cause, visibility: 'team' },
  })
}

/**
 * Opens a studio's shop to all; false when it is open already. Throws `shop.gaps` for what it
 * lacks, and `shop.suspended`.
 */
export function publishShop(
  { studioId, userId }: DeskMember,
  now = currentTime(),
): Promise<boolean> {
  return transaction(async (tx) => {
    const studio = await tx.studio.findUniqueOrThrow({ where: { id: studioId } })
    if (studio.status === 'published') return false
    if (studio.status === 'suspended') throw new DomainError('shop.suspended')
    const gaps = await readShopGaps(tx, studio)
    if (gaps.length > 0) throw new DomainError('shop.gaps', { gaps })
    return moveStudio(tx, studio, 'published', {
      ...{ actor: { type: 'seller', id: userId }, with: { publishedAt: now } },
      where: { status: studio.status },
    })
  })
}

/** Closes a studio's shop; what was bought goes on. False when it is not open. */
export function takeDownShop({ studioId, userId }: DeskMember): Promise<boolean> {
  return transaction(async (tx) => {
    return moveStudio(tx, { id: studioId, status: 'published' }, 'taken_down', {
      actor: { type: 'seller', id: userId },
      where: { status: 'published' },
    })
  })
}
