import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { onError } from '~/platform/on-error'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { PACKED, testSpeed, type Progress, type SpeedRun } from './run-test.server'
import { RUN_LIMITS } from './speed.rules'
import { MINUTE } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { WorkRefusedError, workRefusalStatus } from '~/platform/worker/work-refused'
import { fetchForTool } from '~/tools/_area/tool-fetch.server'

const TOOL = 'website-speed-test'
const WORDS = 'speed-words'
/** For one visitor: a test asks sixty files of somebody else's server. */
const LIMIT = { limit: 10, window: 10 * MINUTE }
const KEY_BYTES = 16

/** A test that was made, or what hindered it, for the address that was typed. */
export interface Outcome {
  typed: string
  status: number
  problem: string | null
  run: SpeedRun | null
}

/** A test under way, for the same. */
export interface Underway {
  typed: string
  outcome: Promise<Outcome>
  progress: () => Progress
}

/**
 * The last tests, for a page that was told of its progress and for downloads; by keys that nobody
 * guesses.
 */
const outcomes = new LRUCache<string, Outcome>({ max: 50, ttl: 3 * MINUTE })
const underway = new Map<string, Underway>()

async function test(
  typed: string,
  language: Language,
  tell: (progress: Progress) => void,
): Promise<Outcome> {
  const refuse = (status: number, problem: string): Outcome => ({
    typed,
    status,
    problem,
    run: null,
  })
  const t = translator(language, WORDS)
  const wait = await hitEach(byAddress(TOOL, LIMIT))
  if (wait > 0) return refuse(429, t('throttled', { count: waitInMinutes(wait) }))
  const asked = await fetchForTool(typed, language, {
    maxBytes: RUN_LIMITS.bytes,
    headers: PACKED,
  })
  if (!asked.answer) return refuse(asked.status, asked.refused)
  return testSpeed(asked.answer, tell).then(
    (run) => ({ typed, status: 200, problem: null, run }),
    onError(WorkRefusedError, ({ reason }) =>
      refuse(workRefusalStatus(reason), t(`unreadable.${reason}`)),
    ),
  )
}

/**
 * Begins to test what was typed; the outcome is kept for three minutes under the key that is given
 * back.
 */
export function startSpeedTest(
  typed: string,
  language: Language,
  tell: (progress: Progress) => void = () => undefined,
): { key: string; outcome: Promise<Outcome> } {
  const key = randomBytes(KEY_BYTES).toString('hex')
  const taken = typed.slice(0, ADDRESS_MAX + 1)
  let told: Progress = { done: 0, all: 0 }
  const outcome = test(taken, language, (progress) => {
    told = progress
    tell(progress)
  })
  underway.set(key, { typed: taken, outcome, progress: () => told })
  // Whoever waits for it hears of a failure; it may be nobody.
  outcome
    .then(
      (made) => outcomes.set(key, made),
      () => undefined,
    )
    .finally(() => underway.delete(key))
  return { key, outcome }
}

/** The test of an address that runs under a key. */
export function findUnderway(typed: string, key: string): Underway | undefined {
  const known = underway.get(key)
  return known?.typed === typed ? known : undefined
}

/**
 * The outcome that an address asks for: the one that its key opens, or a new one; null when it asks
 * for none.
 */
export async function readOutcome(
  request: Request,
  language: Language,
): Promise<{ key: string; outcome: Outcome } | null> {
  const query = new URL(request.url).searchParams
  const [typed, key] = [query.get('url'), query.get('run')]
  if (typed === null || key === null) return null
  const kept = outcomes.get(key)
  if (kept?.typed === typed) return { key, outcome: kept }
  const known = findUnderway(typed, key)
  if (known) return { key, outcome: await known.outcome }
  const started = startSpeedTest(typed, language)
  return { key: started.key, outcome: await started.outcome }
}
