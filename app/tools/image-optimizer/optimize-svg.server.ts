import { SECOND } from '~/platform/clock'
import { decodeText, encodingOf, markedEncoding } from '~/platform/decode-text'
import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError } from '~/platform/worker/work-refused'
import { ImageRefusedError } from './open-picture.server'
import type { PictureBox } from './picture-box.rules'

const WORKER = 'app/tools/image-optimizer/svg.worker.js'
const TIME = 10 * SECOND
/**
 * Illustrator abbreviates names of namespaces with entities; anything longer, or made of others, is
 * an attack.
 */
const LONGEST_ENTITY = 120
const MOST_ENTITIES = 40

export interface SvgResult {
  code: string
  /** Null where the file names no size. */
  size: PictureBox | null
  /** How many of each were taken out. */
  removed: { scripts: number; handlers: number; foreign: number; outside: number }
}

const DECLARATION = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i

/** The text of a drawing, in the encoding of its mark or its declaration (XML 1.0, 4.3.3). */
function read(bytes: Uint8Array) {
  const said = DECLARATION.exec(Buffer.from(bytes.subarray(0, 400)).toString('latin1'))?.[1]
  const encoding = markedEncoding(bytes) ?? encodingOf(said) ?? 'utf-8'
  try {
    if (encoding === 'utf-8') return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return decodeText(bytes, encoding).replace(
      /(<\?xml\b[^>]*?)\sencoding\s*=\s*["'][^"']*["']/i,
      '$1',
    )
  } catch {
    throw new ImageRefusedError('broken')
  }
}

/**
 * Entities that stand for others, or for files, are not expanded: the whole file is refused (XML
 * 1.0, 4.2; the "billion laughs").
 */
function refuseEntities(code: string) {
  const declared = code.match(/<!ENTITY\b[^>]*>?/gi) ?? []
  const plain = /^<!ENTITY\s+[\w:.-]+\s+("[^"&%<]*"|'[^'&%<]*')\s*>$/i
  if (
    declared.length > MOST_ENTITIES ||
    declared.some((entity) => entity.length > LONGEST_ENTITY || !plain.test(entity))
  )
    throw new ImageRefusedError('entities')
}

/**
 * An SVG with fewer bytes and nothing in it that runs or asks other addresses. Throws
 * ImageRefusedError.
 */
export async function optimizeSvg(bytes: Uint8Array): Promise<SvgResult> {
  const code = read(bytes)
  refuseEntities(code)
  const done = await runInWorker<{ code: string }, SvgResult | { broken: true }>(
    WORKER,
    { code },
    { timeout: TIME },
  ).catch(
    onError(WorkRefusedError, ({ reason }) => {
      throw new ImageRefusedError(reason)
    }),
  )
  if ('broken' in done) throw new ImageRefusedError('broken')
  return done
}
