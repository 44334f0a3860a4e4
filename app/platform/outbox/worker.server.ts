import { MINUTE, SECOND } from '../clock'
import { clockIsRight } from '../db/database-clock.server'
import { log } from '../log.server'
import { runLanes, type Lane, type Work } from './lanes.server'
import { isAnyDue, type JobHandlers } from './outbox.server'
import { noteFailure, noteSuccess } from './timer-failures.server'

const JOB_INTERVAL = SECOND / 2
const FIRST_RETRY = 30 * SECOND
const LONGEST_RETRY = 5 * MINUTE
/** When a process whose clock is wrong looks again whether it is. */
const WRONG_CLOCK = 5 * SECOND

/** A rule that time alone sets off, such as an offer that expires. */
export interface Timer {
  name: string
  /** Milliseconds between two runs that go well. */
  every: number
  /** Which rule it carries out, and where that stands. */
  rule: string
  run: () => Promise<unknown>
}

const begin = (): Work => ({ stopping: false, underWay: new Set() })
let current = begin()

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time).unref())

/** Runs `task` again and again, after the pause that it asks for. */
async function repeat(work: Work, task: () => Promise<number>) {
  while (!work.stopping) {
    const run = task()
    work.underWay.add(run)
    await pause(await run.finally(() => work.underWay.delete(run)))
  }
}

/**
 * After so many failures one after another: sooner than its period where that is long, later where
 * it is short.
 */
export const retryAfter = (failures: number, every: number) =>
  Math.min(FIRST_RETRY * 2 ** (failures - 1), Math.max(every, LONGEST_RETRY))

/**
 * One run of a timer, unless this process's clock is wrong, and when the next is due; a failure is
 * told of and tried again with a growing pause.
 */
export function timerRuns({
  name,
  every,
  run,
}: Pick<Timer, 'name' | 'every' | 'run'>): () => Promise<number> {
  let failures = 0
  return async () => {
    try {
      if (!(await clockIsRight())) return WRONG_CLOCK
      await run()
      await noteSuccess(name, 'run')
      failures = 0
      return every
    } catch (error) {
      failures += 1
      await noteFailure(name, 'run', error)
      return retryAfter(failures, every)
    }
  }
}

/** Starts the background work of this process: jobs of the outbox, in their lanes, and timers. */
export function startWorker(handlers: JobHandlers, timers: Timer[], lanes: Lane[] = []) {
  const work = (current = begin())
  const startLanes = runLanes(work, handlers, lanes)
  void repeat(work, async () => {
    try {
      if (!(await clockIsRight())) return WRONG_CLOCK
      if (await isAnyDue()) startLanes()
    } catch (error) {
      log.error({ err: error }, 'jobs could not be taken')
    }
    return JOB_INTERVAL
  })
  for (const timer of timers) void repeat(work, timerRuns(timer))
}

/**
 * Lets the work under way finish, at most for `patience` milliseconds; what is left is done after
 * the next start.
 */
export async function stopWorker(patience = 5 * SECOND) {
  current.stopping = true
  await Promise.race([Promise.allSettled(current.underWay), pause(patience)])
}
