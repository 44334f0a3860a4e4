import { data } from '@remix-run/node'
import { judgeFraming } from './framing-evidence.rules'
import { inspectPage, PAGE_BYTES, type Inspection } from './inspect-page.server'
import {
  MOST_FRAMES,
  readView,
  SIDE,
  SIZES_MAX,
  viewportsOf,
  viewQuery,
  type SizesProblem,
  type View,
} from './viewports.rules'
import { ADDRESS_MAX } from '~/tools/_area/page-address.rules'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import type { GuardedAnswer } from '~/platform/guarded-fetch/guarded-fetch.server'
import { FRAME_SOURCE } from '~/platform/http/security-headers.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { workRefusalStatus } from '~/platform/worker/work-refused'
import { presentInspection } from './view.server'
import { checkReport } from './text.server'
import { fetchForTool } from '~/tools/_area/tool-fetch.server'

const TOOL = 'responsive-checker'

/** What can be taken along. */
export const CHECK_FILES = ['responsive.md', 'responsive.csv'] as const

type Problems = Partial<Record<'url' | 'sizes', string>>
export type Checked = { answer: GuardedAnswer; inspection: Inspection }
export type Check = {
  view: View
  typed: string
  problems: Problems
  status: number
  checked: Checked | null
}

function saySizes({ problem, entry }: SizesProblem, language: Language) {
  return translator(language, TOOL)(`problems.${problem}`, {
    entry,
    ...SIDE,
    most: MOST_FRAMES,
    length: SIZES_MAX,
  })
}

/**
 * Asks for the page that an address of the checker names and reads it; or says what hindered that.
 */
export async function checkAddress(request: Request, language: Language): Promise<Check> {
  const query = new URL(request.url).searchParams
  const view = readView(query)
  const url = query.get('url')
  const typed = (url ?? '').slice(0, ADDRESS_MAX)
  const refuse = (status: number, problems: Problems): Check => ({
    view,
    typed,
    problems,
    status,
    checked: null,
  })
  const viewports = viewportsOf(view)
  if (!Array.isArray(viewports)) return refuse(400, { sizes: saySizes(viewports, language) })
  if (url === null) return refuse(200, {})
  const asked = await fetchForTool(url, language, { maxBytes: PAGE_BYTES })
  if (!asked.answer) return refuse(asked.status, { url: asked.refused })
  const inspection = await inspectPage(asked.answer)
  if ('refused' in inspection)
    return refuse(workRefusalStatus(inspection.refused), {
      url: translator(language, TOOL)(`refused.${inspection.refused}`),
    })
  return { view, typed, problems: {}, status: 200, checked: { answer: asked.answer, inspection } }
}

function presentPage({ answer, inspection }: Checked, language: Language) {
  const { url, status } = answer
  const framing = judgeFraming(url, answer.headers, env.PUBLIC_URL)
  return {
    ...presentInspection(inspection, url, language),
    page: {
      url: url.href,
      host: url.host,
      error: status >= 400 ? status : null,
      redirected: answer.redirects.length > 0,
    },
    framing: {
      ...framing,
      advice: `Content-Security-Policy: frame-ancestors 'self' ${new URL(env.PUBLIC_URL).origin}`,
    },
    report: checkReport({ answer, inspection }, language),
  }
}

/**
 * What the address of the checker asks for, answered in a language: frames, findings, or what is
 * wrong with the form.
 */
export async function loadResponsiveChecker(request: Request, language: Language) {
  const { view, typed, problems, status, checked } = await checkAddress(request, language)
  const result = checked && presentPage(checked, language)
  const query = { url: typed, ...viewQuery(view) }
  const page = {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, TOOL)('description'),
    ...{ typed, view, problems, result },
    origin: env.PUBLIC_URL,
    files: CHECK_FILES.map((name) => ({
      name,
      href: paths.toolFile(TOOL, name, { ...query, lng: language }),
    })),
  }
  const framed = result && result.framing.reason === null
  return data(page, {
    status,
    headers: framed ? { [FRAME_SOURCE]: new URL(result.page.url).origin } : {},
  })
}
