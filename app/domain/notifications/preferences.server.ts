import { db, transaction, type Transaction } from '~/platform/db/db.server'
import {
  choiceOf,
  preferencesOf,
  type Choice,
  type NotificationKindName,
} from './notification.rules'

/** The row that holds the mail of a day back, whatever the kinds say. */
export const NO_DIGEST = { kind: 'digest', channel: 'digest', enabled: false }

export type Choices = Partial<Record<NotificationKindName, Choice>>

/** What somebody chose for these kinds, and whether the mail of a day comes at all. */
export async function readChoices(userId: number, kinds: readonly NotificationKindName[]) {
  const rows = await db.notificationPreference.findMany({ where: { userId } })
  const choices = kinds.map((kind) => ({ kind, choice: choiceOf(kind, rows) }))
  return { choices, digestHeld: rows.some(({ kind }) => kind === NO_DIGEST.kind) }
}

/** Whether somebody hears of a kind at all, be it in the app alone. */
export async function hearsOf(userId: number, kind: NotificationKindName): Promise<boolean> {
  const rows = await db.notificationPreference.findMany({ where: { userId, kind } })
  return choiceOf(kind, rows) !== 'off'
}

async function write(tx: Transaction, userId: number, kind: NotificationKindName, choice: Choice) {
  await tx.notificationPreference.deleteMany({ where: { userId, kind } })
  await tx.notificationPreference.createMany({
    data: preferencesOf(kind, choice).map((row) => ({ ...row, userId })),
  })
}

/** Keeps how somebody wants to hear of each kind; only what differs from the usual is a row. */
export async function saveChoices(userId: number, choices: Choices) {
  await transaction(async (tx) => {
    for (const [kind, choice] of Object.entries(choices))
      await write(tx, userId, kind as NotificationKindName, choice)
  })
}

/** Holds the mail of a day back, or lets it come again. */
export async function holdDigest(userId: number, held: boolean) {
  await transaction(async (tx) => {
    await tx.notificationPreference.deleteMany({ where: { userId, kind: NO_DIGEST.kind } })
    if (held) await tx.notificationPreference.create({ data: { ...NO_DIGEST, userId } })
  })
}
