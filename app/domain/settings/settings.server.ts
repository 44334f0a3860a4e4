import { DomainError } from '~/domain/ground/domain-error'
import { SECOND } from '~/platform/clock'
import { seenContentVersion } from '~/platform/db/content-version.server'
import { announce, db, transaction, type Transaction } from '~/platform/db/db.server'
import { subscribe } from '~/platform/live/hub.server'
import { SETTINGS_TOPIC } from '~/platform/live/topics'
import { isId } from '~/platform/row-id'
import { recordEvent, type Actor } from '../events/events.server'
import { dropProposal, keepProposal, readProposal, waits } from './setting-proposals.server'
import {
  isSettingKey,
  readSetting,
  sameValue,
  SETTING_KEYS,
  SETTINGS,
  type SettingKey,
  type Settings,
} from './setting.rules'

/**
 * How long what was read is used; a change is heard of sooner (SETTINGS_TOPIC), but for a process
 * that has just lost its connection.
 */
const KEPT = 2 * SECOND
const HISTORY = 25
/** What has changed a setting; a proposal has not. */
const APPLIED = ['setting.changed', 'setting.put_back', 'setting.confirmed']

// Kept on globalThis, so that a module loaded twice does not miss a change that the other copy
// made.
const kept = globalThis as typeof globalThis & {
  kanalSettings?: { until: number; version: string; settings: Settings }
}

/** How many changes were heard of: what was being read meanwhile may be from before one. */
let changes = 0

function forget() {
  changes += 1
  kept.kanalSettings = undefined
}
subscribe([SETTINGS_TOPIC], forget)

/**
 * The values as they are now, or were two seconds ago. Inside a transaction its client has to be
 * given.
 */
export async function readSettings(client: Pick<Transaction, 'setting'> = db): Promise<Settings> {
  const [known, version] = [changes, seenContentVersion()]
  if (
    kept.kanalSettings &&
    kept.kanalSettings.version === version &&
    kept.kanalSettings.until > Date.now()
  )
    return kept.kanalSettings.settings
  const rows = await client.setting.findMany({ select: { key: true, value: true } })
  const settings = Object.fromEntries(
    SETTING_KEYS.map((key) => [key, readSetting(key, rows.find((row) => row.key === key)?.value)]),
  ) as Settings
  if (known === changes) kept.kanalSettings = { until: Date.now() + KEPT, version, settings }
  return settings
}

/** Who changed a setting first, what to, and when. */
interface SettingConflict {
  kind: 'conflict'
  by: string | null
  at: Date | null
  value: unknown
}
/** `proposed`: it waits for a second admin; `occupied`: another admin's proposal waits already. */
export type SettingOutcome =
  { kind: 'changed' | 'same' | 'proposed' | 'occupied' } | SettingConflict

async function nameOf(tx: Transaction, id: number | null | undefined) {
  return id
    ? ((await tx.user.findUnique({ where: { id }, select: { name: true } }))?.name ?? null)
    : null
}

async function tellConflict(
  tx: Transaction,
  key: SettingKey,
  value: unknown,
): Promise<SettingConflict> {
  const last = await tx.event.findFirst({
    where: { subject: 'setting', subjectId: key, kind: { in: APPLIED } },
    orderBy: { id: 'desc' },
    select: { at: true, actorId: true },
  })
  return { kind: 'conflict', by: await nameOf(tx, last?.actorId), at: last?.at ?? null, value }
}

async function write(
  tx: Transaction,
  key: SettingKey,
  value: object | boolean | number,
  version: number,
) {
  if (version === 0) await tx.setting.create({ data: { key, value } })
  else await tx.setting.update({ where: { key }, data: { value, version: { increment: 1 } } })
}

interface Change {
  key: SettingKey
  value: unknown
  version: number
  kind: 'setting.changed' | 'setting.put_back' | 'setting.confirmed'
}

async function change(
  tx: Transaction,
  actor: Actor,
  { key, value, version, kind }: Change,
): Promise<SettingOutcome> {
  const after = SETTINGS[key].schema.parse(value)
  const row = await tx.setting.findUnique({ where: { key } })
  const before = readSetting(key, row?.value)
  if ((row?.version ?? 0) !== version) return tellConflict(tx, key, before)
  if (sameValue(before, after)) return { kind: 'same' }
  if (kind !== 'setting.confirmed' && (await waits(tx, key, before, after)))
    return {
      kind: (await keepProposal(tx, actor, { key, before, after, version }))
        ? 'proposed'
        : 'occupied',
    }
  await dropProposal(tx, key)
  await write(tx, key, after, version)
  announce(tx, SETTINGS_TOPIC)
  await recordEvent(tx, {
    subject: 'setting',
    subjectId: key,
    kind,
    actor,
    data: { before, after },
    visibility: 'team',
    key: `setting:${key}:${version + 1}`,
  })
  return { kind: 'changed' }
}

/** Runs a change; what was kept of the settings is forgotten after it. */
async function changing(
  run: (tx: Transaction) => Promise<SettingOutcome>,
): Promise<SettingOutcome> {
  const outcome = await transaction(run)
  forget()
  return outcome
}

/**
 * Sets a value, if it still has the version that the one who changes it was shown (0 for one that
 * nobody has set); of two who save at a time the second is told what the first made of it. Throws
 * for a value that it cannot have.
 */
export function changeSetting<Key extends SettingKey>(
  actor: Actor,
  key: Key,
  value: Settings[Key],
  version: number,
): Promise<SettingOutcome> {
  return changing((tx) => change(tx, actor, { key, value, version, kind: 'setting.changed' }))
}

/**
 * Gives a setting the value that it had before one of its changes, guarded like any other change.
 * Throws `notFound`.
 */
export function putBackSetting(
  actor: Actor,
  eventId: string,
  version: number,
): Promise<SettingOutcome> {
  return changing(async (tx) => {
    const event = isId(eventId)
      ? await tx.event.findFirst({
          where: { id: eventId, subject: 'setting', kind: { in: APPLIED } },
        })
      : null
    const { before } = (event?.data ?? {}) as { before?: unknown }
    if (!event || !isSettingKey(event.subjectId))
      throw new DomainError('notFound', `change ${eventId}`)
    return change(tx, actor, {
      key: event.subjectId,
      value: readSetting(event.subjectId, before),
      version,
      kind: 'setting.put_back',
    })
  })
}

/**
 * Another admin agrees to the change that waits, which then counts; `seen` is when the one was
 * proposed that they have seen, in ms. Throws `notFound` when it does not wait any more, and
 * `setting.ownProposal` for the one who proposed it.
 */
export function confirmProposal(
  actor: Actor,
  key: SettingKey,
  seen: number,
): Promise<SettingOutcome> {
  return changing(async (tx) => {
    const { value, version } = await readProposal(tx, key, actor, seen)
    return change(tx, actor, { key, value, version, kind: 'setting.confirmed' })
  })
}

/** Every setting with its version, and its latest changes, the newest first. */
export async function readSettingsWithHistory() {
  const [rows, events] = await Promise.all([
    db.setting.findMany({ where: { key: { in: SETTING_KEYS } } }),
    db.event.findMany({
      where: { subject: 'setting', subjectId: { in: SETTING_KEYS }, kind: { in: APPLIED } },
      orderBy: { id: 'desc' },
      take: HISTORY,
    }),
  ])
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people =
    ids.length > 0
      ? await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : []
  const settings = Object.fromEntries(
    SETTING_KEYS.map((key) => [key, readSetting(key, rows.find((row) => row.key === key)?.value)]),
  ) as Settings
  const versions = Object.fromEntries(
    SETTING_KEYS.map((key) => [key, rows.find((row) => row.key === key)?.version ?? 0]),
  ) as Record<SettingKey, number>
  const history = events.map(({ id, at, subjectId, actorId, data }) => ({
    id,
    at,
    key: subjectId as SettingKey,
    by: people.find((one) => one.id === actorId)?.name ?? null,
    ...(data as { before: unknown; after: unknown }),
  }))
  return { settings, versions, history }
}
