import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { delayBudget } from '../../../tests/setup/event-loop'
import {
  canBeSent,
  MOST_FIELDS,
  MOST_NAMES,
  MOST_ROWS,
  MOST_ROWS_IN_ALL,
} from './form-fields.rules'

function formOf(...fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
const fields = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index): [string, string] => [name(index), '1'])
const intent = (value: unknown) =>
  formOf(
    ['title', 'A boat'],
    ['__intent__', typeof value === 'string' ? value : JSON.stringify(value)],
  )

test.each([
  formOf(),
  formOf(
    ['name', ''],
    ['steps[0].title', 'Plan'],
    [`steps[${MOST_ROWS - 1}].title`, 'Plan'],
    ['skills[]', 'react'],
    ['a[1]b', ''],
  ),
  formOf(...Array<[string, string]>(MOST_FIELDS).fill(['id', '7'])),
  formOf(...fields(MOST_NAMES, (index) => `field-${index}`)),
  formOf(...fields(MOST_ROWS_IN_ALL / MOST_ROWS, (index) => `list-${index}[${MOST_ROWS - 1}]`)),
  intent({ type: 'insert', payload: { name: 'steps' } }),
  intent({ type: 'remove', payload: { name: 'addOns', index: 2 } }),
  intent({ type: 'reorder', payload: { name: 'steps', from: 2, to: 0 } }),
])('a form can be sent %#', (form) => {
  expect(canBeSent(form, ['steps', 'addOns'])).toBe(true)
})

test.each([
  formOf(['items[999999999].name', 'x']),
  formOf([`a[0][${MOST_ROWS}]`, 'x']),
  formOf(['a[00000000000999999999]', 'x']),
  formOf([`a${'[99]'.repeat(40)}`, 'x']),
  formOf([`a${'.a'.repeat(100_000)}`, 'x']),
  formOf([`a${'.a'.repeat(6)}`, 'x']),
  formOf(...Array<[string, string]>(MOST_FIELDS + 1).fill(['id', '7'])),
  formOf(...fields(MOST_NAMES + 1, (index) => `field-${index}`)),
  formOf(...fields(MOST_ROWS_IN_ALL / MOST_ROWS + 1, (index) => `list-${index}[${MOST_ROWS - 1}]`)),
  formOf(...fields(9, (index) => `a${index}[99].b[99].c[99]`)),
  formOf(['__state__', '{}']),
  intent('no JSON'),
  intent('null'),
  intent({ type: 'update', payload: { name: 'items', index: 999999999, value: '' } }),
  intent({ type: 'insert', payload: { name: 'items[999999999]' } }),
  intent('{"type":"insert","payload":{"name":"items\\u005b999999999]"}}'),
  intent({ type: 'remove', payload: { name: 'steps', index: 999999999 } }),
  intent({ type: 'insert', payload: { name: 'steps', defaultValue: { title: '' } } }),
  intent({ type: 'insert', payload: { name: 'title' } }),
  intent({ type: 'insert', payload: { name: 'a..b' } }),
  intent({ type: 'insert', payload: { name: '__proto__.x' } }),
  intent({ type: 'reorder', payload: { name: 'steps', from: 0, to: -1 } }),
])('no page of ours sends this %#', (form) => {
  expect(canBeSent(form, ['steps', 'addOns'])).toBe(false)
})

test('a form without lists has no button that changes one', () => {
  expect(canBeSent(intent({ type: 'insert', payload: { name: 'steps' } }))).toBe(false)
})

test.each(['name', 'a1[99].b[99].c[99]', 'a.b.c.d.e.f'])(
  'as many fields of the name %.20s as can be sent are read in no time',
  (name) => {
    const form = formOf(...Array<[string, string]>(MOST_FIELDS).fill([name, '1']))
    expect(canBeSent(form)).toBe(true)
    const times = Array.from({ length: 5 }, () => {
      const since = performance.now()
      parseWithZod(form, { schema: z.object({ name: z.string() }) })
      return performance.now() - since
    })
    expect(Math.min(...times)).toBeLessThan(delayBudget())
  },
)
