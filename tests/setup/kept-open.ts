const MINUTE = 60_000

/**
 * What a server that stands in for another one is created with. Node lets go of an idle connection
 * after five seconds: a client that is too busy to notice, and asks on it again, gets an
 * ECONNRESET. So it is kept for longer than any test pauses.
 */
export const KEPT_OPEN = { keepAliveTimeout: 10 * MINUTE }
