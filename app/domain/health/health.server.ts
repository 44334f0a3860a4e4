import { after, currentTime, HOUR, SECOND } from '~/platform/clock'
import { clockDifference } from '~/platform/db/database-clock.server'
import { db } from '~/platform/db/db.server'
import { readSchemaAge } from '~/platform/db/schema-version.server'
import { log } from '~/platform/log.server'
import { checkMail } from '~/platform/mail/transport.server'
import { DIGEST_JOB } from '../mails/digests.server'
import { NOTICE_JOB } from '../notifications/notify.server'
import { MAIL_AGAIN_JOB } from '../outbox/send-again.server'
import { listTimerFailures } from '~/platform/outbox/timer-failures.server'
import { storage } from '~/platform/storage/storage.server'
import { checkScanner } from '~/platform/virus-scanner.server'
import type { Measures } from './health.rules'

const PATIENCE = 3 * SECOND

/** The jobs that send a mail. */
const MAIL_JOBS = ['mail', MAIL_AGAIN_JOB, NOTICE_JOB, DIGEST_JOB]

/** Whether a check ends without an error, and in time; why not stands in the log alone. */
export async function works(part: string, check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error('took too long'))
  })
  try {
    await Promise.race([check(), late])
    return true
  } catch (error) {
    log.error({ err: error, part }, 'health check failed')
    return false
  } finally {
    clearTimeout(timer)
  }
}

async function timed(run: () => Promise<unknown>) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

/** Jobs that are not done, by state. */
export async function countJobs(): Promise<Measures['jobs']> {
  const groups = await db.outboxJob.groupBy({
    by: ['status'],
    where: { status: { in: ['pending', 'sending', 'failed'] } },
    _count: { _all: true },
  })
  const of = (status: string) => groups.find((group) => group.status === status)?._count._all ?? 0
  return { pending: of('pending'), sending: of('sending'), failed: of('failed') }
}

/** Since when the longest waiting of the jobs that are due has been; null when none is. */
export async function findDueSince(now = currentTime()): Promise<Date | null> {
  const job = await db.outboxJob.findFirst({
    where: { status: 'pending', availableAt: { lte: now } },
    orderBy: { availableAt: 'asc' },
    select: { availableAt: true },
  })
  return job?.availableAt ?? null
}

/** How long an event may wait for what it is about before somebody should look; ms. */
const EVENT_LATE_AFTER = HOUR

/** Events of the provider that could not be applied, or have waited too long. */
export const countFailedEvents = (now = currentTime()) =>
  db.webhookEvent.count({
    where: {
      OR: [
        { outcome: 'failed' },
        {
          outcome: { in: ['received', 'waiting'] },
          receivedAt: { lt: after(-EVENT_LATE_AFTER, now) },
        },
      ],
    },
  })

/**
 * How the studio's machinery stands now: nine statements, none of which reads what is done with.
 */
export async function readMeasures(): Promise<Measures> {
  const databaseTook = await timed(() => db.studio.findFirst({ select: { id: true } }))
  const [
    jobs,
    timerFailures,
    failedMails,
    dueSince,
    failedEvents,
    lastEvent,
    lastMail,
    schemaAge,
    storageWorks,
    mailWorks,
    scannerWorks,
  ] = await Promise.all([
    countJobs(),
    listTimerFailures(),
    db.outboxJob.count({ where: { status: 'failed', kind: { in: MAIL_JOBS } } }),
    findDueSince(),
    countFailedEvents(),
    db.webhookEvent.findFirst({ orderBy: { receivedAt: 'desc' }, select: { receivedAt: true } }),
    db.mailMessage.findFirst({ orderBy: { id: 'desc' }, select: { createdAt: true } }),
    readSchemaAge(),
    works('storage', () => storage().check()),
    checkMail && works('mail', checkMail),
    checkScanner && works('scanner', checkScanner),
  ])
  return {
    jobs,
    timerFailures,
    failedMails,
    dueSince,
    failedEvents,
    lastEventAt: lastEvent?.receivedAt ?? null,
    lastMailAt: lastMail?.createdAt ?? null,
    databaseTook,
    clockAhead: clockDifference() ?? null,
    schemaAge,
    storageWorks,
    mailWorks,
    scannerWorks,
  }
}
