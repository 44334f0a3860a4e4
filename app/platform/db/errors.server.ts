import { isDriverAdapterError, type Error as DriverError } from '@prisma/driver-adapter-utils'
import { Prisma } from '#prisma/sqlite/client'

const isKnown = (error: unknown, code?: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (code === undefined || error.code === code)

/**
 * Whether two transactions got in each other's way (PostgreSQL's serialization failures and
 * deadlocks) and one was undone.
 */
export function isConflict(error: unknown): boolean {
  if (driverCause(error)?.kind === 'TransactionWriteConflict') return true
  return isKnown(error, 'P2034')
}

/**
 * Whether `error` is the breach of a unique constraint, on `field` if one is named. A primary key's
 * field can only be told on SQLite, so name none there.
 */
export function isUniqueViolation(error: unknown, field?: string): boolean {
  if (!isKnown(error, 'P2002')) return false
  return field === undefined || violatedFields(error).includes(field)
}

/**
 * SQLite names the fields; PostgreSQL names the index, which Prisma calls Model_field_field_key.
 */
function violatedFields(error: Prisma.PrismaClientKnownRequestError): string[] {
  const cause = driverCause(error)
  const constraint = cause?.kind === 'UniqueConstraintViolation' ? cause.constraint : undefined
  if (!constraint) return []
  if ('fields' in constraint) return constraint.fields
  return 'index' in constraint ? constraint.index.split('_').slice(1, -1) : []
}

/** Whether a table that was asked for is not there. */
export const isMissingTable = (error: unknown): boolean =>
  driverCause(error)?.kind === 'TableDoesNotExist'

/**
 * What the driver said: a failing COMMIT throws it as it is, everything else inside Prisma's error.
 */
function driverCause(error: unknown): DriverError | undefined {
  if (error instanceof Error && isDriverAdapterError(error)) return error.cause
  if (!isKnown(error)) return undefined
  return (error.meta as { driverAdapterError?: { cause?: DriverError } } | undefined)
    ?.driverAdapterError?.cause
}
