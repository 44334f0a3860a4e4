import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
const asItIs = async (body: Buffer) => body

/** The ways to send a page, the smallest first. */
const ENCODINGS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 9,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzip(body, { level: 9 }),
  identity: asItIs,
}
type Encoding = keyof typeof ENCODINGS

/** Whether a browser takes an encoding, by its Accept-Encoding. */
export function takes(accepted: string, encoding: Encoding): boolean {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(/;\s*q=/).map((part) => part.trim()))
  return offers.some(([name, quality = '1']) => name === encoding && Number(quality) > 0)
}

/** The smallest encoding that a browser takes. */
export function encodingFor(accepted: string): Encoding {
  return takes(accepted, 'br') ? 'br' : takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

/**
 * A document without the nonce of the one answer it was made for: its own scripts are allowed by
 * what is in them, so that the same document can be sent to others. Scripts that did not carry the
 * nonce are not allowed.
 */
export function withoutNonce(
  html: string,
  policy: string,
  nonce: string,
): { html: string; policy: string } {
  const scripts = [
    ...html.matchAll(new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]*?)</script>`, 'g')),
  ].map(([, text]) => text!)
  const hashes = [...new Set(scripts)].map((text) => `'sha256-${hashOf(text)}'`)
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    policy: policy.replace(`'nonce-${nonce}'`, hashes.join(' ')),
  }
}

/**
 * A document that is kept, with its headers; it is compressed when it is first asked for in that
 * way, and then never again.
 */
export class KeptPage {
  readonly etag: string
  readonly body: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(
    html: string,
    readonly headers: Record<string, string>,
  ) {
    this.body = Buffer.from(html)
    this.etag = `W/"${hashOf(html).slice(0, 22)}"`
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let body = this.#encoded.get(encoding)
    if (!body) this.#encoded.set(encoding, (body = ENCODINGS[encoding](this.body)))
    return body
  }
}
