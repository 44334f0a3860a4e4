import { after, currentTime, MINUTE, SECOND } from '../clock'
import { db, type Transaction } from '../db/db.server'
import type { Prisma } from '#prisma/sqlite/client'
import { log } from '../log.server'
import { errorText } from '../error-text'
import { counter } from '../observe/metrics.server'

/**
 * How long a claim holds. It is renewed while its worker lives, so a killed worker's job waits no
 * longer than this.
 */
const LONGEST_ERROR = 500
const LEASE = 10 * SECOND
const FIRST_RETRY = 2 * SECOND
const LONGEST_RETRY = 60 * MINUTE
const MAX_ATTEMPTS = 40
/** How far apart the clocks of two machines may be. */
const CLOCKS_DIFFER = 5 * MINUTE

const countJob = counter(
  'kanal_outbox_attempts_total',
  'Attempts at jobs of the outbox, by kind and outcome.',
)

interface Job {
  key: string
  kind: string
  payload: unknown
}

/**
 * Does the job of one kind; it may run more than once for one job, so the receiver's key must make
 * it once.
 */
export type JobHandler = (job: Job) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

/** Which kinds of jobs are meant: these, or all but these. */
export type Kinds = { in: string[] } | { notIn: string[] }

/** A failure that another attempt would only repeat, such as what a mail server refuses for good. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}

/** Writes a job in the caller's transaction; a key that is there already is left as it is. */
export async function enqueue(
  tx: Transaction,
  job: { key: string; kind: string; payload: Prisma.InputJsonValue; availableAt?: Date },
) {
  const keyTail = job.key.slice(job.key.indexOf(':') + 1)
  const now = currentTime()
  await tx.outboxJob.upsert({
    where: { key: job.key },
    create: { ...job, keyTail, createdAt: now, availableAt: job.availableAt ?? now },
    update: {},
  })
}

/** Takes back a job that no worker has begun, in the caller's transaction. */
export async function takeBack(tx: Transaction, key: string) {
  await tx.outboxJob.deleteMany({ where: { key, status: 'pending', attempts: 0 } })
}

/** Half a doubling delay plus chance, so that many failed jobs do not come back at once. */
function retryDelay(attempts: number) {
  const delay = Math.min(FIRST_RETRY * 2 ** attempts, LONGEST_RETRY)
  return delay / 2 + Math.random() * (delay / 2)
}

/**
 * The jobs to do now: those that are due, and those of workers that have died. A time that no clock
 * of ours can have meant is one from before a clock was put back, which nothing waits for.
 */
function free(now: Date): Prisma.OutboxJobWhereInput {
  const beyond = (wait: number) => ({ gt: after(wait + CLOCKS_DIFFER, now) })
  return {
    OR: [
      { status: 'pending', availableAt: { lte: now } },
      { status: 'pending', attempts: 0, createdAt: beyond(0) },
      { status: 'pending', attempts: { gt: 0 }, availableAt: beyond(LONGEST_RETRY) },
      { status: 'sending', lockedUntil: { lt: now } },
      { status: 'sending', lockedUntil: beyond(LEASE) },
    ],
  }
}

/** Whether there is anything to do: one question, where each lane would ask its own. */
export const isAnyDue = async (now = currentTime()) =>
  (await db.outboxJob.findFirst({ where: free(now), select: { id: true } })) !== null

/**
 * What is read of a job to take it: its payload, which may be one that cannot be read, is nobody's
 * but its own matter.
 */
const CLAIMED = { id: true, key: true, kind: true, attempts: true, claim: true } as const

async function claim(now: Date, kind: Kinds | undefined) {
  const where = { ...free(now), kind }
  const job = await db.outboxJob.findFirst({
    where,
    orderBy: { availableAt: 'asc' },
    select: CLAIMED,
  })
  if (!job) return null
  const { count } = await db.outboxJob.updateMany({
    where: { id: job.id, claim: job.claim, ...where },
    data: {
      status: 'sending',
      lockedUntil: after(LEASE, now),
      attempts: { increment: 1 },
      claim: job.claim + 1,
    },
  })
  return { job: { ...job, claim: job.claim + 1 }, won: count === 1 }
}
type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>['job']

/**
 * Writes what became of a claim, unless another worker has the job by now: one that was stopped for
 * longer than the lease wakes up too late to say anything.
 */
async function note({ id, claim }: Claimed, data: Prisma.OutboxJobUpdateManyMutationInput) {
  const { count } = await db.outboxJob.updateMany({ where: { id, claim, status: 'sending' }, data })
  if (count === 0) log.warn({ job: id }, 'claim was lost to another worker')
}

/** Keeps a claim while `work` is under way. */
async function whileClaimed({ id, claim }: Claimed, work: Promise<void>) {
  const renewal = setInterval(() => {
    const claimed = {
      where: { id, claim, status: 'sending' as const },
      data: { lockedUntil: after(LEASE) },
    }
    db.outboxJob
      .updateMany(claimed)
      .catch((error) => log.warn({ err: error, job: id }, 'claim was not renewed'))
  }, LEASE / 4)
  try {
    await work
  } finally {
    clearInterval(renewal)
  }
}

/** The job with its payload. */
async function readJob({ id, key, kind }: Claimed): Promise<Job> {
  const { payload } = await db.outboxJob.findUniqueOrThrow({
    where: { id },
    select: { payload: true },
  })
  return { key, kind, payload }
}

async function perform(handlers: JobHandlers, job: Claimed) {
  const attempts = job.attempts + 1
  try {
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    await whileClaimed(job, handler(await readJob(job)))
    await note(job, {
      status: 'sent',
      finishedAt: currentTime(),
      lockedUntil: null,
      lastError: null,
    })
    countJob({ kind: job.kind, outcome: 'done' })
  } catch (error) {
    const lastError = errorText(error, LONGEST_ERROR)
    countJob({ kind: job.kind, outcome: 'failed' })
    log.warn({ job: job.key, kind: job.kind, attempts, lastError }, 'job failed')
    await note(job, {
      status: error instanceof FinalFailure || attempts >= MAX_ATTEMPTS ? 'failed' : 'pending',
      lockedUntil: null,
      lastError,
      availableAt: after(retryDelay(attempts)),
    })
  }
}

/**
 * Does the jobs that are due, of these kinds or of all, one after another, at most `limit` and none
 * more once it `isStopping`; returns how many it did.
 */
export async function runDueJobs(
  handlers: JobHandlers,
  limit = 100,
  now = currentTime,
  isStopping = () => false,
  kinds?: Kinds,
): Promise<number> {
  let done = 0
  while (done < limit && !isStopping()) {
    const claimed = await claim(now(), kinds)
    if (!claimed) break
    if (!claimed.won) continue
    await perform(handlers, claimed.job)
    done += 1
  }
  return done
}
