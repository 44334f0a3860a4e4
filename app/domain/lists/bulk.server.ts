import { transaction, type Transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { BULK_MAX } from './list.rules'

export interface BulkOrder {
  actor: Actor
  /** Why; empty for what asks for no reason. */
  reason: string
}

/** One thing that is done with many rows of a list. */
export interface BulkAct {
  asksReason: boolean
  /** Does it with one row; tells whether the row was changed. */
  apply: (tx: Transaction, id: string, order: BulkOrder) => Promise<boolean>
}

/** Carries what was found out of a transaction that must not hold. */
class Rehearsed extends Error {
  name = 'Rehearsed'
  constructor(readonly changed: string[]) {
    super('rehearsed')
  }
}

const few = (ids: string[]) => [...new Set(ids)].slice(0, BULK_MAX)

async function applyToAll(tx: Transaction, act: BulkAct, ids: string[], order: BulkOrder) {
  const changed: string[] = []
  for (const id of ids) if (await act.apply(tx, id, order)) changed.push(id)
  return changed
}

/** The rows that would be changed: all of it is done as it would be, and taken back before anybody can see it. */
export async function rehearse(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  try {
    return await transaction(async (tx) => {
      throw new Rehearsed(await applyToAll(tx, act, few(ids), order))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.changed
    throw error
  }
}

/** Does it, row by row, each in a transaction of its own: a kill leaves whole rows. Tells which rows were changed. */
export async function perform(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  const changed: string[] = []
  for (const id of few(ids)) if (await transaction((tx) => act.apply(tx, id, order))) changed.push(id)
  return changed
}
