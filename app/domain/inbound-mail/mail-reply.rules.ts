import { unbroken } from '~/platform/unbroken'
import { cleanBody, MAX_MESSAGE } from '../messages/message.rules'

/** Characters that a mail's date and sender may take before the word that ends an introduction. */
const AROUND = '.{0,200}?'
const MAIL = '[^\\s@<>]+@[^\\s@<>]+'

/**
 * The line that a mail program puts before what it quotes: in the languages of the studio, with the
 * verb or, for those that have none, a date and an address. Long lines come wrapped, so it may
 * stand on two.
 */
const INTRODUCTIONS = [
  new RegExp(`^On\\s${AROUND}\\swrote:?$`, 'iu'),
  new RegExp(
    `^(?:Den|Den den|På|On|Mån|Tis|Ons|Tors|Fre|Lör|Sön)\\s${AROUND}\\sskrev\\b.{0,120}:?$`,
    'iu',
  ),
  new RegExp(`^\\d{1,2}\\s${AROUND}\\sskrev\\s.{1,160}:$`, 'iu'),
  new RegExp(`^Op\\s${AROUND}\\s(?:schreef|heeft)\\b.{0,120}:?$`, 'iu'),
  new RegExp(
    unbroken`
      ^(?:W dniu|Dnia|Dn\.|pon\.|wt\.|śr\.|czw\.|pt\.|sob\.|niedz\.)[\s,]${AROUND}
      \s?(?:napisał(?:a|\(a\)|/a)?|pisze)\b.{0,120}:?$
    `,
    'iu',
  ),
  new RegExp(`^Wiadomość napisana przez\\s${AROUND}\\sw dniu\\s.{1,80}:$`, 'iu'),
  new RegExp(`^${AROUND}<${MAIL}>\\s?(?:wrote|skrev|schreef|napisał(?:a|\\(a\\))?|pisze):$`, 'iu'),
]

const LONGEST_INTRODUCTION = 500

/** What stands above a mail that was quoted whole or passed on. */
const DIVIDERS = [
  new RegExp(
    unbroken`
      ^-{2,}\s*(?:Original Message|Forwarded message|Ursprungligt meddelande
      |Vidarebefordrat meddelande|Oorspronkelijk bericht|Doorgestuurd bericht|Wiadomość oryginalna
      |Oryginalna wiadomość|Wiadomość przekazana)\s*-{2,}$
    `,
    'iu',
  ),
  /^_{10,}$/,
]
/** The head of a quoted mail, as Outlook writes it: a sender followed by a date. */
const HEAD_FROM = /^\*?(?:From|Från|Van|Od)\s?:\*?\s+\S/iu
const HEAD_NEXT =
  /^\*?(?:Sent|Date|Skickat|Datum|Verzonden|Wysłano|Wysłane|Data|To|Till|Aan|Do|Subject)\s?:\*?\s+\S/iu

/** What begins a signature: the marked line, or what phones add. */
const SIGNATURE = new RegExp(
  unbroken`
      ^(?:-- ?|Sent from my .{1,60}|Skickat från min .{1,60}|Verzonden vanaf mijn .{1,60}
      |Verstuurd vanaf mijn .{1,60}|Wysłane z .{1,60}|Get Outlook for .{1,40}
      |Hämta Outlook för .{1,40}|Outlook voor .{1,30} downloaden|Pobierz program Outlook .{1,40})$
    `,
  'iu',
)

const isQuoted = (line: string) => line.startsWith('>')

function isIntroduction(lines: string[], index: number) {
  const line = lines[index]!.trim()
  const next = lines[index + 1]?.trim() ?? ''
  return [line, `${line} ${next}`].some(
    (text) =>
      text.length <= LONGEST_INTRODUCTION &&
      /\d|@/.test(text) &&
      INTRODUCTIONS.some((pattern) => pattern.test(text)),
  )
}

function endsHere(lines: string[], index: number) {
  const line = lines[index]!.trim()
  if (DIVIDERS.some((pattern) => pattern.test(line)) || SIGNATURE.test(lines[index]!.trimEnd()))
    return true
  return (
    HEAD_FROM.test(line) &&
    lines.slice(index + 1, index + 4).some((other) => HEAD_NEXT.test(other.trim()))
  )
}

/**
 * Says of a line whether nothing but quoted lines follows it: an answer may also stand between the
 * lines that it quotes.
 */
function quotesToTheEnd(lines: string[]) {
  const bare = lines.map((line) => line.trim())
  const lastOwn = bare.findLastIndex((line) => line !== '' && !isQuoted(line))
  const nextFilled = (from: number) => {
    let index = from
    while (bare[index] === '') index += 1
    return index
  }
  return (index: number) => {
    const first = nextFilled(index + 1)
    const quoted = [first, nextFilled(first + 1)].find(
      (at) => bare[at] !== undefined && isQuoted(bare[at]),
    )
    return quoted === undefined || quoted > lastOwn
  }
}

/**
 * Characters of a mail that are looked at: ten times what a message may have, for what it quotes.
 */
const LONGEST_MAIL = 10 * MAX_MESSAGE

/** What somebody wrote in answer to a mail: without what it quotes, and without their signature. */
export function stripReply(text: string): string {
  const lines = cleanBody(text.slice(0, LONGEST_MAIL)).split('\n')
  const onlyQuotesAfter = quotesToTheEnd(lines)
  const kept: string[] = []
  for (const [index, line] of lines.entries()) {
    if (endsHere(lines, index)) break
    if (isIntroduction(lines, index)) {
      if (onlyQuotesAfter(index)) break
      continue
    }
    if (!isQuoted(line)) kept.push(line)
  }
  return cleanBody(kept.join('\n').replace(/\n{3,}/g, '\n\n'))
}

/** At most as long as a message may be; `note` says that there was more. */
export function cutReply(text: string, note: string): string {
  if (text.length <= MAX_MESSAGE) return text
  return `${text
    .slice(0, MAX_MESSAGE - note.length - 2)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}\n\n${note}`
}

/**
 * The address in a header: `Ada <ada@example.com>`, `<ada@example.com>` or the bare one; lower
 * case.
 */
export function addressIn(header: string): string {
  const inside = /<([^<>]+)>\s*$/.exec(header)?.[1] ?? header
  return inside.trim().toLowerCase()
}
