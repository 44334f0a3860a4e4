import { SECOND } from '~/platform/clock'

/** An event of whole days (RFC 5545); a day is its midnight in UTC. */
export interface CalendarEvent {
  /** The same each time that the event is told. */
  uid: string
  day: Date
  /** Where it lasts longer than its day. */
  lastDay?: Date
  summary: string
  description: string
  url: string
  /** When it was last changed. */
  changedAt: Date
}

export interface Calendar {
  name: string
  language: string
  /** Who made it, as RFC 5545 asks. */
  product: string
  events: CalendarEvent[]
}

const LINE_OCTETS = 75
const DAY_MS = 86_400_000
const FIRST_YEAR = Date.UTC(2020, 0)

const encoder = new TextEncoder()

/**
 * TEXT of RFC 5545, 3.3.11: what has a meaning there is escaped, other control characters have no
 * place.
 */
function escapeText(text: string) {
  return text
    .replace(/\r\n?/g, '\n')

    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/**
 * A content line in lines of at most 75 octets, never broken within a character (RFC 5545, 3.1).
 */
function foldLine(line: string) {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      lines.push(current)
      ;[current, octets] = [' ', 1]
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '')
const momentOf = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** A number that is higher after each change: the seconds since the product's first year. */
const sequenceOf = (date: Date) => Math.max(0, Math.floor((date.getTime() - FIRST_YEAR) / SECOND))

function eventLines({
  uid,
  day,
  lastDay = day,
  summary,
  description,
  url,
  changedAt,
}: CalendarEvent) {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${momentOf(changedAt)}`,
    `LAST-MODIFIED:${momentOf(changedAt)}`,
    `SEQUENCE:${sequenceOf(changedAt)}`,
    `DTSTART;VALUE=DATE:${dayOf(day)}`,
    `DTEND;VALUE=DATE:${dayOf(new Date(lastDay.getTime() + DAY_MS))}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/**
 * The calendar as a file (RFC 5545), with the name and the pace of refreshing that calendar
 * programs understand (RFC 7986).
 */
export function writeCalendar({ name, language, product, events }: Calendar) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Calendar//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
