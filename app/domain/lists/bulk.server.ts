import { transaction, type Transaction } from '~/platform/db/db.server'
import { isRefusal, type DomainError } from '../ground/domain-error'
import type { Actor } from '../events/events.server'
import { BULK_MAX } from './list.rules'
import { onError } from '~/platform/on-error'

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
  /**
   * Does it with one row; tells whether the row was changed. A row that it refuses by a DomainError
   * stays as it is.
   */
  apply: (tx: Transaction, id: string, order: BulkOrder) => Promise<boolean>
}

/** The ids of the rows that change, and why those stay that say so. */
export interface BulkOutcome {
  changed: string[]
  refused: Map<string, DomainError>
}

/** Carries what was found out of a transaction that must not hold. */
class DryRunDone extends Error {
  name = 'DryRunDone'
  constructor(readonly outcome: BulkOutcome) {
    super('dry run')
  }
}

const few = (ids: string[]) => [...new Set(ids)].slice(0, BULK_MAX)

/** What a step does with each row; a row that refuses it stays. */
async function eachRow(
  ids: string[],
  step: (id: string) => Promise<boolean>,
): Promise<BulkOutcome> {
  const [changed, refused]: [string[], BulkOutcome['refused']] = [[], new Map()]
  for (const id of ids) {
    try {
      if (await step(id)) changed.push(id)
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.set(id, error)
    }
  }
  return { changed, refused }
}

/**
 * Which rows would be changed, and why not the others: all of it is done as it would be, and taken
 * back before anybody can see it.
 */
export async function foretell(
  act: BulkAct,
  ids: string[],
  order: BulkOrder,
): Promise<BulkOutcome> {
  return transaction<BulkOutcome>(async (tx) => {
    throw new DryRunDone(await eachRow(few(ids), (id) => act.apply(tx, id, order)))
  }).catch(onError(DryRunDone, ({ outcome }) => outcome))
}

/** The rows alone that would be changed. */
export async function dryRun(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  return (await foretell(act, ids, order)).changed
}

/**
 * Does it, row by row, each in a transaction of its own: a kill leaves whole rows. Tells which rows
 * were changed.
 */
export async function perform(act: BulkAct, ids: string[], order: BulkOrder): Promise<string[]> {
  return (await eachRow(few(ids), (id) => transaction((tx) => act.apply(tx, id, order)))).changed
}
