import { SECOND } from '~/platform/clock'
import { countStreams } from '~/platform/live/stream.server'
import { gauge } from '~/platform/observe/metrics.server'
import { forgetLag, readProcess } from '~/platform/observe/process.server'
import { countFailedEvents, countJobs, findDueSince } from './health.server'

const showJobs = gauge('kanal_outbox_jobs', 'Jobs of the outbox that are not done, by state.')
const showWait = gauge('kanal_outbox_oldest_due_seconds', 'How long the longest waiting job has been due.')
const showEvents = gauge('kanal_webhook_events_failed', 'Events of the payment service that could not be followed.')
const showStreams = gauge('kanal_live_streams', 'Pages that are open for live updates.')
const showMemory = gauge('kanal_process_memory_bytes', 'Memory of this process, by kind.')
const showUptime = gauge('kanal_process_uptime_seconds', 'Time since this process started.')
const showLag = gauge('kanal_event_loop_lag_seconds', 'How late the event loop was since this was last asked for.')

function measureProcess() {
  const { rss, heapUsed, uptime, lag } = readProcess()
  showStreams([[{}, countStreams()]])
  showMemory([[{ kind: 'rss' }, rss], [{ kind: 'heap' }, heapUsed]])
  showUptime([[{}, uptime]])
  showLag([[{ quantile: '0.5' }, lag.middle], [{ quantile: '0.99' }, lag.high], [{ quantile: '1' }, lag.most]])
  forgetLag()
}

/** Brings what is not counted as it happens up to date: the database's part, and the process's. */
export async function measureNow(now = new Date()): Promise<void> {
  const [jobs, dueSince, failedEvents] = await Promise.all([countJobs(), findDueSince(now), countFailedEvents()])
  showJobs(Object.entries(jobs).map(([status, count]) => [{ status }, count]))
  showWait([[{}, dueSince ? (now.getTime() - dueSince.getTime()) / SECOND : 0]])
  showEvents([[{}, failedEvents]])
  measureProcess()
}
