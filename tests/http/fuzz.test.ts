import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { blockedBy, delayBudget } from '../setup/event-loop'
import { PEOPLE, type Who } from '../setup/everybody'
import { asked, misplaced, sentForm, type Drawn } from '../setup/fuzz/requests'
import { blind, openSession, type FuzzSession } from '../setup/fuzz/session'
import { faultOf } from '../setup/fuzz/verdict'
import { loadBuild } from '../setup/handler'
import { mappedRoutes, type MappedRoute } from '../setup/route-map'

const build = await loadBuild()

/** Many requests of each kind, other ones each night. */
const seed = Number(process.env.KANAL_FUZZ_SEED ?? Date.now() % 2 ** 31)
const share = Number(process.env.KANAL_FUZZ ?? 5)

let session: FuzzSession
const tally: Record<string, number> = {}
/** The longest that one request held up others, in milliseconds. */
let longest = 0

beforeAll(async () => {
  session = await openSession()
})

afterAll(() =>
  console.log(
    `${session.requests()} requests, seed ${seed}, the longest delay ${longest.toFixed(0)} ms`,
    JSON.stringify(tally),
  ),
)

/** Whether a file to be kept is what was posted, and nothing else: it is nobody's page. */
async function isGivenBack(
  { headers: { 'Content-Type': type = '' }, body }: Drawn,
  { headers }: Response,
  text: string,
) {
  if (
    !body ||
    !headers.get('Content-Disposition')?.startsWith('attachment') ||
    headers.get('X-Content-Type-Options') !== 'nosniff'
  )
    return false
  const form = await new Response(body, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData())
  return form.getAll('code').some((code) => String(code).replace(/\r\n?/g, '\n') === text)
}

async function ask(who: Who, drawn: Drawn) {
  const response = await session.send(who, drawn)
  // A stream goes on until its reader goes.
  const endless = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  const text = endless ? '' : await response.text()
  if (endless) await response.body?.cancel()
  return { response, text }
}

/** What is wrong with how long others waited, when the same again holds them up as well. */
async function delayOf(who: Who, drawn: Drawn, blocked: number) {
  if (blocked <= delayBudget()) return null
  await session.restore()
  const again = Math.min(blocked, (await blockedBy(() => ask(who, drawn))).blocked)
  longest = Math.max(longest, again)
  return again > delayBudget() ? `held up everybody for ${again.toFixed(0)} ms` : null
}

async function expectSound(who: Who, drawn: Drawn) {
  const {
    result: { response, text },
    blocked,
  } = await blockedBy(() => ask(who, drawn))
  tally[`${drawn.method} ${response.status}`] =
    (tally[`${drawn.method} ${response.status}`] ?? 0) + 1
  const fault =
    faultOf(response, (await isGivenBack(drawn, response, text)) ? '' : text) ??
    (await delayOf(who, drawn, blocked))
  if (drawn.method === 'POST' && response.status < 400) await session.restore()
  await db.rateLimit.deleteMany()
  expect(
    fault,
    `${who}: ${drawn.method} ${drawn.path.slice(0, 500)} ${JSON.stringify(drawn.headers).slice(0, 500)} ${drawn.what}\n${text.slice(0, 300)}`,
  ).toBeNull()
}

async function tryOut({ pattern, id }: MappedRoute) {
  const address = session.addressOf(pattern)
  const { forms, names } = await session.findForms(address)
  const posted = build.routes[id]?.module.action ? [...forms, blind(address)] : forms
  const kinds = [
    { weight: 2, arbitrary: asked(address, names) },
    ...(/[:*]/.test(pattern) ? [{ weight: 1, arbitrary: misplaced(pattern, address) }] : []),
    ...(posted.length > 0 ? [{ weight: 4 + posted.length, arbitrary: sentForm(posted) }] : []),
  ]
  const numRuns = Math.ceil(share * (3 + posted.length))
  await fc.assert(fc.asyncProperty(fc.constantFrom(...PEOPLE), fc.oneof(...kinds), expectSound), {
    seed,
    numRuns,
    endOnFailure: true,
  })
}

describe(`whatever is sent is answered without a fault (KANAL_FUZZ_SEED=${seed})`, () => {
  test.each(mappedRoutes)('$pattern', tryOut)
})

test('nothing that was sent has changed what all objects share', () => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
