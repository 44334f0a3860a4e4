import { withoutEnd } from '~/platform/free-text'
import { unbroken } from '~/platform/unbroken'

const MAIL = '[^\\s@<>]{1,64}@[^\\s@<>]{1,255}'
const LONGEST_INTRODUCTION = 500
/** Mail programs wrap an introduction at most twice. */
const MOST_LINES = 3

/** What the line before a quotation begins with: a word for "on", a day of the week, or a date. */
const OPENER = new RegExp(
  unbroken`
    ^(?:-{2,}\s*)?(?:On|Den|På|Op|Am|W dniu|Dnia|Dn\.|Wiadomość napisana|Użytkownik|\d{1,4}[\s./-]
    |(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*[.,]\s
    |(?:mån|tis|ons|tors|fre|lör|sön|ma|di|wo|do|vr|za|zo|pon|wt|śr|czw|pt|sob|niedz)[a-zżź]*[.,]{0,2}\s)
  `,
  'iu',
)
const VERB = new RegExp(
  unbroken`
    (?:^|[\s,>])(?:wrote|writes|skrev|skriver|schreef|schrijft|geschreven|napisał(?:a|\(a\)|/a)?
    |napisana|pisze|schrieb|geschrieben|Quoting|Citerar|Citeren|Citaat van|Cytowanie)(?=[\s,:<]|$)
  `,
  'iu',
)
const ADDRESS = new RegExp(MAIL, 'u')
const SENDER = new RegExp(`<${MAIL}>`, 'u')
const ADDRESS_LAST = new RegExp(
  `(?:<\\s*(?:mailto:)?${MAIL}\\s*>|\\s(?:by|av|door|od) ${MAIL})\\s*:$`,
  'iu',
)
/** When somebody wrote: a whole date, or a time of the day. */
const WHEN = /\b(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[:.]\d\d)\b/
const ENDS = /(?::|(?:wrote|skrev|schreef|napisał\(a\))\s-{2,})$/iu

/** What stands above a mail that was quoted whole or passed on. */
const DIVIDER = new RegExp(
  unbroken`
    ^(?:[-‐–—_]{2,}\s*(?:Original (?:Message|Mail|Appointment)|Forwarded message
    |Original(?:meddelande|mejl|bericht)|Ursprungligt (?:meddelande|mejl|brev)
    |Vidarebefordrat (?:meddelande|mejl|brev)|(?:Oorspronkelijk|Origineel|Doorgestuurd)e? (?:bericht|e?-?mail)
    |Wiadomość oryginalna|Oryginalna wiadomość|Wiadomość przekazana(?: dalej)?
    |(?:Przekazana wiadomość|(?:Treść )?przekazanej wiadomości))\s*[-‐–—_]{2,}
    |Begin forwarded message:|Vidarebefordrat (?:brev|meddelande):|Begin doorgestuurd bericht:
    |Początek (?:przekaz(?:ywa)?nej wiadomości|wiadomości przekaz(?:ywa)?nej|przesłanej dalej wiadomości):)$
  `,
  'iu',
)
/** A line that Outlook draws above the head of the mail that it quotes. */
const RULE = /^(?:_{10,}|-{10,})$/
const label = (words: string) => new RegExp(`^[*_\\s]*(?:${words})\\s?:[*_]*\\s+\\S`, 'iu')
const HEAD = {
  from: label('From|Från|Van|Od|Afzender|Avsändare|Nadawca'),
  date: label(
    '(?:Sent|Skickat|Verzonden|Wysłano|Wysłane)(?: on| den| op| dnia)?|Date|Datum|Data(?: wysłania)?',
  ),
  to: label('To|Till|Aan|Do'),
  subject: label('Subject|Ämne|Onderwerp|Temat'),
}
/** Lines after the sender that the rest of a head is looked for in. */
const HEAD_LINES = 5

/** The marked line of a signature (RFC 3676 §4.3). */
const SIGNATURE = '-- '
/** What telephones and mail services add names one of them; other sentences are somebody's own. */
const DEVICE_NAME = new RegExp(
  unbroken`
    \b(?:i(?:Phone|Pad|Cloud|OS)|Mac|Android|Galaxy|Samsung|Huawei|Xiaomi|Pixel|OnePlus|Nokia|Xperia
    |Motorola|Fairphone|BlackBerry|Windows|Outlook|Gmail|Yahoo|Proton|Tuta|Spark|Superhuman|HEY|Front
    |Nine|Zoho|Fastmail|Thunderbird|Mailbird|eM Client|Airmail|Canary|Edison|K-9|Aqua Mail|BlueMail
    |(?:smart|mobile )?phone|telefoon|telefon|mobil|mobiel|tablet|surfplatta|smartfon|device|enhet
    |toestel|apparaat|urządzeni)
  `,
  'u',
)
const DEVICE = new RegExp(
  unbroken`
    ^\[?(?:(?:(?:Sent (?:from|with|via|using|by)|Skicka(?:t|des) (?:från|med|via)
    |Verzonden (?:vanaf|via|met|vanuit)|Verstuurd (?:vanaf|via|met)
    |Wysłan[eo] (?:ze?|za pomocą|przy użyciu)|Från (?:min|mitt))\s[^.,;!?<\]]{1,60}
    |Van mijn [^.,;!?<\]]{1,40} (?:verzonden|verstuurd))
    |(?:(?:Get|Download|Hämta|Skaffa|Uzyskaj|Pobierz)\s[^.,;!?<\]]{0,30}Outlook
    (?: (?:for|för|voor|dla)\s[^.,;!?<\]]{1,40})?
    |Outlook (?:voor|för) [^.,;!?<\]]{1,30} (?:downloaden|hämtas)))
    \.?\]?\s*(?:<[^<>]{1,300}>|\([^()]{1,300}\))?$
  `,
  'iu',
)

export const isQuoted = (line: string) => line.startsWith('>')
const isBlank = (line: string | undefined) => line?.trim() === ''

/** Bold signs, which a mail without HTML has as stars, say nothing here. */
const bare = (line: string) => withoutEnd(line.trim().replace(/^\*+/, ''), /\*/)

type Introduction = { start: number; named: boolean }

/**
 * The introduction of a quotation that ends on a line: where it starts, and whether it names the
 * address of who wrote; null for any other line. One that came wrapped stands on up to three lines;
 * a sentence above it is no part of it.
 */
export function introductionTo(lines: string[], end: number): Introduction | null {
  if (!ENDS.test(lines[end]!.trimEnd())) return null
  for (let start = end; start > end - MOST_LINES && start >= 0; start -= 1) {
    if (isQuoted(lines[start]!) || isBlank(lines[start])) break
    const parts = lines.slice(start, end + 1)
    if (parts.some((part) => part.length > LONGEST_INTRODUCTION)) return null
    const text = bare(parts.map(bare).join(' '))
    const [named, told] = [ADDRESS.test(text), VERB.test(text)]
    if (OPENER.test(text) && (told ? named || /\d/.test(text) : ADDRESS_LAST.test(text)))
      return { start, named }
  }
  const alone = bare(lines[end]!)
  if (!VERB.test(alone)) return null
  const named = SENDER.test(alone)
  return named || WHEN.test(alone) ? { start: end, named } : null
}

/** Whether the head of a mail begins here, as Outlook and others write it above what they quote. */
function isHead(lines: string[], index: number) {
  const first = lines[index]!
  if (first.length > LONGEST_INTRODUCTION) return false
  const next = lines.slice(index + 1, index + 1 + HEAD_LINES).map((line) => line.slice(0, 500))
  const dated = next.some((line) => HEAD.date.test(line) && /\d/.test(line))
  const [to, subject] = [HEAD.to, HEAD.subject].map((pattern) =>
    next.some((line) => pattern.test(line)),
  )
  if (HEAD.from.test(first))
    return (dated && (to! || subject! || first.includes('@'))) || (to! && subject!)
  const isOther = [HEAD.date, HEAD.to, HEAD.subject].some((pattern) => pattern.test(first))
  return (
    isOther && next.some((line) => HEAD.from.test(line) && ADDRESS.test(line)) && (to! || dated)
  )
}

/** Whether all from here on is another mail, or a signature. */
export function endsHere(lines: string[], index: number): boolean {
  const line = lines[index]!
  if (line === SIGNATURE) return true
  if (line.length > LONGEST_INTRODUCTION) return false
  if (DIVIDER.test(bare(line)) || isHead(lines, index)) return true
  if (!RULE.test(line.trim())) return false
  const next = lines.slice(index + 1, index + HEAD_LINES).findIndex((other) => !isBlank(other))
  return next >= 0 && isHead(lines, index + 1 + next)
}

export const isDevice = (line: string) =>
  line.length < 400 && DEVICE.test(bare(line)) && DEVICE_NAME.test(line)
