import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCalendar } from '../../../tests/setup/icalendar'
import { writeCalendar, type CalendarEvent } from './icalendar'

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'milestone-1@kanal.example',
  day: new Date('2026-12-31T00:00:00Z'),
  summary: 'Home page is due',
  description: 'Order K-1042, Landing page',
  url: 'https://kanal.example/dashboard/milestones?order=1',
  changedAt: new Date('2026-11-22T10:20:30.400Z'),
  ...changes,
})
const calendar = (events: CalendarEvent[]) =>
  writeCalendar({ name: 'Kanal: your projects', language: 'en', product: 'Kanal', events })

describe('a calendar', () => {
  test('has what a calendar program asks for', () => {
    expect(readCalendar(calendar([event()]))).toEqual({
      name: 'Kanal: your projects',
      events: [
        {
          uid: 'milestone-1@kanal.example',
          stamp: '20261122T102030Z',
          modified: '20261122T102030Z',
          sequence: 217_506_030,
          start: '20261231',
          end: '20270101',
          summary: 'Home page is due',
          description: 'Order K-1042, Landing page',
          url: 'https://kanal.example/dashboard/milestones?order=1',
        },
      ],
    })
  })

  test('without events is one all the same', () => {
    expect(readCalendar(calendar([])).events).toEqual([])
  })

  test('has 75 octets in a line, and the next one in a line of its own', () => {
    const linesOf = (length: number) =>
      calendar([event({ summary: 'a'.repeat(length - 'SUMMARY:'.length) })]).split('\r\n')
    expect(linesOf(75)).toContain(`SUMMARY:${'a'.repeat(67)}`)
    const folded = linesOf(76)
    expect(folded[folded.indexOf(`SUMMARY:${'a'.repeat(67)}`) + 1]).toBe(' a')
    expect(linesOf(75).length + 1).toBe(folded.length)
  })

  test('folds and escapes any words, and breaks no character', () => {
    const character = fc.oneof(
      fc.constantFrom('å', 'ł', '漢', '🏠', '👩‍💻', ',', ';', '\\', '\n', '"', ':'),
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
    )
    // The reader takes U+FFFD for what is left of a broken character.
    const words = fc.string({
      unit: character.filter((one) => !one.includes('\ufffd')),
      maxLength: 200,
    })
    const plain = (text: string) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\t\n]/gu, (character) => (character >= '\u0080' ? character : ''))
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const [read] = readCalendar(calendar([event({ summary, description })])).events
        expect(read).toMatchObject({ summary: plain(summary), description: plain(description) })
      }),
    )
  })

  test('adds no line through a title', () => {
    const { events } = readCalendar(
      calendar([event({ summary: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT' })]),
    )
    expect(events).toHaveLength(1)
  })
})
