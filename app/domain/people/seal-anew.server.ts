import { sealAnew, type SecretPurpose } from '~/platform/crypto/secret-box.server'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { log } from '~/platform/log.server'

const BATCH = 500

interface Sealed<Id> {
  rowId: Id
  sealed: string | null
}

interface Kept<Id> {
  purpose: SecretPurpose
  /** What stands before the id of every row. */
  start: Id
  read(after: Id): Promise<Sealed<Id>[]>
  /** Writes it in place of what was read, unless that has changed meanwhile. */
  write(read: Sealed<Id>, sealed: string): Promise<{ count: number }>
}

const SECOND_FACTORS: Kept<number> = {
  purpose: 'totp',
  start: 0,
  async read(after) {
    const rows = await db.user.findMany({
      where: { id: { gt: after }, totpSecret: { not: null } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, totpSecret: true },
    })
    return rows.map(({ id, totpSecret }) => ({ rowId: id, sealed: totpSecret }))
  },
  write: ({ rowId: id, sealed }, totpSecret) =>
    db.user.updateMany({ where: { id, totpSecret: sealed }, data: { totpSecret } }),
}

const PAYOUT_DETAILS: Kept<number> = {
  purpose: 'payout-details',
  start: 0,
  async read(after) {
    const rows = await db.freelancer.findMany({
      where: { userId: { gt: after }, payoutDetails: { not: null } },
      orderBy: { userId: 'asc' },
      take: BATCH,
      select: { userId: true, payoutDetails: true },
    })
    return rows.map(({ userId, payoutDetails }) => ({ rowId: userId, sealed: payoutDetails }))
  },
  write: ({ rowId: userId, sealed }, payoutDetails) =>
    db.freelancer.updateMany({ where: { userId, payoutDetails: sealed }, data: { payoutDetails } }),
}

const STUDIO_ACCOUNTS: Kept<number> = {
  purpose: 'payout-details',
  start: 0,
  async read(after) {
    const rows = await db.studio.findMany({
      where: { id: { gt: after }, payoutDetails: { not: null } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, payoutDetails: true },
    })
    return rows.map(({ id, payoutDetails }) => ({ rowId: id, sealed: payoutDetails }))
  },
  write: ({ rowId: id, sealed }, payoutDetails) =>
    db.studio.updateMany({ where: { id, payoutDetails: sealed }, data: { payoutDetails } }),
}

/** The secret that signs what an endpoint is sent, or the one before it. */
const signing = (column: 'secret' | 'oldSecret'): Kept<string> => ({
  purpose: 'webhook',
  start: '',
  async read(after) {
    const rows = await db.webhookEndpoint.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true, secret: true, oldSecret: true },
    })
    return rows.map(({ id, ...row }) => ({ rowId: id, sealed: row[column] }))
  },
  write: ({ rowId: id, sealed }, anew) =>
    db.webhookEndpoint.updateMany({ where: { id, [column]: sealed }, data: { [column]: anew } }),
})

async function sealKept<Id>({ purpose, start, read, write }: Kept<Id>): Promise<number> {
  let sealed = 0
  for (let after = start, rows = await read(after); rows.length > 0; rows = await read(after)) {
    for (const row of rows) {
      const anew = sealAnew(purpose, row.sealed ?? '')
      if (anew) sealed += (await write(row, anew)).count
    }
    after = rows.at(-1)!.rowId
  }
  return sealed
}

/**
 * Seals with the app's present secret what an older one has sealed, so that this one can be given
 * up. Returns how many rows it were.
 */
export async function sealAllAnew(): Promise<number> {
  return (
    (await sealKept(SECOND_FACTORS)) +
    (await sealKept(PAYOUT_DETAILS)) +
    (await sealKept(STUDIO_ACCOUNTS)) +
    (await sealKept(signing('secret'))) +
    (await sealKept(signing('oldSecret')))
  )
}

let isDone = env.secrets.length === 1

/** The timer that does so, once after a start with several secrets. */
export async function sealAllAnewOnce(): Promise<void> {
  if (isDone) return
  const rows = await sealAllAnew()
  isDone = true
  log.info(
    { rows },
    'two-step verification keys, payout details and webhook secrets encrypted with the first SESSION_SECRET',
  )
}
