import { SECOND } from '../clock'
import { log } from '../log.server'
import { runDueJobs, type JobHandlers } from './outbox.server'

const JOB_INTERVAL = SECOND / 2
const TIMER_INTERVAL = 15 * SECOND

/** A rule that time alone sets off, such as an offer that expires. */
export type Timer = () => Promise<void>

let stopping = false
let running: Promise<void>[] = []

/** Runs `task` again and again with a pause; a failure is logged and the next round tries again. */
async function repeat(task: () => Promise<unknown>, pause: number) {
  while (!stopping) {
    try {
      await task()
    } catch (error) {
      log.error({ err: error }, 'background task failed')
    }
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}

/** Starts the background work of this process: jobs of the outbox, and timers. */
export function startWorker(handlers: JobHandlers, timers: Timer[]) {
  stopping = false
  running = [
    repeat(() => runDueJobs(handlers), JOB_INTERVAL),
    repeat(async () => {
      for (const timer of timers) await timer()
    }, TIMER_INTERVAL),
  ]
}

/** Lets the job under way finish, at most for `patience` milliseconds; what is left is done after the next start. */
export async function stopWorker(patience = 5 * SECOND) {
  stopping = true
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, patience).unref())])
}
