import { transaction, type Transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { BULK_MAX } from './list.rules'

export interface BulkOrder {
  actor: Actor
  /** Why; empty for what asks for no reason. */
  reason: string
  /** The day that it is to happen on, midnight in UTC, for what asks for one. */
  day?: Date
}

/** One thing that is done with many rows of a list. */
export interface BulkAct {
  asksReason: boolean
  /** Nobody outside the studio reads the reason. */
  staffReason?: boolean
  asksDay?: boolean
  /** Does it with one row; tells whether the row was changed. */
  apply: (tx: Transaction, id: string, order: BulkOrder) => Promise<boolean>
  /** Whether what `apply` threw means that this one row has to stay as it is. */
  refuses?: (error: unknown) => boolean
}

/** Carries what was found out of a transaction that must not hold. */
class Rehearsed extends Error {
  name = 'Rehearsed'
  constructor(readonly changed: string[]) {
    super('rehearsed')
  }
}

const few = (ids: string[]) => [...new Set(ids)].slice(0, BULK_MAX)

/** The rows that a step changes; a row that refuses it stays. */
async function changedBy(act: BulkAct, ids: string[], step: (id: string) => Promise<boolean>) {
  const changed: string[] = []
  for (const id of ids) {
    try {
      if (await step(id)) changed.push(id)
    } catch (error) {
      if (!act.refuses?.(error)) throw error
    }
  }
  return changed
}

/** The rows that would be changed: all of it is done as it would be, and taken back before anybody can see it. */
export async function rehearse(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  try {
    return await transaction(async (tx) => {
      throw new Rehearsed(await changedBy(act, few(ids), (id) => act.apply(tx, id, order)))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.changed
    throw error
  }
}

/** Does it, row by row, each in a transaction of its own: a kill leaves whole rows. Tells which rows were changed. */
export function perform(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  return changedBy(act, few(ids), (id) => transaction((tx) => act.apply(tx, id, order)))
}
