/**
 * How Node, PostgreSQL, SQLite and Prisma say that something is away, full or overloaded, and may
 * be back in a minute.
 */
const CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EAI_AGAIN',
    'EPIPE',
  ],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENFILE'],
  // A conflict that outlasted its retries, a lock, a statement or a transaction that took too long.
  ...['40001', '40P01', '55P03', '57014', '25P03', '25006', 'P2034'],
  // A table or a column that is not there: the database is of another version than this process.
  ...['P2021', 'P2022', '42P01', '42703'],
  ...['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'],
])
const KINDS = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  'TransactionWriteConflict',
])
/**
 * The classes of what a PostgreSQL server tells of itself (its documentation, Appendix A): no
 * connection (08), no room, memory or connection left (53), stopped or in recovery (57P), and a
 * disk that fails (58).
 */
const SERVER = /^(08|53|57P|58)[\dA-Z]{2,3}$/
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|SQLITE_IOERR/
const DEEPEST = 6

type Told = {
  code?: unknown
  originalCode?: unknown
  kind?: unknown
  name?: unknown
  message?: unknown
  cause?: unknown
  errors?: unknown[]
  meta?: { driverAdapterError?: unknown }
  $metadata?: { httpStatusCode?: number }
}

/**
 * Whether an error means that the database, the store, the disk or a lane of work cannot be used
 * just now, rather than a fault of ours.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false
  const { code, originalCode, kind, name, message, cause, errors, meta, $metadata } = error as Told
  if (
    [code, originalCode].some(
      (one) =>
        CODES.has(String(one)) ||
        SERVER.test(String(one)) ||
        String(one).startsWith('SQLITE_IOERR'),
    ) ||
    KINDS.has(String(kind))
  )
    return true
  if (
    WORDS.test(String(message)) ||
    ['TimeoutError', 'WorkRefusedError'].includes(String(name)) ||
    ($metadata?.httpStatusCode ?? 0) >= 500
  )
    return true
  return [cause, meta?.driverAdapterError, ...(errors ?? [])].some((inner) =>
    isUnavailable(inner, depth + 1),
  )
}

/** Seconds after which a program may ask again. */
export const RETRY_AFTER = '10'
