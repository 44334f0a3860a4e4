import { fullAddress } from './page-values.rules'
import type { Answered } from './check-page.rules'
import type { AskedPicture } from './check-picture.rules'
import type { PageHead } from './page-head.rules'
import { PICTURE_NEEDS } from './picture.rules'
import { READING_TIME, readHead } from './read-head.server'
import { readPicture } from './read-picture.server'
import { readPageAddress } from '~/tools/_area/page-address.rules'
import { decodePage } from '~/tools/_area/page-encoding.server'
import { SECOND } from '~/platform/clock'
import { decodeBody } from '~/platform/guarded-fetch/decode-body.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { workRefusalStatus } from '~/platform/worker/work-refused'
import { fetchForTool } from '~/tools/_area/tool-fetch.server'

/** Bytes of a page that are read: its head stands at its beginning. */
export const PAGE_BYTES = 2 * 1024 * 1024
const PICTURE_BYTES = PICTURE_NEEDS.facebook.bytes + 1

/** A page that was read, or why not, in words, with the status to answer by. */
export type PageRead =
  | { head: PageHead; answered: Answered | null; refused?: undefined }
  | { refused: string; status: number }

/** Reads what HTML says of itself. */
export async function readPasted(html: string, language: Language): Promise<PageRead> {
  const read = await readHead(html)
  if ('head' in read) return { head: read.head, answered: null }
  const refused = translator(language, 'meta-tag-generator')(`refused.${read.refused}`, {
    seconds: READING_TIME / SECOND,
  })
  return { refused, status: workRefusalStatus(read.refused) }
}

const CANONICAL = /<([^<>]{1,2000})>\s*;(?:[^,<>]{0,200};)?\s*rel\s*=\s*"?canonical\b/i

/** The head with the canonical address that the server says in a header (RFC 6596), if it does. */
function withLinked(head: PageHead, header: string): PageHead {
  const href = CANONICAL.exec(header)?.[1]
  if (!href) return head
  return {
    ...head,
    tags: [...head.tags, { tag: 'link', said: { rel: 'canonical', href }, text: '', inHead: true }],
  }
}

/** Reads what the page at an address says of itself. */
export async function readLive(typed: string, language: Language): Promise<PageRead> {
  const fetched = await fetchForTool(typed, language, { maxBytes: PAGE_BYTES })
  if (fetched.refused !== undefined) return { refused: fetched.refused, status: fetched.status }
  const { answer } = fetched
  const { body, cut } = await decodeBody(answer, PAGE_BYTES)
  const { text, ...charsets } = decodePage(body, answer.headers['content-type'] ?? '')
  const read = await readPasted(text, language)
  if (read.refused !== undefined) return read
  const asked = readPageAddress(typed)
  const robots = [answer.headers['x-robots-tag'] ?? ''].flat().join(', ')
  return {
    head: withLinked(read.head, [answer.headers.link ?? ''].flat().join(', ')),
    answered: {
      url: answer.url.href,
      asked: 'url' in asked ? asked.url : '',
      status: answer.status,
      robots,
      charsets,
      cut,
    },
  }
}

/** The picture of a shared link, as the services would ask for it; null when there is none. */
export async function askPicture(
  address: string,
  language: Language,
): Promise<AskedPicture | null> {
  const url = fullAddress(address, '')
  if (url === '') return null
  const { answer, refused } = await fetchForTool(url, language, {
    maxBytes: PICTURE_BYTES,
    types: undefined,
    headers: { Accept: 'image/*,*/*;q=0.5' },
  })
  if (refused !== undefined) return { refused: 'unread', why: refused }
  if (answer.status >= 400) return { refused: 'status', status: answer.status }
  const { body, cut } = await decodeBody(answer, PICTURE_BYTES)
  const said = Number(answer.headers['content-length'])
  return readPicture(body, cut ? Math.max(PICTURE_BYTES, said || 0) : body.byteLength)
}
