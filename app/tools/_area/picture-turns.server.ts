import { MINUTE } from '~/platform/clock'
import { Turns } from '~/platform/worker/turns.server'

/**
 * The lane of pictures that visitors bring or name. Each takes a core, one of the threads that
 * files and passwords need too, and up to half a gigabyte; what waits is held in memory. A visitor
 * has four minutes of it in ten.
 */
export const pictureTurns = new Turns({
  atOnce: 2,
  each: 1,
  waiting: 6,
  waitingEach: 2,
  budget: { time: 4 * MINUTE, window: 10 * MINUTE },
})
