import type { ByteRange, Storage } from '../storage/storage'
import { attachment } from './attachment'
import { notFound } from './answers.server'

export interface SentFile {
  name: string
  storageKey: string
  contentType: string
  /** Bytes. */
  size: number
  /** Another one for other bytes. */
  etag: string
}

/** Nothing that a stored file holds may run here, whoever opens it. */
const CLOSED = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
/** A browser's own viewer draws it, which a sandbox would keep out. */
const FRAMED = "frame-ancestors 'self'"
const SHOWN = /^(image\/(?!svg)|video\/|application\/pdf$)/

/** The one range that is asked for: null for all of it, 'none' for one outside the file. */
function rangeOf(request: Request, { size, etag }: SentFile): ByteRange | 'none' | null {
  const held = request.headers.get('If-Range')
  const [, from = '', to = ''] =
    /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? []
  if ((!from && !to) || (held && held !== etag)) return null
  const start = from ? Number(from) : Math.max(0, size - Number(to))
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1
  return start < size && start <= end ? { start, end } : 'none'
}

/**
 * Only what a browser shows and cannot run stands in a page's place; all else is kept as a file.
 */
function disposition({ name, contentType }: SentFile, shown: boolean) {
  return shown && SHOWN.test(contentType)
    ? attachment(name).replace(/^attachment/, 'inline')
    : attachment(name)
}

function headersOf(file: SentFile, shown: boolean) {
  return new Headers({
    'Content-Type': /^text\//.test(file.contentType)
      ? `${file.contentType}; charset=utf-8`
      : file.contentType,
    'Content-Disposition': disposition(file, shown),
    'Content-Security-Policy': file.contentType === 'application/pdf' ? FRAMED : CLOSED,
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
    ETag: file.etag,
  })
}

/**
 * A stored file to keep, or with `shown` to look at; in parts when the browser asks for one
 * (films), and not again when it has it. The caller has seen that the one who asks may read it.
 * Throws a 404 when its bytes are gone.
 */
export async function sendFile(
  request: Request,
  file: SentFile,
  storage: Storage,
  { shown = false } = {},
): Promise<Response> {
  const headers = headersOf(file, shown)
  if (request.headers.get('If-None-Match')?.split(/,\s*/).includes(file.etag))
    return new Response(null, { status: 304, headers })
  const range = rangeOf(request, file)
  if (range === 'none')
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${file.size}` } })
  const stored = await storage.get(file.storageKey, range ?? undefined)
  if (!stored) throw notFound()
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`)
  return new Response(stored.body, { status: range ? 206 : 200, headers })
}
