import { countStreams } from '../live/stream.server'
import { gauge } from './metrics.server'
import { forgetLag, readProcess } from './process.server'

const showStreams = gauge('kanal_live_streams', 'Pages that are open for live updates.')
const showMemory = gauge('kanal_process_memory_bytes', 'Memory of this process, by kind.')
const showUptime = gauge('kanal_process_uptime_seconds', 'Time since this process started.')
const showLag = gauge(
  'kanal_event_loop_lag_seconds',
  'How late the event loop was since this was last asked for.',
)

/** Brings what is not counted as it happens up to date, for this process. */
export function measureProcess() {
  const { rss, heapUsed, uptime, lag } = readProcess()
  showStreams([[{}, countStreams()]])
  showMemory([
    [{ kind: 'rss' }, rss],
    [{ kind: 'heap' }, heapUsed],
  ])
  showUptime([[{}, uptime]])
  showLag([
    [{ quantile: '0.5' }, lag.middle],
    [{ quantile: '0.99' }, lag.high],
    [{ quantile: '1' }, lag.most],
  ])
  forgetLag()
}
