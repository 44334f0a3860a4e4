import { decodeText, likelyEncoding, markedEncoding } from '~/platform/decode-text'
import { beautify, type Beautified, type Beautifying, type Hunk } from './beautify.server'
import {
  CODE_FILES,
  CODE_LANGUAGE_NAMES,
  CODE_LIMITS,
  codeSettingsQuery,
  MOST_SHOWN,
  readCodeSettings,
  shownLength,
  type CodeLanguage,
  type CodeSettings,
} from './beautify.rules'
import { detectLanguage } from './detect.rules'
import { paths } from '~/paths'
import { MINUTE } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { byAddress } from '~/platform/address-limit.server'
import { readUpload } from '~/platform/http/upload.server'
import { formatByteCount, formatBytes, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { workRefusalStatus } from '~/platform/worker/work-refused'

const TOOL = 'code-beautifier'
/** For one visitor: parsing is work. */
const LIMIT = { limit: 120, window: 10 * MINUTE }
/**
 * Room for the fields beside the code, of which a form that is not multipart sends most characters
 * as three.
 */
const MOST_BODY = 3 * CODE_LIMITS.bytes + 64 * 1024
const LINES_AROUND = 2
const MOST_LINES = 400
/** Characters of a changed line that are shown; one that is longer is a file without line breaks. */
const LONGEST_LINE = 500

const settingsUrl = (settings: CodeSettings) =>
  env.PUBLIC_URL + paths.tool(TOOL, codeSettingsQuery(settings))

/** The empty form, as the address sets it. */
export function loadCodeBeautifier(url: string, language: Language) {
  const settings = readCodeSettings(new URL(url).searchParams)
  return {
    title: translator(language, 'tools')(`list.${TOOL}.name`),
    description: translator(language, TOOL)('description'),
    settings,
    settingsUrl: settingsUrl(settings),
    limit: formatBytes(CODE_LIMITS.bytes / 1.048576, language),
  }
}

/** The text of a file, in the encoding that its mark or its bytes show. */
const decodeFile = (bytes: Uint8Array) =>
  decodeText(bytes, markedEncoding(bytes) ?? likelyEncoding(bytes))

/** The code of a form: what was chosen as a file goes before what was typed. */
async function readCode(form: FormData) {
  const [file, typed] = [form.get('file'), form.get('code')]
  const text =
    file instanceof File && file.size > 0
      ? decodeFile(new Uint8Array(await file.arrayBuffer()))
      : typeof typed === 'string'
        ? typed
        : ''
  return text.replace(/\r\n?/g, '\n')
}

/** Changed lines with those around them, as many as can be looked through. */
function presentChanges(hunks: Hunk[]) {
  const lines = hunks.flatMap(({ oldStart, newStart, lines }) => {
    let [before, after] = [oldStart, newStart]
    return lines
      .filter((line) => !line.startsWith('\\'))
      .map((line) => {
        const sign = line[0] as ' ' | '-' | '+'
        return {
          sign,
          before: sign === '+' ? null : before++,
          after: sign === '-' ? null : after++,
          text: line.length > LONGEST_LINE ? `${line.slice(1, LONGEST_LINE)}…` : line.slice(1),
        }
      })
  })
  return { lines: lines.slice(0, MOST_LINES), more: Math.max(0, lines.length - MOST_LINES) }
}

function presentResult(
  { code, hunks }: Extract<Beautified, { code: string }>,
  task: Beautifying & { detected: boolean },
  language: Language,
) {
  const [before, after] = [Buffer.byteLength(task.code), Buffer.byteLength(code)]
  const madeScript = task.act === 'minify' && task.language === 'typescript'
  const { ending } = CODE_FILES[madeScript ? 'javascript' : task.language]
  const name = `code${task.act === 'minify' ? '.min' : ''}.${ending}`
  return {
    ...{ code, act: task.act, detected: task.detected, madeScript, same: code === task.code },
    language: CODE_LANGUAGE_NAMES[task.language],
    size: {
      before: formatByteCount(before, language),
      after: formatByteCount(after, language),
      percent: formatNumber(before > 0 ? (100 * (before - after)) / before : 0, language, 1),
    },
    lines: formatNumber(code.split('\n').length - (code.endsWith('\n') ? 1 : 0), language),
    changes: hunks && presentChanges(hunks),
    file: { name, href: paths.toolFile(TOOL, name) },
  }
}

/** The lines around the one with the error. */
function presentExcerpt(code: string, line: number) {
  const lines = code.split('\n')
  const from = Math.max(1, line - LINES_AROUND)
  return lines.slice(from - 1, line + LINES_AROUND).map((text, index) => ({
    number: from + index,
    text: text.slice(0, 300),
    here: from + index === line,
  }))
}

type Problem = Extract<Beautified, { problem: unknown }>['problem']

function presentProblem(
  { message, line, column }: Problem,
  code: string,
  written: CodeLanguage,
  language: Language,
) {
  const t = translator(language, TOOL)
  const where =
    line === null
      ? t('problem.somewhere')
      : column === null
        ? t('problem.line', { line })
        : t('problem.lineColumn', { line, column })
  return {
    where,
    message,
    language: CODE_LANGUAGE_NAMES[written],
    excerpt: line === null ? [] : presentExcerpt(code, line),
  }
}

/**
 * Formats the code of a posted form, or says in words why that cannot be; what was typed comes back
 * with either.
 */
export async function handleCode(request: Request, language: Language) {
  const t = translator(language, TOOL)
  const { form, tooLarge } = await readUpload(request, MOST_BODY, { words: MOST_BODY })
  const [code, settings] = [await readCode(form), readCodeSettings(form)]
  const act = form.get('act') === 'minify' ? 'minify' : 'format'
  const isShown = Buffer.byteLength(code) <= CODE_LIMITS.bytes && shownLength(code) <= MOST_SHOWN
  const typed = { code: isShown ? code : '', settings, settingsUrl: settingsUrl(settings) }
  const refuse = (status: number, error: string) => ({
    status,
    answer: { ...typed, error, problem: null, result: null },
  })
  const limit = formatBytes(CODE_LIMITS.bytes / 1.048576, language)
  if (tooLarge) return refuse(413, t('refused.tooLarge', { limit }))
  if (!isShown)
    return refuse(
      413,
      Buffer.byteLength(code) > CODE_LIMITS.bytes
        ? t('refused.tooLarge', { limit })
        : t('refused.tooMuch'),
    )
  if (code.trim() === '') return refuse(400, t('refused.empty'))
  const written = settings.language ?? detectLanguage(code)
  if (!written) return refuse(400, t('refused.unknown'))
  const wait = await hitEach(byAddress(TOOL, LIMIT))
  if (wait > 0) return refuse(429, t('refused.throttled', { count: waitInMinutes(wait) }))
  const task = { language: written, act, code, style: settings.style } as const
  const done = await beautify(task)
  if ('code' in done && shownLength(done.code) > MOST_SHOWN)
    return refuse(413, t('refused.tooMuch'))
  if ('refused' in done)
    return refuse(
      done.refused === 'tooLarge' || done.refused === 'tooMuch'
        ? 413
        : workRefusalStatus(done.refused),
      t(`refused.${done.refused}`, {
        limit,
        language: CODE_LANGUAGE_NAMES[written],
        seconds: CODE_LIMITS.time / 1000,
      }),
    )
  if ('problem' in done)
    return {
      status: 400,
      answer: {
        ...typed,
        error: null,
        problem: presentProblem(done.problem, code, written, language),
        result: null,
      },
    }
  return {
    status: 200,
    answer: {
      ...typed,
      error: null,
      problem: null,
      result: presentResult(done, { ...task, detected: settings.language === null }, language),
    },
  }
}
