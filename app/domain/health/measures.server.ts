import { SECOND } from '~/platform/clock'
import { gauge } from '~/platform/observe/metrics.server'
import { countFailedEvents, countJobs, findDueSince } from './health.server'

const OF_ALL = { ofAll: true }
const showJobs = gauge('kanal_outbox_jobs', 'Jobs of the outbox that are not done, by state.', OF_ALL)
const showWait = gauge('kanal_outbox_oldest_due_seconds', 'How long the longest waiting job has been due.', OF_ALL)
const showEvents = gauge('kanal_webhook_events_failed', 'Events of the payment service that could not be followed.', OF_ALL)

/** Brings what the database knows up to date. */
export async function measureWork(now = new Date()): Promise<void> {
  const [jobs, dueSince, failedEvents] = await Promise.all([countJobs(), findDueSince(now), countFailedEvents()])
  showJobs(Object.entries(jobs).map(([status, count]) => [{ status }, count]))
  showWait([[{}, dueSince ? (now.getTime() - dueSince.getTime()) / SECOND : 0]])
  showEvents([[{}, failedEvents]])
}
