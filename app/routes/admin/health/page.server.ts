import { judge, type Measures, type Part, type Verdict } from '~/domain/health/health.rules'
import { readMeasures } from '~/domain/health/health.server'
import { adminPaths } from '~/paths/admin'
import { currentTime, SECOND } from '~/platform/clock'
import { databaseLocation } from '~/platform/db/location'
import { env } from '~/platform/env.server'
import {
  formatBytes,
  formatDateTime,
  formatLength,
  formatNumber,
  formatTime,
} from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { countStreams } from '~/platform/live/stream.server'
import { counted } from '~/platform/observe/metrics.server'
import { readProcess } from '~/platform/observe/process.server'

/** Where what is wrong with a part can be seen to. */
const HREFS: Partial<Record<Part, string>> = {
  worker: adminPaths.outbox({ status: 'pending', sort: 'oldest' }),
  outbox: adminPaths.outbox({ status: 'failed' }),
  webhooks: adminPaths.paymentEvents({ error: 'yes' }),
  mail: adminPaths.outbox({ status: 'failed', kind: 'mail' }),
}

/** What the sentences about the parts tell, ready to read. */
function factsOf(
  {
    jobs,
    failedMails,
    failedEvents,
    dueSince,
    lastEventAt,
    lastMailAt,
    databaseTook,
    clockAhead,
  }: Measures,
  language: Language,
) {
  const number = (value: number) => formatNumber(value, language)
  const time = (moment: Date | null) => (moment ? formatDateTime(moment, language) : '–')
  return {
    ...{
      pending: number(jobs.pending),
      sending: number(jobs.sending),
      failed: number(jobs.failed),
      failedMails: number(failedMails),
      failedEvents: number(failedEvents),
    },
    ...{
      dueSince: time(dueSince),
      lastEvent: time(lastEventAt),
      lastMail: time(lastMailAt),
      took: number(Math.ceil(databaseTook)),
    },
    clockSeconds: number(Math.round(Math.abs(clockAhead ?? 0) / SECOND)),
    ...{
      database: databaseLocation(env).provider === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      storage: env.S3_BUCKET ? 'S3' : 'DATA_DIR',
    },
  }
}

function presentProcess(language: Language) {
  const t = translator(language, 'admin-health')
  const { rss, uptime, lag } = readProcess()
  const minutes = Math.floor(uptime / 60)
  const rows = {
    worker: t(`process.worker.${env.WORKER}`),
    uptime:
      minutes < 120
        ? formatLength(minutes, 'minute', language)
        : formatLength(Math.floor(minutes / 60), 'hour', language),
    memory: formatBytes(rss, language),
    lag: `${formatNumber(Math.ceil(lag.high * SECOND), language)} ms`,
    streams: formatNumber(countStreams(), language),
    slow: formatNumber(counted('kanal_database_slow_statements_total'), language),
  }
  return Object.entries(rows).map(([name, detail]) => ({
    key: name,
    term: t(`process.names.${name as keyof typeof rows}`, { ms: env.SLOW_QUERY_MS }),
    detail,
  }))
}

/** The timers that fail now, each in a line. */
function timerLines({ timerFailures }: Measures, language: Language) {
  const t = translator(language, 'admin-health')
  return timerFailures.map(({ timer, kind, since, failures, lastError }) => ({
    timer,
    text: t(kind === 'rows' ? 'timers.rows' : 'timers.run', {
      since: formatDateTime(since, language),
      count: failures,
    }),
    error: lastError,
  }))
}

const stateOf = (verdict: Verdict, good: boolean): 'good' | 'bad' | 'off' =>
  verdict === 'off' ? 'off' : good ? 'good' : 'bad'

/** How the studio's machinery is doing, part by part, and what to do about what is not well. */
export async function loadHealth(language: Language) {
  const t = translator(language, 'admin-health')
  const measures = await readMeasures()
  const facts = factsOf(measures, language)
  const words = (part: Part, verdict: Verdict, kind: 'text' | 'todo') =>
    t(`parts.${part}.${verdict}.${kind}` as 'parts.worker.late.todo', {
      ...facts,
      defaultValue: '',
    })
  const parts = judge(measures).map(({ part, verdict, good }) => ({
    ...{
      part,
      good,
      state: stateOf(verdict, good),
      name: t(`parts.${part}.name`),
      text: words(part, verdict, 'text'),
    },
    lines: part === 'timers' ? timerLines(measures, language) : [],
    todo: good ? null : { text: words(part, verdict, 'todo'), href: HREFS[part] ?? null },
  }))
  return {
    title: t('title'),
    readAt: formatTime(currentTime(), language),
    again: adminPaths.health(),
    parts,
    process: presentProcess(language),
  }
}
