import { expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import { unreadParts } from './unread-address.server'

const PARTS = [
  { name: 'since', label: 'From', type: 'date', value: null },
  { name: 'until', label: 'To', type: 'date', value: '2026-12-24' },
  { name: 'status', label: 'Status', value: undefined },
] as const
const read = (query: string, strayed = false) =>
  unreadParts(new URLSearchParams(query), [...PARTS], { strayed }, 'en')

test('what was read, is empty or is unknown to the list is no fault', () => {
  expect(read('until=24.12.2026&status=&since=+%00&utm_source=mail')).toEqual([])
})

test('a day, a choice and a page that cannot be read are each told, with what was typed', () => {
  expect(read('since=30.02.2026&status=sunk', true)).toEqual([
    {
      name: 'since',
      typed: '30.02.2026',
      fieldId: 'filter-since',
      message: 'From: “30.02.2026” can’t be read as a date. Enter one such as 2026-12-24.',
    },
    {
      name: 'status',
      typed: 'sunk',
      fieldId: 'filter-status',
      message: 'Status: “sunk” isn’t one of the choices, so it was left out.',
    },
    {
      name: 'page',
      typed: '',
      message: 'That page of the list doesn’t exist, so here’s the first one.',
    },
  ])
})

test('a long text is repeated in part only', () => {
  expect(read(`since=${'9'.repeat(5000)}`)[0]!.message.length).toBeLessThan(200)
})

test('is said in each language', () => {
  const said = LANGUAGES.map((language) =>
    unreadParts(new URLSearchParams('since=x'), [...PARTS], { strayed: true }, language).map(
      ({ message }) => message,
    ),
  )
  expect(new Set(said.flat()).size).toBe(2 * LANGUAGES.length)
})
