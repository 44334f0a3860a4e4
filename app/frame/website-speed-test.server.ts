import { randomBytes } from 'node:crypto'
import { data } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { ADDRESS_MAX } from '~/domain/tools/page-address.rules'
import { PACKED, testSpeed, type Progress, type SpeedRun } from '~/domain/tools/website-speed-test/run-test.server'
import { RUN_LIMITS } from '~/domain/tools/website-speed-test/speed.rules'
import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { clientAddress } from '~/platform/http/client-address.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { WorkRefusedError } from '~/platform/worker/worker-pool.server'
import { fetchForTool } from './tool-fetch.server'
import { speedReport } from './website-speed-test-text.server'
import { presentRun } from './website-speed-test-view.server'

export const TOOL = 'website-speed-test'
export const WORDS = 'speed-words'

/** What can be taken along. */
export const SPEED_FILES = ['speed.md', 'speed.csv', 'speed.har'] as const
export type SpeedFile = (typeof SPEED_FILES)[number]

/** For one visitor: a test asks sixty files of somebody else's server. */
const LIMIT = { limit: 10, window: 10 * MINUTE }
const KEY = /^[0-9a-f]{32}$/
const KEY_BYTES = 16

/** A test that was made, or what hindered it, for the address that was typed. */
export interface Outcome {
  typed: string
  status: number
  problem: string | null
  run: SpeedRun | null
}

/** The last tests, for a page that was told of its progress and for downloads; by keys that nobody guesses. */
const outcomes = new LRUCache<string, Outcome>({ max: 50, ttl: 3 * MINUTE })

async function test(request: Request, typed: string, language: Language, tell?: (progress: Progress) => void): Promise<Outcome> {
  const refuse = (status: number, problem: string): Outcome => ({ typed, status, problem, run: null })
  const t = translator(language, WORDS)
  const wait = await hitEach({ [`${TOOL}:${clientAddress(request)}`]: LIMIT })
  if (wait > 0) return refuse(429, t('throttled', { count: waitInMinutes(wait) }))
  const asked = await fetchForTool(request, typed, language, { maxBytes: RUN_LIMITS.bytes, headers: PACKED })
  if (!asked.answer) return refuse(asked.status, asked.refused)
  try {
    return { typed, status: 200, problem: null, run: await testSpeed(asked.answer, tell) }
  } catch (error) {
    if (error instanceof WorkRefusedError) return refuse(error.reason === 'busy' ? 503 : 400, t(`unreadable.${error.reason}`))
    throw error
  }
}

/** Tests what was typed and keeps the outcome for three minutes, under the key that is given back. */
export async function runSpeedTest(request: Request, typed: string, language: Language, tell?: (progress: Progress) => void): Promise<{ key: string; outcome: Outcome }> {
  const outcome = await test(request, typed.slice(0, ADDRESS_MAX + 1), language, tell)
  const key = randomBytes(KEY_BYTES).toString('hex')
  outcomes.set(key, outcome)
  return { key, outcome }
}

/** The outcome that an address asks for: the one that its key opens, or a new one; null when it asks for none. */
export async function readOutcome(request: Request, language: Language): Promise<{ key: string; outcome: Outcome } | null> {
  const query = new URL(request.url).searchParams
  const [typed, key] = [query.get('url'), query.get('run')]
  if (typed === null || key === null) return null
  const kept = KEY.test(key) ? outcomes.get(key) : undefined
  return kept?.typed === typed ? { key, outcome: kept } : runSpeedTest(request, typed, language)
}

/** The form, with the address that a link fills in; and the test, when it was asked for. */
export async function loadSpeedTest(request: Request, language: Language) {
  const read = await readOutcome(request, language)
  const typed = (new URL(request.url).searchParams.get('url') ?? '').slice(0, ADDRESS_MAX)
  const run = read?.outcome.run
  const view = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, WORDS)('description'),
    ...{ typed, problem: read?.outcome.problem ?? null },
    shareUrl: env.PUBLIC_URL + paths.tool(TOOL, { url: typed || undefined }),
    files: read && run ? SPEED_FILES.map((name) => ({ name, href: paths.toolFile(TOOL, name, { url: typed, run: read.key, lng: language }) })) : [],
    result: run ? { ...presentRun(run, language), report: speedReport(run, language) } : null,
  }
  return data(view, { status: read?.outcome.status ?? 200 })
}
