import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { currentTime } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { recordEvent, type Actor } from '../events/events.server'
import {
  readSetting,
  TAKES_TWO,
  waitsForAnother,
  type SettingKey,
  type Settings,
} from './setting.rules'

const ADMINS = {
  disabledAt: null,
  erasedAt: null,
  OR: [{ role: 'admin' as const }, { isAdmin: true }, { id: 1 }],
}

/** How many people can change and confirm settings. */
export const countAdmins = (client: Pick<Transaction, 'user'> = db) =>
  client.user.count({ where: ADMINS })

/** Whether a change of this setting waits for a second admin. */
export async function waits(
  tx: Transaction,
  key: SettingKey,
  before: unknown,
  after: unknown,
): Promise<boolean> {
  if (!TAKES_TWO.includes(key)) return false
  const limits = {
    before: before as Settings['refundLimits'],
    after: after as Settings['refundLimits'],
  }
  return waitsForAnother({ ...limits, admins: await countAdmins(tx) })
}

interface Proposed {
  key: SettingKey
  before: unknown
  after: object | boolean | number
  version: number
}

/**
 * Keeps a change until another admin agrees; a later one of the same admin takes its place. False
 * while another's waits.
 */
export async function keepProposal(
  tx: Transaction,
  actor: Actor,
  { key, before, after, version }: Proposed,
): Promise<boolean> {
  const open = await tx.settingProposal.findUnique({ where: { key } })
  if (open && open.proposedById !== actor.id) return false
  const row = { value: after, version, proposedById: actor.id!, createdAt: currentTime() }
  await tx.settingProposal.upsert({ where: { key }, create: { key, ...row }, update: row })
  await recordEvent(tx, {
    subject: 'setting',
    subjectId: key,
    kind: 'setting.proposed',
    actor,
    data: { before, after } as object,
    visibility: 'team',
    key: `setting:${key}:proposed:${randomUUID()}`,
  })
  return true
}

/** What waits for the setting is over: it was confirmed, or changed in another way. */
export async function dropProposal(tx: Transaction, key: SettingKey) {
  await tx.settingProposal.deleteMany({ where: { key } })
}

/**
 * The change that waits, if it is the one that was seen: its proposer can put another in its place.
 * Throws `notFound`.
 */
async function readSeen(tx: Transaction, key: SettingKey, seen: number) {
  const open = await tx.settingProposal.findUnique({ where: { key } })
  if (open?.createdAt.getTime() !== seen) throw new DomainError('notFound', 'proposal')
  return open
}

/**
 * The change that waits for another admin than the one who proposed it. Throws `notFound`,
 * `setting.ownProposal`.
 */
export async function readProposal(tx: Transaction, key: SettingKey, actor: Actor, seen: number) {
  const open = await readSeen(tx, key, seen)
  if (open.proposedById === actor.id) throw new DomainError('setting.ownProposal')
  return open
}

/**
 * An admin says no to the change that waits, as it was `seen`, or takes back their own. Throws
 * `notFound` when it does not wait any more.
 */
export async function rejectProposal(actor: Actor, key: SettingKey, seen: number): Promise<void> {
  await transaction(async (tx) => {
    const open = await readSeen(tx, key, seen)
    await dropProposal(tx, key)
    const kept = readSetting(key, (await tx.setting.findUnique({ where: { key } }))?.value)
    await recordEvent(tx, {
      subject: 'setting',
      subjectId: key,
      kind: 'setting.rejected',
      actor,
      data: { before: open.value, after: kept } as object,
      visibility: 'team',
      key: `setting:${key}:rejected:${randomUUID()}`,
    })
  })
}

/** The change that waits, with the name of who proposed it, for the page; null for none. */
export async function findProposal<Key extends SettingKey>(
  key: Key,
): Promise<{ value: Settings[Key]; by: string | null; byId: number; at: Date } | null> {
  const open = await db.settingProposal.findUnique({ where: { key } })
  if (!open) return null
  const person = await db.user.findUnique({
    where: { id: open.proposedById },
    select: { name: true },
  })
  return {
    value: readSetting(key, open.value),
    by: person?.name ?? null,
    byId: open.proposedById,
    at: open.createdAt,
  }
}
