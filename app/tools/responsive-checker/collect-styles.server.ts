import { SECOND } from '~/platform/clock'
import { decodeBody } from '~/platform/guarded-fetch/decode-body.server'
import { guardedFetch, type GuardedOptions } from '~/platform/guarded-fetch/guarded-fetch.server'
import { GuardedFetchError } from '~/platform/guarded-fetch/refusal'
import type { LinkedSheet, SheetText } from './findings.rules'
import { onError } from '~/platform/on-error'
import { decodePage } from '~/tools/_area/page-encoding.server'
import { importsOf } from './imports.rules'

/** Of one page: files, bytes of one and of all together, and milliseconds. */
export const SHEET_LIMITS = { files: 12, bytes: 512 * 1024, all: 1024 * 1024, time: 5 * SECOND }
const DEPTH = 3

export interface Collected {
  sheets: SheetText[]
  /** How many were not read: refused or too late, above the limits. `cut` were read in part. */
  left: { failed: number; over: number; cut: number }
}

/** Which hosts may be asked; and what tests put in, which have no network. */
type Network = Pick<GuardedOptions, 'admit' | 'resolve' | 'allow'>

async function fetchSheet(url: URL, deadline: number, network: Network) {
  const timeout = deadline - Date.now()
  if (timeout <= 0) return null
  try {
    const answer = await guardedFetch(url.href, {
      ...network,
      maxBytes: SHEET_LIMITS.bytes,
      timeout,
      maxRedirects: 2,
      types: /^text\/css\b/i,
      headers: { Accept: 'text/css,*/*;q=0.1' },
    })
    if (answer.status >= 400) return null
    const { body, cut } = await decodeBody(answer, SHEET_LIMITS.bytes)
    return {
      css: decodePage(body, answer.headers['content-type'] ?? '').text,
      cut,
      url: answer.url,
    }
  } catch (error) {
    return onError(GuardedFetchError, () => null)(error)
  }
}

type Wanted = LinkedSheet & { from: URL }

/**
 * The style sheets that a page links to and imports, of its own and of other public hosts, within
 * the limits.
 */
export async function collectStyles(
  linked: LinkedSheet[],
  base: URL,
  network: Network = {},
): Promise<Collected> {
  const deadline = Date.now() + SHEET_LIMITS.time
  const collected: Collected = { sheets: [], left: { failed: 0, over: 0, cut: 0 } }
  const seen = new Set<string>()
  let room = SHEET_LIMITS.all
  let wanted: Wanted[] = linked.map((sheet) => ({ ...sheet, from: base }))
  for (let depth = 0; depth < DEPTH && wanted.length > 0; depth += 1) {
    const asked: (LinkedSheet & { url: URL })[] = []
    for (const { href, media, from } of wanted) {
      if (!URL.canParse(href, from)) continue
      const url = new URL(href, from)
      url.hash = ''
      if (seen.has(url.href)) continue
      if (seen.size >= SHEET_LIMITS.files) collected.left.over += 1
      else asked.push({ href, media, url: (seen.add(url.href), url) })
    }
    const answers = await Promise.all(
      asked.map(async (sheet) => ({
        ...sheet,
        answer: await fetchSheet(sheet.url, deadline, network),
      })),
    )
    wanted = []
    for (const { url, media, answer } of answers) {
      if (!answer) {
        collected.left.failed += 1
        continue
      }
      const css = answer.css.slice(0, room)
      room -= css.length
      if (css.length < answer.css.length || answer.cut) collected.left.cut += 1
      collected.sheets.push({ source: url.href, line: 1, media, css })
      wanted.push(
        ...importsOf(css).map((found) => ({
          ...found,
          media: [media, found.media].filter(Boolean).join(' and '),
          from: answer.url,
        })),
      )
    }
  }
  collected.left.over += wanted.length
  return collected
}
