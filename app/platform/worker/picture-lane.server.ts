import { SECOND } from '../clock'
import { Turns } from './turns.server'

/**
 * A picture takes one of the threads that files and passwords need too, and up to half a gigabyte
 * while it is unpacked; what waits is held in memory.
 */
const turns = new Turns({ atOnce: 1, each: 1, waiting: 40, waitingEach: 10 })
const PATIENCE = 25 * SECOND

/**
 * Unpacks or packs a picture that somebody with an account has sent, one after another, in turns
 * between their addresses. Throws a WorkRefusedError when too many wait.
 */
export const inPictureLane = <Result>(work: () => Promise<Result>): Promise<Result> =>
  turns.take(PATIENCE, work)
