import { CLOCK_TOLERANCE, correctClock, SECOND } from '../clock'
import { env } from '../env.server'
import { log } from '../log.server'
import { gauge } from '../observe/metrics.server'
import { db } from './db.server'
import { databaseLocation } from './location'

/**
 * Less is not put right: it is what clocks that are kept by NTP, and a busy machine, make of it;
 * ms.
 */
const CORRECTED_FROM = SECOND
/**
 * A measurement is off by up to half of the time that it took: one that took longer says nothing;
 * ms.
 */
const LONGEST_TRIP = SECOND
/** How often a process that does no background work measures; ms. */
const INTERVAL = 5 * SECOND

const showDifference = gauge(
  'kanal_clock_difference_seconds',
  'How far the clock of this machine is ahead of the database’s; past five seconds this process does no background work.',
)

/** Milliseconds that this machine is ahead of the database; undefined until it was measured. */
let ahead: number | undefined
let measuring: Promise<void> | undefined

const isRight = () => Math.abs(ahead ?? 0) <= CLOCK_TOLERANCE

/** Takes what was measured into account, for `currentTime` and the background work. */
export function noteDifference(measured: number) {
  const before = isRight()
  ahead = measured
  correctClock(Math.abs(measured) < CORRECTED_FROM ? 0 : -measured)
  showDifference([[{}, measured / SECOND]])
  if (isRight() === before) return
  if (before)
    log.error(
      { aheadMs: Math.round(measured) },
      'clock differs from the database’s: jobs and timers paused',
    )
  else log.info('clock correct again: jobs and timers resumed')
}

async function measure() {
  const began = performance.now()
  const [row] = await db.$queryRaw<
    { now: number }[]
  >`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`
  const trip = performance.now() - began
  if (trip <= LONGEST_TRIP) noteDifference(Date.now() - trip / 2 - row!.now)
}

/**
 * How far this machine's clock is ahead of the database's, in milliseconds; null where both are on
 * one machine, undefined while it was not measured.
 */
export const clockDifference = () => (databaseLocation(env).provider === 'sqlite' ? null : ahead)

/**
 * Measures, and says whether this process may do what depends on the time. Throws when the database
 * does not answer.
 */
export async function clockIsRight(): Promise<boolean> {
  if (clockDifference() === null) return true
  await (measuring ??= measure().finally(() => (measuring = undefined)))
  return isRight()
}

/** Keeps `currentTime` right in this process, whether it does background work or not. */
export function watchClock() {
  const look = () =>
    void clockIsRight().catch((error) =>
      log.warn({ err: error }, 'the database’s clock could not be read'),
    )
  look()
  setInterval(look, INTERVAL).unref()
}
