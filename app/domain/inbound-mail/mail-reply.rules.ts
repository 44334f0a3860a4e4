import { withoutEnd } from '~/platform/free-text'
import { cleanBody, MAX_MESSAGE } from '../messages/message.rules'
import { endsHere, introductionTo, isDevice, isQuoted } from './quoting.rules'

/** Characters of a mail that are looked at: more than anybody writes, and little to take apart. */
export const LONGEST_READ = 100_000

const isBlank = (line: string) => line.trim() === ''

/** A run of lines; `to` is the first that is not of it any more. */
type Run = { from: number; to: number }

/** The last line that is neither blank nor, where that is said, quoted; -1 for none. */
function lastFilled(lines: string[], to: number, own = false) {
  let at = to - 1
  while (at >= 0 && (isBlank(lines[at]!) || (own && isQuoted(lines[at]!)))) at -= 1
  return at
}

const nextFilled = (lines: string[], from: number) => {
  let at = from
  while (at < lines.length && isBlank(lines[at]!)) at += 1
  return at
}

/** Where another mail or a signature begins, or an introduction whose mail is not marked. */
function findEnd(lines: string[]) {
  for (const [index, line] of lines.entries()) {
    if (isQuoted(line)) continue
    if (endsHere(lines, index)) return index
    const introduction = introductionTo(lines, index)
    if (introduction?.named && !isQuoted(lines[nextFilled(lines, index + 1)] ?? '> '))
      return introduction.start
  }
  return lines.length
}

/** Where what ends a mail begins: a quotation with its introduction, and what telephones add. */
function findTail(lines: string[], end: number) {
  let tail = end
  const own = lastFilled(lines, tail, true)
  if (own < lastFilled(lines, tail)) {
    const introduction = own < 0 ? null : introductionTo(lines, own)
    // A quotation that somebody announces in words of their own is part of what they say.
    if (introduction) tail = introduction.start
    else if (own < 0 || !lines[own]!.trimEnd().endsWith(':')) tail = own + 1
  }
  for (let last = lastFilled(lines, tail); last >= 0 && isDevice(lines[last]!);) {
    tail = last
    last = lastFilled(lines, tail)
  }
  return tail
}

/**
 * The introductions in the rest of a mail, and a quotation at its top that it is written under:
 * quotations that are answered one by one stay, since the answers say nothing without them.
 */
function findAside(lines: string[], to: number): Run[] {
  const aside: Run[] = []
  for (let index = 0; index < to; index += 1) {
    const introduction = introductionTo(lines, index)
    if (introduction && isQuoted(lines[nextFilled(lines, index + 1)] ?? ''))
      aside.push({ from: introduction.start, to: index + 1 })
  }
  const first = aside[0]
  if (!first || nextFilled(lines, 0) !== first.from) return aside
  let after = first.to
  while (after < to && (isBlank(lines[after]!) || isQuoted(lines[after]!))) after += 1
  const isAnswered = lines.slice(after, to).some(isQuoted)
  return isAnswered ? aside : [{ from: first.from, to: after }]
}

export interface SplitMail {
  /** What its sender wrote. */
  body: string
  /** What it quotes, and signatures; '' for none. */
  rest: string
}

/**
 * A mail in what somebody wrote in answer and all the rest of it: nothing is left out. A mail that
 * seems to be nothing but a quotation is all written, since some people answer within the lines
 * that they quote. The time that it takes grows with the mail's length.
 */
export function splitReply(text: string): SplitMail {
  const whole = cleanBody(text)
  const lines = whole.split('\n')
  const tail = findTail(lines, findEnd(lines))
  const aside = findAside(lines, tail)
  const written: string[] = []
  const moved: string[] = []
  let run = 0
  for (const [index, line] of lines.entries()) {
    while (run < aside.length && aside[run]!.to <= index) run += 1
    const isAside = index >= tail || (run < aside.length && aside[run]!.from <= index)
    ;(isAside ? moved : written).push(line)
  }
  const body = cleanBody(written.join('\n').replace(/\n{3,}/g, '\n\n'))
  return body === '' ? { body: whole, rest: '' } : { body, rest: cleanBody(moved.join('\n')) }
}

/** At most as long as a message may be; `note` says that there was more. */
export function cutReply(text: string, note: string): string {
  if (text.length <= MAX_MESSAGE) return text
  return `${text
    .slice(0, MAX_MESSAGE - note.length - 2)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}\n\n${note}`
}

/** A comment behind an address, which older programs write the name in (RFC 5322 §3.4). */
const COMMENT = /\([^()]*\)$/

/**
 * The address in a header: `Ada <ada@example.com>`, `<ada@example.com>`, `ada@example.com (Ada)`
 * or the bare one; lower case.
 */
export function addressIn(header: string): string {
  const text = header.slice(0, 1000).trim().replace(COMMENT, '')
  const inside = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? withoutEnd(text, /\s/)
  return inside.trim().toLowerCase()
}
