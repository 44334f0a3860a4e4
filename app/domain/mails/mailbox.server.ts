import { DomainError } from '~/domain/ground/domain-error'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { placeQuery, readPage, type Place } from '~/platform/paging'
import { readTexts } from '~/platform/stored-json'
import { withoutEnd } from '~/platform/free-text'

const PAGE_SIZE = 25

const listed = { id: true, to: true, subject: true, createdAt: true } as const

/** A page of the mails of the outbox, the newest first. */
export function listMails(place: Place<string> = {}) {
  // The ids are version 7 UUIDs: their order is the order in time.
  return readPage(place, PAGE_SIZE, (at) =>
    db.mailMessage.findMany({
      orderBy: { id: 'desc' },
      ...placeQuery(at, PAGE_SIZE),
      select: listed,
    }),
  )
}

/** One mail of the outbox as it was sent. Throws `notFound`. */
export async function getMail(id: string) {
  const mail = await db.mailMessage.findUnique({ where: { id } })
  if (!mail) throw new DomainError('notFound', `mail ${id}`)
  return { ...mail, attachments: readTexts(mail.attachments) }
}

export interface TextPart {
  text: string
  /** A path of this site. */
  href?: string
}

const LINK = /https?:\/\/[^\s<>"]+/g

function pathHere(address: string, origin: string) {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.origin !== origin || url.username || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** A mail's text, cut where links to this site begin and end; addresses elsewhere stay text. */
export function linkParts(text: string, origin = new URL(env.PUBLIC_URL).origin): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const address = withoutEnd(match[0], /[.,;:!?)\]]/)
    const href = pathHere(address, origin)
    if (!href) continue
    if (match.index > end) parts.push({ text: text.slice(end, match.index) })
    parts.push({ text: address, href })
    end = match.index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
