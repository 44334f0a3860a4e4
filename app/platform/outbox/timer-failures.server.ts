import { currentTime } from '../clock'
import { db } from '../db/db.server'
import { log } from '../log.server'
import { counter } from '../observe/metrics.server'
import { failureWords } from './failure-texts'

const countFailure = counter(
  'kanal_timer_failures_total',
  'Runs of timers that failed, and rows that a timer could not handle, by timer.',
)

/** A timer that does not do its work, or not for every row. */
export interface TimerFailure {
  timer: string
  /** `run`: nothing of it was done; `rows`: the rest was. */
  kind: string
  since: Date
  lastAt: Date
  failures: number
  lastError: string
}

/** What this process knows to be recorded: a timer that goes well writes nothing. */
const recorded = new Map<string, boolean>()
const keyOf = (timer: string, kind: string) => `${timer}:${kind}`

async function record(timer: string, kind: 'run' | 'rows', failures: number, lastError: string) {
  const row = { failures, lastError, lastAt: currentTime() }
  await db.timerFailure.upsert({
    where: { timer_kind: { timer, kind } },
    create: { timer, kind, ...row },
    update: { ...row, failures: { increment: failures } },
  })
}

/**
 * Counts and logs what failed, and keeps it for the health page until the timer goes well again.
 * Never throws: what failed may be the database.
 */
export async function noteFailure(
  timer: string,
  kind: 'run' | 'rows',
  error: unknown,
  { row, failures = 1 }: { row?: string | number; failures?: number } = {},
): Promise<void> {
  countFailure({ timer, kind }, failures)
  log.error({ err: error, timer, row }, kind === 'run' ? 'timer failed' : 'row of a timer failed')
  recorded.set(keyOf(timer, kind), true)
  await record(timer, kind, failures, failureWords(error)).catch((err) =>
    log.warn({ err, timer }, 'failure of a timer was not recorded'),
  )
}

/** Tells that a timer goes well again. */
export async function noteSuccess(timer: string, kind: 'run' | 'rows'): Promise<void> {
  if (recorded.get(keyOf(timer, kind)) === false) return
  await db.timerFailure.deleteMany({ where: { timer, kind } })
  recorded.set(keyOf(timer, kind), false)
}

/** The timers that fail now, longest first. */
export const listTimerFailures = (): Promise<TimerFailure[]> =>
  db.timerFailure.findMany({ orderBy: [{ since: 'asc' }, { timer: 'asc' }, { kind: 'asc' }] })
