import { transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'

const TRIES = 20

/**
 * Runs a transaction that gives out the next number of a list. Where two take the same one, the
 * later runs again and gets the next; where `key` was used before, the answer is null: the form was
 * sent twice.
 */
export async function numbered<T>(run: (tx: Transaction) => Promise<T>): Promise<T | null> {
  for (let left = TRIES; ; left--) {
    try {
      return await transaction(run)
    } catch (error) {
      if (isUniqueViolation(error, 'key')) return null
      if (!isUniqueViolation(error, 'number') || left === 0) throw error
    }
  }
}
