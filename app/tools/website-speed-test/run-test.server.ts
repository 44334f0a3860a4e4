import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SECOND } from '~/platform/clock'
import { decodeBody } from '~/platform/guarded-fetch/decode-body.server'
import { guardedFetch, type GuardedAnswer } from '~/platform/guarded-fetch/guarded-fetch.server'
import { GuardedFetchError } from '~/platform/guarded-fetch/refusal'
import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { mayAsk } from '~/tools/_area/host-limit.server'
import { decodePage } from '~/tools/_area/page-encoding.server'
import { importsOf } from '~/tools/responsive-checker/imports.rules'
import { readImageSize } from './image-size.server'
import type { NamedFile, PageRead, StyleFiles } from './read-page.rules'
import {
  isAddable,
  isThird,
  preloadKind,
  RUN_LIMITS,
  type Loaded,
  type Resource,
} from './speed.rules'

const WORKER = 'app/tools/website-speed-test/read-page.worker.js'
/** Of each reading, in milliseconds. */
const READING_TIME = 6 * SECOND
/** Characters of a style sheet that are read. */
const SHEET_CHARACTERS = 1024 * 1024
const IMPORT_DEPTH = 2
/** Milliseconds between two looks for more to load, and the least that a file is given. */
const PAUSE = 10
const LEAST_TIME = 100
export const PACKED = { 'Accept-Encoding': 'gzip, br' }
const KEPT_HEADERS = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'expires',
  'date',
  'age',
  'etag',
  'last-modified',
  'vary',
  'server',
  'via',
  'strict-transport-security',
  'location',
]
const zip = promisify(gzip)

/** One test of a page. */
export interface SpeedRun {
  url: URL
  /** When it began. */
  date: Date
  /** The page first, then everything in the order in which it was asked for. */
  loaded: Loaded[]
  redirects: { url: string; status: number; total: number }[]
  page: PageRead
  /** Of its style sheets. */
  fonts: { hiding: number; others: number }
  /** Style sheets that could not be read in time. */
  unread: number
  /** Files that were not asked for: above the limits of number, bytes or time. */
  left: number
  peer: string
}

export interface Progress {
  done: number
  all: number
}

function headersOf({ headers }: GuardedAnswer) {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) =>
      typeof headers[name] === 'string' ? [[name, headers[name].slice(0, 500)]] : [],
    ),
  )
}

/** What an answer weighs, and what it says of itself. */
async function weigh(
  answer: GuardedAnswer,
  resource: Resource,
  page: URL,
  began: number,
  start: number,
): Promise<{ loaded: Loaded; body: Buffer }> {
  const unpacked = await decodeBody(answer, RUN_LIMITS.bytes)
  const headers = headersOf(answer)
  const plain = answer.body.byteLength > 0 && !headers['content-encoding'] && isAddable(headers)
  const saving = plain
    ? Math.max(0, answer.body.byteLength - (await zip(answer.body)).byteLength)
    : 0
  const first = answer.redirects[0]?.timings.start ?? answer.timings.start
  const loaded: Loaded = {
    ...resource,
    ...{
      final: answer.url.href,
      status: answer.status,
      refusal: null,
      headers,
      start: start || first - began,
      total: answer.timings.start + answer.timings.total - first,
    },
    ...{
      timings: answer.timings,
      redirects: answer.redirects.length,
      sent: answer.body.byteLength,
      unpacked: unpacked.body.byteLength,
      cut: answer.cut || unpacked.cut,
      saving,
    },
    image:
      resource.kind === 'image' && answer.status < 400 ? await readImageSize(unpacked.body) : null,
    third: isThird(answer.url, page),
  }
  return { loaded, body: unpacked.body }
}

/** The files that a page names, each once, in its order. */
function resourcesOf(files: NamedFile[], base: URL, page: URL): Resource[] {
  const found = new Map<string, Resource>()
  for (const { href, kind, as, blocking, shown } of files) {
    if (!URL.canParse(href, base)) continue
    const url = new URL(href, base)
    url.hash = ''
    if (!/^https?:$/.test(url.protocol) || url.href === page.href) continue
    const known = found.get(url.href)
    if (known)
      Object.assign(known, {
        blocking: known.blocking || blocking,
        shown: known.shown && shown && Math.max(known.shown, shown),
      })
    else
      found.set(url.href, {
        url: url.href,
        kind: kind === 'preload' ? preloadKind(as, url.pathname) : kind,
        blocking,
        by: 'page',
        shown,
      })
  }
  return [...found.values()]
}

/** Loads what a page names and what its style sheets name, within the limits. */
class Loading {
  readonly loaded: Loaded[] = []
  readonly fonts = { hiding: 0, others: 0 }
  left = 0
  unread = 0
  private readonly seen = new Set<string>()
  private readonly waiting: { resource: Resource; depth: number }[] = []
  /** Bytes that came, and those that may still come with what is asked for now. */
  private bytes = 0
  private pending = 0
  private running = 0
  private readonly deadline: number

  constructor(
    private readonly page: URL,
    private readonly began: number,
    private readonly tell: (progress: Progress) => void,
  ) {
    this.deadline = began + RUN_LIMITS.time
    this.seen.add(page.href)
  }

  add(resources: Resource[], depth = 0) {
    for (const resource of resources) {
      if (this.seen.has(resource.url)) continue
      if (this.seen.size > RUN_LIMITS.requests) this.left += 1
      else this.waiting.push({ resource, depth })
      this.seen.add(resource.url)
    }
  }

  async run() {
    await Promise.all(Array.from({ length: RUN_LIMITS.atOnce }, () => this.work()))
  }

  /** Takes one file after another; while others still run, they may bring more. */
  private async work() {
    for (;;) {
      // A file waits while what is on its way could take all the room.
      const full = this.running > 0 && this.room() < RUN_LIMITS.bytes
      const next = full ? undefined : this.waiting.shift()
      if (!next && this.running === 0) return
      if (!next) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
        continue
      }
      this.running += 1
      await this.load(next.resource, next.depth).finally(() => {
        this.running -= 1
      })
      this.tell({
        done: this.loaded.length,
        all: this.loaded.length + this.waiting.length + this.running,
      })
    }
  }

  private async load(resource: Resource, depth: number) {
    const maxBytes = Math.min(RUN_LIMITS.bytes, this.room())
    const timeout = Math.min(RUN_LIMITS.each, this.deadline - performance.now())
    if (maxBytes <= 0 || timeout < LEAST_TIME) {
      this.left += 1
      return
    }
    const start = performance.now() - this.began
    this.pending += maxBytes
    try {
      const answer = await guardedFetch(resource.url, {
        maxBytes,
        timeout,
        admit: (url) => mayAsk(url, this.page),
        headers: { ...PACKED, Accept: '*/*', Referer: this.page.origin },
      })
      this.bytes += answer.body.byteLength
      const { loaded, body } = await weigh(answer, resource, this.page, this.began, start)
      this.loaded.push(loaded)
      if (resource.kind === 'style' && answer.status < 400)
        await this.readSheet(
          decodePage(body, loaded.headers['content-type'] ?? '').text.slice(0, SHEET_CHARACTERS),
          answer.url,
          resource,
          depth,
        )
    } catch (error) {
      if (!(error instanceof GuardedFetchError)) throw error
      const nothing = {
        status: null,
        headers: {},
        timings: null,
        redirects: 0,
        sent: 0,
        unpacked: 0,
        cut: false,
        saving: 0,
        image: null,
      }
      this.loaded.push({
        ...resource,
        ...nothing,
        final: resource.url,
        refusal: error.reason,
        start,
        total: performance.now() - this.began - start,
        third: isThird(new URL(resource.url), this.page),
      })
    } finally {
      this.pending -= maxBytes
    }
  }

  private room() {
    return RUN_LIMITS.all - this.bytes - this.pending
  }

  private async readSheet(css: string, url: URL, { blocking }: Resource, depth: number) {
    const read = await runInWorker<object, StyleFiles>(
      WORKER,
      { css },
      { timeout: READING_TIME },
    ).catch(onError(WorkRefusedError, () => null))
    if (!read) {
      this.unread += 1
      return
    }
    const { fonts, hiding, others } = read
    this.fonts.hiding += hiding
    this.fonts.others += others
    const named = (hrefs: string[], kind: 'style' | 'font') =>
      resourcesOf(
        hrefs.map((href) => ({
          href,
          kind,
          as: '',
          blocking: kind === 'style' && blocking,
          place: { line: 0, code: '' },
        })),
        url,
        this.page,
      ).map((one) => ({ ...one, by: 'sheet' as const }))
    if (depth < IMPORT_DEPTH)
      this.add(
        named(
          importsOf(css).map(({ href }) => href),
          'style',
        ),
        depth + 1,
      )
    this.add(named(fonts, 'font'), depth + 1)
  }
}

/**
 * Tests a page whose answer is here, asked for with `PACKED`: loads what a browser would on its
 * first visit, as far as HTML and style sheets tell. Throws WorkRefusedError when the page cannot
 * be read.
 */
export async function testSpeed(
  answer: GuardedAnswer,
  tell: (progress: Progress) => void = () => undefined,
): Promise<SpeedRun> {
  const began = answer.redirects[0]?.timings.start ?? answer.timings.start
  const { loaded: own, body } = await weigh(
    answer,
    {
      url: answer.redirects[0]?.url.href ?? answer.url.href,
      kind: 'document',
      blocking: true,
      by: 'page',
    },
    answer.url,
    began,
    0,
  )
  const { text } = decodePage(body, own.headers['content-type'] ?? '')
  const page = await runInWorker<object, PageRead>(
    WORKER,
    { html: text },
    { timeout: READING_TIME },
  )
  // A browser reads a page while it comes: the time that we took to read it is none of the page's
  // own.
  const reading = performance.now() - (answer.timings.start + answer.timings.total)
  const loading = new Loading(answer.url, began + reading, tell)
  loading.add(
    resourcesOf(
      page.files,
      URL.canParse(page.base, answer.url) ? new URL(page.base, answer.url) : answer.url,
      answer.url,
    ),
  )
  await loading.run()
  return {
    ...{
      url: answer.url,
      date: new Date(Date.now() - (performance.now() - began)),
      page,
      fonts: loading.fonts,
      unread: loading.unread,
      peer: answer.peer,
    },
    loaded: [own, ...loading.loaded.sort((one, other) => one.start - other.start)],
    redirects: answer.redirects.map(({ url, status, timings }) => ({
      url: url.href,
      status,
      total: timings.total,
    })),
    left: loading.left + page.more,
  }
}
