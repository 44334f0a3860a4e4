import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEER_HEADER } from '~/platform/http/client-address.server'
import { db } from '~/platform/db/db.server'
import { formsOf, queryNamesOf, signatureOf } from '../setup/fuzz/forms'
import { PEOPLE, type Who } from '../setup/everybody'
import { findPeople, findPlaces } from '../setup/fuzz/people'
import { asked, misplaced, sentForm, type Drawn, type Form } from '../setup/fuzz/requests'
import { keepDatabase } from '../setup/fuzz/snapshot'
import { faultOf } from '../setup/fuzz/verdict'
import { loadBuild } from '../setup/handler'
import { Page } from '../setup/page'
import { mappedRoutes, type MappedRoute } from '../setup/route-map'
import { inTurn, THOROUGH } from '../setup/thorough'
import { Visitor } from '../setup/visitor'

const build = await loadBuild()

/** By day the same requests every time, a few of each kind; at night many, other ones each night. */
const seed = Number(process.env.KANAL_FUZZ_SEED ?? (THOROUGH ? Date.now() % 2 ** 31 : 1))
const share = Number(process.env.KANAL_FUZZ ?? (THOROUGH ? 5 : 0.1))

let people: Record<Who, Visitor>
let addressOf: (pattern: string) => string
let restore: () => Promise<void>
/** What every page has in its frame, which is tried once. */
let frame: Set<string>
let requests = 0
const tally: Record<string, number> = {}

beforeAll(async () => {
  addressOf = await findPlaces()
  people = await findPeople()
  frame = new Set((await openFor('anonymous', '/contact')).forms.concat((await openFor('admin', '/contact')).forms).map(signatureOf))
  restore = await keepDatabase()
})

afterAll(() => console.log(`${requests} requests, seed ${seed}`, JSON.stringify(tally)))

/** One request as somebody, from an address of its own, so that no limit is in its way; what it brings is forgotten. */
async function send(who: Who, { method, path, headers, body }: Omit<Drawn, 'what'>): Promise<Response> {
  const visitor = new Visitor({ headers: { [PEER_HEADER]: `93.184.${Math.floor((requests += 1) / 250) % 250}.${requests % 250}` } })
  for (const [name, value] of people[who].cookies) if (!headers.Cookie?.startsWith(`${name}=`)) visitor.cookies.set(name, value)
  const { Cookie, ...others } = headers
  // The server lets no change that another host asks for as far as the app (app/platform/http/cross-site.test.ts).
  if (method !== 'GET') delete others['X-Forwarded-Host']
  const [name, ...value] = Cookie?.split('=') ?? []
  if (name) visitor.cookies.set(name, value.join('='))
  return visitor.fetch(path, { method, body, headers: others })
}

async function openFor(who: Who, path: string) {
  const response = await send(who, { method: 'GET', path, headers: {} })
  const html = response.headers.get('Content-Type')?.startsWith('text/html')
  if (!html || response.status !== 200) {
    await response.body?.cancel()
    return { forms: [], names: [] }
  }
  const page = new Page(new URL(path, 'http://localhost:3000'), response.status, response.headers, await response.text())
  return { forms: formsOf(page), names: queryNamesOf(page) }
}

/** The forms that anybody sees at an address, without those of the frame, each once. */
async function findForms(address: string) {
  const seen = new Map<string, Form>()
  const names = new Set(['order', 'page', 'after', 'before', 'q', 'sort', 'status', 'redirectTo', 'lng'])
  for (const who of PEOPLE) {
    const { forms, names: more } = await openFor(who, address)
    for (const form of forms) if (!frame.has(signatureOf(form))) seen.set(signatureOf(form), form)
    for (const name of [...more, ...forms.flatMap(({ method, fields }) => (method === 'GET' ? fields.map((field) => field.name.toString()) : []))]) names.add(name)
  }
  return { forms: [...seen.values()], names: [...names] }
}

/** What is posted to a route of which no page shows a form. */
const blind = (address: string): Form => ({
  action: address,
  method: 'POST',
  multipart: false,
  fields: ['intent', 'id', 'name', 'email', 'username', 'password', 'code', 'token', 'redirectTo', 'language', 'theme', 'text', 'message', 'file', 'size', 'version'].map((name) => ({ name: Buffer.from(name), value: Buffer.from('1') })),
})

/** Whether a file to be kept is what was posted, and nothing else: it is nobody's page. */
async function isGivenBack({ headers: { 'Content-Type': type = '' }, body }: Drawn, { headers }: Response, text: string) {
  if (!body || !headers.get('Content-Disposition')?.startsWith('attachment') || headers.get('X-Content-Type-Options') !== 'nosniff') return false
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData())
  return form.getAll('code').some((code) => String(code).replace(/\r\n?/g, '\n') === text)
}

async function expectSound(who: Who, drawn: Drawn) {
  const response = await send(who, drawn)
  // A stream goes on until its reader goes.
  const endless = response.headers.get('Content-Type')?.startsWith('text/event-stream')
  const text = endless ? '' : await response.text()
  if (endless) await response.body?.cancel()
  tally[`${drawn.method} ${response.status}`] = (tally[`${drawn.method} ${response.status}`] ?? 0) + 1
  const fault = faultOf(response, (await isGivenBack(drawn, response, text)) ? '' : text)
  if (drawn.method === 'POST' && response.status < 400) await restore()
  await db.rateLimit.deleteMany()
  if (fault) throw new Error(`${who}: ${drawn.method} ${drawn.path.slice(0, 500)} ${JSON.stringify(drawn.headers).slice(0, 500)} ${drawn.what}\n${fault}: ${text.slice(0, 300)}`)
}

async function tryOut({ pattern, id }: MappedRoute) {
  const address = addressOf(pattern)
  const { forms, names } = await findForms(address)
  const posted = build.routes[id]?.module.action ? [...forms, blind(address)] : forms
  const kinds = [
    { weight: 2, arbitrary: asked(address, names) },
    ...(/[:*]/.test(pattern) ? [{ weight: 1, arbitrary: misplaced(pattern, address) }] : []),
    ...(posted.length > 0 ? [{ weight: 4 + posted.length, arbitrary: sentForm(posted) }] : []),
  ]
  const numRuns = Math.ceil(share * (3 + posted.length))
  await fc.assert(fc.asyncProperty(fc.constantFrom(...PEOPLE), fc.oneof(...kinds), expectSound), { seed, numRuns, endOnFailure: true })
}

describe(`whatever is sent is answered without a fault (KANAL_FUZZ_SEED=${seed})`, () => {
  test.each(inTurn(mappedRoutes, 0))('$pattern', tryOut)
})

test('nothing that was sent has changed what all objects share', () => {
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
