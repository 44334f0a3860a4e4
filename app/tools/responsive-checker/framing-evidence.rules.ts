import { readFraming } from '~/domain/previews/framing.rules'

type HeaderValues = Record<string, string | string[] | undefined>

/**
 * `insecure`: a page without encryption is not shown inside of one with it; `own`: ours are shown
 * in no frame.
 */
export type NotFramed = 'x-frame-options' | 'frame-ancestors' | 'insecure' | 'own'
export interface FramingVerdict {
  reason: NotFramed | null
  /** The header that forbids it, as it was sent; empty where none does. */
  evidence: string
}

const MOST = 300

/** The directives of `frame-ancestors`, or the older header, as they were sent. */
function evidenceOf(headers: HeaderValues, reason: 'x-frame-options' | 'frame-ancestors') {
  if (reason === 'x-frame-options')
    return `X-Frame-Options: ${[headers[reason] ?? []].flat().join(', ')}`.slice(0, MOST)
  const policies = [headers['content-security-policy'] ?? []].flat().join(', ')
  const directives = policies
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => /^frame-ancestors\b/i.test(part))
  return `Content-Security-Policy: ${directives.join('; ')}`.slice(0, MOST)
}

/**
 * Whether a page may stand in a frame on a page of `origin`, whatever its status: an error page is
 * framed like any other.
 */
export function judgeFraming(url: URL, headers: HeaderValues, origin: string): FramingVerdict {
  if (url.origin === new URL(origin).origin) return { reason: 'own', evidence: '' }
  const { reason } = readFraming({ status: 200, headers }, origin)
  if (reason === 'x-frame-options' || reason === 'frame-ancestors')
    return { reason, evidence: evidenceOf(headers, reason) }
  const insecure = url.protocol === 'http:' && origin.startsWith('https:')
  return insecure ? { reason: 'insecure', evidence: '' } : { reason: null, evidence: '' }
}
