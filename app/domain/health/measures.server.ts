import { currentTime, SECOND } from '~/platform/clock'
import { gauge } from '~/platform/observe/metrics.server'
import { listTimerFailures } from '~/platform/outbox/timer-failures.server'
import { countFailedEvents, countJobs, findDueSince, works } from './health.server'

const OF_ALL = { ofAll: true }
const showJobs = gauge(
  'kanal_outbox_jobs',
  'Jobs of the outbox that are not done, by state.',
  OF_ALL,
)
const showWait = gauge(
  'kanal_outbox_oldest_due_seconds',
  'How long the longest waiting job has been due.',
  OF_ALL,
)
const showEvents = gauge(
  'kanal_webhook_events_failed',
  'Events of the payment service that could not be followed.',
  OF_ALL,
)

const showTimers = gauge(
  'kanal_timer_failing_seconds',
  'How long a timer has been failing: `run` does nothing, `rows` leaves some out.',
  OF_ALL,
)

const showDatabase = gauge(
  'kanal_database_up',
  'Whether the database answers: 1 or 0; what it knows is not told without it.',
)

async function readWork(now: Date) {
  const [jobs, dueSince, failedEvents, timers] = await Promise.all([
    countJobs(),
    findDueSince(now),
    countFailedEvents(),
    listTimerFailures(),
  ])
  showJobs(Object.entries(jobs).map(([status, count]) => [{ status }, count]))
  showWait([[{}, dueSince ? (now.getTime() - dueSince.getTime()) / SECOND : 0]])
  showEvents([[{}, failedEvents]])
  showTimers(
    timers.map(({ timer, kind, since }) => [
      { timer, kind },
      (now.getTime() - since.getTime()) / SECOND,
    ]),
  )
}

/**
 * Brings what the database knows up to date; without a database that answers in time, leaves it out
 * and says so.
 */
export async function measureWork(now = currentTime()): Promise<void> {
  const up = await works('database', () => readWork(now))
  if (!up) for (const show of [showJobs, showWait, showEvents, showTimers]) show([])
  showDatabase([[{}, up ? 1 : 0]])
}
