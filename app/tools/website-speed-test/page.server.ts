import { setTimeout } from 'node:timers/promises'
import { data } from '@remix-run/node'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import type { Progress } from './run-test.server'
import { paths } from '~/paths'
import { SECOND } from '~/platform/clock'
import { env } from '~/platform/env.server'
import type { Looking } from '~/shell/refresh-itself'
import { seeOther } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { findUnderway, readOutcome, startSpeedTest, type Outcome } from './outcomes.server'
import { speedReport } from './text.server'
import { presentRun } from './view.server'

export const TOOL = 'website-speed-test'
const WORDS = 'speed-words'

/** What can be taken along. */
export const SPEED_FILES = ['speed.md', 'speed.csv', 'speed.har'] as const
export type SpeedFile = (typeof SPEED_FILES)[number]

/** What the form asks with: a test that nobody has begun. */
const FRESH = '1'
/**
 * A test that is done by then is shown at once; any other by a page that tells how far it has come,
 * and looks again.
 */
const SOON = 1.5 * SECOND
const REFRESH_SECONDS = 2
/**
 * In the address that a waiting page looks at: without a place of its own, or the browser would
 * stay on the page it has.
 */
const LOOKING = 'looking'

type Shown = { key: string; outcome: Outcome } | { progress: Progress; looking: Looking }

const resultOf = (url: string, run: string) => `${paths.tool(TOOL, { url, run })}#result`

/** What to show of the test that the address asks for; null when it asks for none. */
async function takeTest(request: Request, language: Language): Promise<Shown | null> {
  const query = new URL(request.url).searchParams
  const [typed, run] = [query.get('url'), query.get('run')]
  if (typed === null || run === null) return null
  const underway = findUnderway(typed, run)
  if (underway)
    return {
      progress: underway.progress(),
      looking: {
        seconds: REFRESH_SECONDS,
        at: paths.tool(TOOL, { url: typed, run, [LOOKING]: 1 }),
      },
    }
  if (query.has(LOOKING)) throw await seeOther(resultOf(typed, run))
  if (run !== FRESH) return readOutcome(request, language)
  const { key, outcome } = startSpeedTest(typed, language)
  const soon = await Promise.race([outcome, setTimeout(SOON, null, { ref: false })])
  if (!soon) throw await seeOther(resultOf(typed, key))
  return { key, outcome: soon }
}

/**
 * The form, with the address that a link fills in; and the test, or how far it has come, when it
 * was asked for.
 */
export async function loadSpeedTest(request: Request, language: Language) {
  const shown = await takeTest(request, language)
  const [made, waiting] = shown && 'outcome' in shown ? [shown, null] : [null, shown]
  const typed = (new URL(request.url).searchParams.get('url') ?? '').slice(0, ADDRESS_MAX)
  const run = made?.outcome.run
  const view = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, WORDS)('description'),
    ...{ typed, progress: waiting?.progress ?? null, problem: made?.outcome.problem ?? null },
    looking: waiting?.looking ?? null,
    shareUrl: env.PUBLIC_URL + paths.tool(TOOL, { url: typed || undefined }),
    files:
      made && run
        ? SPEED_FILES.map((name) => ({
            name,
            href: paths.toolFile(TOOL, name, { url: typed, run: made.key, lng: language }),
          }))
        : [],
    result: run ? { ...presentRun(run, language), report: speedReport(run, language) } : null,
  }
  return data(view, {
    status: made?.outcome.status ?? 200,
  })
}
