import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { blockedBy, delayBudget } from '../setup/event-loop'
import { blind, openSession, type FuzzSession, type SeenForm } from '../setup/fuzz/session'
import { loadBuild } from '../setup/handler'
import { repeatedTo } from '../setup/hostile-repeats'
import { mappedRoutes } from '../setup/route-map'
import { THOROUGH } from '../setup/thorough'

const build = await loadBuild()
const actions = mappedRoutes.filter(({ id }) => build.routes[id]?.module.action)

/** What every field is filled up with. */
const UNITS = [
  ' ',
  '[',
  '\n',
  '(',
  '"',
  '\\',
  '<a',
  "'",
  '&',
  '<',
  'a@',
  ';',
  '- ',
  '{{ ',
  '😀',
  'https://a.b/(',
  'On 1 a wrote:\n>a\nb\n',
  '\u0301\u0316',
]
/**
 * Bytes of all fields together: as much as a form may have, what is within the bounds of each of its
 * fields, and what is shown again whole.
 */
const SIZES = [1_900_000, 200_000, 50_000]
/**
 * By day one action in forty is tried with one of the units, at night all with five, each night
 * others.
 */
const tried = THOROUGH ? actions : actions.filter((_, index) => index % 40 === 0)
const turn = THOROUGH ? Math.floor(Date.now() / DAY) : 0
const unitsOf = (index: number) =>
  Array.from(
    { length: THOROUGH ? 5 : 1 },
    (_, more) => UNITS[(index + turn + more * 3) % UNITS.length]!,
  )
/**
 * Fields that say which form it is and what it is about: with anything else in them nothing of it
 * would be read.
 */
const SAYS_WHICH = /^(intent|key|id|version|.*Id|language|lng|stamp|website|for-account)$/

const BOUNDARY = 'held-up'
const part = (name: string, value: string, file?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: text/plain`}\r\n\r\n${value}\r\n`

/**
 * A form whose every field holds the unit as often as there is room for, in its text or, of a file,
 * in its name.
 */
function fullBody({ fields, multipart }: SeenForm, unit: string, size: number) {
  const encoded = multipart ? unit : encodeURIComponent(unit)
  const room = Math.floor(
    size / Math.max(1, fields.filter(({ name }) => !SAYS_WHICH.test(name.toString())).length),
  )
  const text = `a${repeatedTo(encoded, Math.floor(room / encoded.length) * encoded.length)}b`
  const filled = fields.map(({ name, value, file }) => ({
    name: name.toString(),
    value: SAYS_WHICH.test(name.toString()) ? value.toString() : text,
    file,
  }))
  if (!multipart)
    return {
      body: Buffer.from(
        filled.map(({ name, value }) => `${encodeURIComponent(name)}=${value}`).join('&'),
      ),
      type: 'application/x-www-form-urlencoded',
    }
  const parts = filled.map(({ name, value, file }) =>
    file === undefined
      ? part(name, value)
      : part(name, 'a', text.slice(0, 8000).replace(/["\r\n]/g, '\\')),
  )
  return {
    body: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }
}

let session: FuzzSession
const longest: { blocked: number; what: string }[] = []

beforeAll(async () => {
  session = await openSession()
})

afterAll(() => {
  longest.sort((a, b) => b.blocked - a.blocked)
  console.log(
    `the longest delays:\n${longest
      .slice(0, 10)
      .map(({ blocked, what }) => `${blocked.toFixed(0)} ms ${what}`)
      .join('\n')}`,
  )
})

async function heldUp(form: SeenForm, unit: string, size: number) {
  const { body, type } = fullBody(form, unit, size)
  const { result: status, blocked } = await blockedBy(async () => {
    const response = await session.send(form.who, {
      method: 'POST',
      path: form.action,
      headers: { 'Content-Type': type },
      body,
    })
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream'))
      await response.body?.cancel()
    else await response.arrayBuffer()
    return response.status
  })
  if (status < 400) await session.restore()
  await db.rateLimit.deleteMany()
  return { blocked, status }
}

/** The shortest of three: the first is often that of code that has not run before. */
async function delayOf(form: SeenForm, unit: string, size: number) {
  let least = await heldUp(form, unit, size)
  for (let tries = 1; tries < 3 && least.blocked > delayBudget(); tries += 1) {
    const again = await heldUp(form, unit, size)
    if (again.blocked < least.blocked) least = again
  }
  return least
}

describe('no form holds up others, whatever is in its fields', () => {
  test.each(tried)('$pattern', async (route) => {
    const address = session.addressOf(route.pattern)
    const { forms } = await session.findForms(address)
    const tooLong: string[] = []
    for (const form of [...forms.filter(({ method }) => method === 'POST'), blind(address)]) {
      for (const unit of unitsOf(tried.indexOf(route))) {
        for (const size of SIZES) {
          const { blocked, status } = await delayOf(form, unit, size)
          const what = `${form.who} ${form.action} ${JSON.stringify(unit)} × ${size} (${status}) ${form.fields
            .map(({ name }) => name)
            .join(' ')
            .slice(0, 100)}`
          longest.push({ blocked, what })
          if (blocked > delayBudget()) tooLong.push(`${blocked.toFixed(0)} ms: ${what}`)
        }
      }
    }
    expect(tooLong).toEqual([])
  })
})
