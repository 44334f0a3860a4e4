import { manyLines, readableLines } from '~/platform/free-text'
import { unbroken } from '~/platform/unbroken'
import { MEGABYTE } from '../files/upload.rules'

/** Characters of one message, with a line break as one. */
export const MAX_MESSAGE = 10_000
/** What goes with one message. */
export const MESSAGE_FILES = { most: 5, maxBytes: 10 * MEGABYTE }
/** Megabytes of files that one account may send in a day, with messages, tickets and mails. */
export const MESSAGE_FILES_A_DAY = { each: 1_000 }
/** That one person may write, by hand or by a program. */
export const MESSAGES_AN_HOUR = 240
export const MESSAGES_PER_PAGE = 25
const QUOTE_LENGTH = 240

/** The beginning of a text on one line, cut between words where there is one to cut at. */
export function excerpt(text: string, length = QUOTE_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/**
 * What is kept of what was typed: no sign that cannot be seen but line breaks and tabs, no empty lines at
 * either end, and nothing of what shows nothing.
 */
export function cleanBody(text: string): string {
  const clean = readableLines(text)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
  return manyLines(clean) === '' ? '' : clean
}

export type BodyPart = { text: string; href?: string }

const ADDRESS = new RegExp(
  unbroken`
    \bhttps?://[^\s<>"'\x60]{1,2000}|(?<![\p{L}\p{N}@./:-])www\.[^\s<>"'\x60]{1,2000}
    |(?<![\p{L}\p{N}.+_%/-])[\w.+%-]{1,64}@(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,24}(?![\w@-])
  `,
  'giu',
)

const PAIRS: Record<string, string> = { ')': '(', ']': '[', '}': '{' }
const ENDS_SENTENCE = /[.,;:!?…*_~”’»]/

/** How often each bracket stands in a text. */
function countBrackets(text: string) {
  const counts: Record<string, number> = { '(': 0, ')': 0, '[': 0, ']': 0, '{': 0, '}': 0 }
  for (const sign of text) if (sign in counts) counts[sign]! += 1
  return counts
}

/**
 * Without the marks that end the sentence around an address; a bracket that the address opens
 * itself stays.
 */
function trimAddress(found: string): string {
  const counts = countBrackets(found)
  for (let end = found.length; end > 0; end -= 1) {
    const last = found[end - 1]!
    const opening = PAIRS[last]
    const loose = opening ? counts[last]! > counts[opening]! : ENDS_SENTENCE.test(last)
    if (!loose) return found.slice(0, end)
    if (opening) counts[last]! -= 1
  }
  return ''
}

function hrefOf(address: string) {
  if (/^https?:/i.test(address)) return address
  return /^www\./i.test(address) ? `https://${address}` : `mailto:${address}`
}

/**
 * A text in parts, the addresses of web pages and of mailboxes among them as links; put together again they are the
 * text.
 */
export function bodyParts(body: string): BodyPart[] {
  const parts: BodyPart[] = []
  let end = 0
  for (const { 0: found, index } of body.matchAll(ADDRESS)) {
    const text = trimAddress(found)
    const href = hrefOf(text)
    if (!URL.canParse(href)) continue
    if (index > end) parts.push({ text: body.slice(end, index) })
    parts.push({ text, href: new URL(href).href })
    end = index + text.length
  }
  if (end < body.length) parts.push({ text: body.slice(end) })
  return parts
}

/**
 * Which part of a conversation is wanted: what was said before a moment, or after it; the latest
 * without either.
 */
export interface ConversationPlace {
  before?: Date
  after?: Date
}

function readMoment(value: string | null): Date | undefined {
  return /^\d{1,15}$/.test(value ?? '') ? new Date(Number(value)) : undefined
}

/**
 * The place that an address asks for in `before`, `after` or, with the message of that moment as
 * its last, `at`.
 */
export function readConversationPlace(query: URLSearchParams): ConversationPlace {
  const at = readMoment(query.get('at'))
  if (at) return { before: new Date(at.getTime() + 1) }
  const before = readMoment(query.get('before'))
  const after = readMoment(query.get('after'))
  return before ? { before } : after ? { after } : {}
}

/** How long two messages of one person stand under one name; milliseconds. */
const TOGETHER = 5 * 60_000

/** Whether a message goes on from the one before it, and needs no name of its own. */
export function goesOn(
  message: { authorId: number | null; side: string; createdAt: Date },
  before: { authorId: number | null; side: string; createdAt: Date } | undefined,
) {
  return (
    before !== undefined &&
    message.authorId !== null &&
    before.authorId === message.authorId &&
    before.side === message.side &&
    message.createdAt.getTime() - before.createdAt.getTime() < TOGETHER
  )
}

export interface ReadMark {
  userId: number
  lastReadAt: Date | null
}

/**
 * For each of the writer's own messages who has read it, told at the last one that each of them has
 * read.
 */
export function seenBy(
  messages: { id: string; authorId: number | null; createdAt: Date }[],
  marks: ReadMark[],
  writerId: number,
): Map<string, number[]> {
  const own = messages.filter(({ authorId }) => authorId === writerId)
  const seen = new Map<string, number[]>()
  for (const { userId, lastReadAt } of marks) {
    const last =
      userId === writerId || !lastReadAt
        ? undefined
        : own.findLast(({ createdAt }) => createdAt <= lastReadAt)
    if (last) seen.set(last.id, [...(seen.get(last.id) ?? []), userId])
  }
  return seen
}
