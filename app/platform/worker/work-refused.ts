/**
 * Why a task came to no end: it took too long or too much memory, too many others wait, or its
 * address has had its share for now.
 */
export type WorkRefusal = 'time' | 'memory' | 'busy' | 'share'

export class WorkRefusedError extends Error {
  name = 'WorkRefusedError'
  constructor(readonly reason: WorkRefusal) {
    super(reason)
  }
}

/** The status that says so to a visitor: theirs to change, ours, or that of the work itself. */
export const workRefusalStatus = (reason: string) => ({ busy: 503, share: 429 })[reason] ?? 400
