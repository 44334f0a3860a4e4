import { CLOCK_TOLERANCE, currentTime, MINUTE } from '~/platform/clock'
import type { SchemaAge } from '~/platform/db/schema-version.server'
import type { TimerFailure } from '~/platform/outbox/timer-failures.server'

/** How late a job may be before something must be wrong: workers look twice a second. */
const JOB_LATE_AFTER = 2 * MINUTE
/** What one look into the database may take, in milliseconds. */
const DATABASE_SLOW_AFTER = 500

/** What the health of the studio's machinery is read from. */
export interface Measures {
  /** Jobs by state; those that are done are not counted. */
  jobs: { pending: number; sending: number; failed: number }
  failedMails: number
  /** Since when the longest waiting job has been due; null when none is. */
  dueSince: Date | null
  failedEvents: number
  lastEventAt: Date | null
  lastMailAt: Date | null
  /** The timers that fail now. */
  timerFailures: TimerFailure[]
  /** Milliseconds that a statement took. */
  databaseTook: number
  /**
   * Milliseconds that the clock of the process that answers is ahead of the database's; null where
   * it is the same one.
   */
  clockAhead: number | null
  schemaAge: SchemaAge
  storageWorks: boolean
  /** Null while mail is kept in the app and sent to nobody. */
  mailWorks: boolean | null
  /** Null where no scanner is set. */
  scannerWorks: boolean | null
}

export const PARTS = [
  'worker',
  'timers',
  'outbox',
  'webhooks',
  'storage',
  'scanner',
  'mail',
  'database',
  'schema',
  'clock',
] as const
export type Part = (typeof PARTS)[number]

const VERDICTS = {
  worker: (measures: Measures, now: Date) =>
    measures.dueSince && now.getTime() - measures.dueSince.getTime() > JOB_LATE_AFTER
      ? 'late'
      : 'well',
  timers: ({ timerFailures }: Measures) => (timerFailures.length > 0 ? 'failed' : 'well'),
  outbox: ({ jobs }: Measures) => (jobs.failed > 0 ? 'failed' : 'well'),
  webhooks: ({ failedEvents, lastEventAt }: Measures) =>
    failedEvents > 0 ? 'failed' : lastEventAt ? 'well' : 'none',
  storage: ({ storageWorks }: Measures) => (storageWorks ? 'well' : 'failed'),
  scanner: ({ scannerWorks }: Measures) =>
    scannerWorks === null ? 'off' : scannerWorks ? 'well' : 'unreachable',
  mail: ({ mailWorks, failedMails }: Measures) =>
    mailWorks === false
      ? 'unreachable'
      : failedMails > 0
        ? 'failed'
        : mailWorks === null
          ? 'off'
          : 'well',
  database: ({ databaseTook }: Measures) => (databaseTook > DATABASE_SLOW_AFTER ? 'slow' : 'well'),
  schema: ({ schemaAge }: Measures) => (schemaAge === 'same' ? 'well' : schemaAge),
  clock: ({ clockAhead }: Measures) =>
    clockAhead === null ? 'none' : Math.abs(clockAhead) > CLOCK_TOLERANCE ? 'wrong' : 'well',
} as const

export type Verdict = ReturnType<(typeof VERDICTS)[Part]>

interface Judged {
  part: Part
  verdict: Verdict
  good: boolean
}

const GOOD: Verdict[] = ['well', 'none', 'off']

/**
 * How each part is doing and whether somebody has to do something about it, in the order in which
 * they are shown: those that need somebody first.
 */
export function judge(measures: Measures, now = currentTime()): Judged[] {
  const judged = PARTS.map((part): Judged => {
    const verdict = VERDICTS[part](measures, now)
    return { part, verdict, good: GOOD.includes(verdict) }
  })
  return [...judged.filter(({ good }) => !good), ...judged.filter(({ good }) => good)]
}
