import { beforeAll, describe, expect, test } from 'vitest'
import { offerAssignment } from '~/domain/assignments/offers.server'
import { db, Prisma } from '~/platform/db/db.server'
import { after, DAY } from '~/platform/clock'
import { startedWork, terms } from '../factories/assignment'
import { ADMIN } from '../factories/running-order'
import { anybodysSubmission } from '../setup/form'
import { loadBuild } from '../setup/handler'
import type { Page } from '../setup/page'
import { isPage, mappedRoutes } from '../setup/route-map'
import { withSession } from '../setup/session'
import { furnishStudio, type StudioThings } from '../setup/studio-things'
import type { Visitor } from '../setup/visitor'
import { addressOf, whoseIs } from '../setup/whose-addresses'
import { inTurn, THOROUGH } from '../setup/thorough'

/**
 * Forms as their own people are shown them, sent by those people, with the id of somebody else's
 * row in the place of one of their own. Whose address it is, all forms of others are tried at in
 * access.test.ts and studio-isolation.test.ts.
 */
const MINE = 'Zinnober'
const THEIRS = 'Azure'
const build = await loadBuild()

type Row = Record<string, unknown>

/**
 * Every row of the database, table by table, but those that every request writes, and drafts: they
 * are their writer's alone, whatever the form is about.
 */
async function* allRows(): AsyncGenerator<{ table: string; row: Row }> {
  for (const table of Object.values(Prisma.ModelName)) {
    if (['RateLimit', 'Session', 'Draft'].includes(table)) continue
    const name = (table[0]!.toLowerCase() + table.slice(1)) as 'user'
    for (const row of await db[name].findMany()) yield { table, row }
  }
}

async function idsNow() {
  const ids = new Map<string, string>()
  for await (const { table, row } of allRows())
    if (row.id !== undefined) ids.set(`${table} ${String(row.id)}`, String(row.id))
  return ids
}

/** What a person owns: the rows that came while they were made, table by table. */
async function ownedBy<T>(
  make: () => Promise<T>,
): Promise<{ made: T; rows: Record<string, string[]> }> {
  const before = await idsNow()
  const made = await make()
  const rows: Record<string, string[]> = {}
  for (const [key, id] of await idsNow())
    if (!before.has(key)) (rows[key.split(' ')[0]!] ??= []).push(id)
  return { made, rows }
}

/** Everything that stands in a row of theirs, or names one. */
async function stateOf(rows: Record<string, string[]>) {
  const uuids = Object.values(rows)
    .flat()
    .filter((id) => id.length > 20)
  const named = new RegExp(uuids.join('|'))
  const state: string[] = []
  for await (const { table, row } of allRows()) {
    const text = JSON.stringify(row, (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    if (named.test(text) || rows[table]?.includes(String(row.id))) state.push(`${table} ${text}`)
  }
  return state.sort()
}

/** What a client has besides orders. */
async function furnishClient(slug: string) {
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { username: `${slug}-buyer` } })
  const lines = { line1: 'Kade 1', postalCode: '1011', city: 'Amsterdam', country: 'NL' }
  const address = await db.address.create({ data: { userId, label: slug, ...lines } })
  const company = await db.company.create({
    data: { name: slug, country: 'NL', members: { create: { userId, role: 'owner' } } },
  })
  await db.companyInvitation.create({
    data: {
      companyId: company.id,
      email: `${slug}-colleague@example.com`,
      role: 'viewer',
      invitedById: userId,
      expiresAt: after(DAY),
    },
  })
  return address.id
}

interface Side {
  visitor: Visitor
  addresses: string[]
}
let sides: Record<'seller' | 'client' | 'freelancer', Side>
let mine: Record<string, string[]>
let theirs: Record<string, string[]>

const withoutParams = (start: RegExp) =>
  mappedRoutes
    .filter(
      (route) => isPage(build, route) && start.test(route.pattern) && !/[:*]/.test(route.pattern),
    )
    .map(({ pattern }) => pattern)
const withParams = (start: RegExp, things: StudioThings) =>
  mappedRoutes
    .filter(
      (route) =>
        isPage(build, route) &&
        start.test(route.pattern) &&
        route.pattern.includes(':') &&
        whoseIs(route.pattern) === 'studio',
    )
    .map(({ pattern }) => addressOf(pattern, things))

/** A freelancer at work for one order and asked for another, with what they have noted. */
async function furnishFreelancer() {
  const work = await startedWork([50, 50])
  await offerAssignment(
    work.orderId,
    { ...terms, milestoneId: work.plan[1]!.id, freelancerId: work.worker.id, despite: true },
    ADMIN,
  )
  await db.timeNote.create({
    data: {
      milestoneId: work.milestoneId,
      freelancerId: work.worker.id,
      workedOn: new Date('2026-11-02'),
      minutes: 60,
      note: 'Sketches',
    },
  })
  await db.holiday.create({
    data: {
      freelancerId: work.worker.id,
      startsOn: new Date('2027-07-01'),
      endsOn: new Date('2027-07-20'),
    },
  })
  return work
}

/** The rows of two studios with their clients, and of two freelancers: mine and theirs. */
beforeAll(async () => {
  const furnish = (slug: string, word: string) =>
    ownedBy(async () => ({
      ...(await furnishStudio(slug, word)),
      address: await furnishClient(slug),
      work: await furnishFreelancer(),
    }))
  const own = await furnish('west-light', MINE)
  const other = await furnish('late-light', THEIRS)
  mine = own.rows
  theirs = other.rows
  const { owner, buyer, things, work, address } = own.made
  const ofClient = /^\/dashboard(new)?(\/(?!admin|freelancer)|$)/
  const order = `?order=${things.order}`
  // Where sessions end comes last: what is pressed there may end one's own.
  const last = '/dashboard/settings/sessions'
  const clientPages = withoutParams(ofClient).filter((path) => path !== last)
  sides = {
    seller: {
      visitor: owner,
      addresses: [
        ...withoutParams(/^\/studiostack\/dashboard/),
        ...withParams(/^\/studiostack\/dashboard/, things),
      ],
    },
    client: {
      visitor: buyer,
      addresses: [
        ...clientPages.map((path) => path + order),
        ...withParams(ofClient, things),
        ...['', '/delete'].map((step) => `/dashboard/settings/addresses/${address}${step}`),
        last,
      ],
    },
    freelancer: {
      visitor: await withSession(work.worker.userId),
      addresses: [
        ...withoutParams(/^\/dashboard\/freelancer/),
        `/dashboard/freelancer/project/${work.projectId}`,
      ],
    },
  }
})

/** A press of each button of a page's forms, with everything in them filled in. */
function pressesOf(page: Page) {
  const { $ } = page
  $('main form textarea')
    .filter((_, field) => $(field).text().trim() === '')
    .text('Words')
  $('main form').find('input[type="radio"], input[type="checkbox"]').attr('checked', '')
  const forms = $('main form')
    .toArray()
    .filter((form) => $(form).attr('method')?.toUpperCase() === 'POST')
  const buttons = forms.flatMap((form) =>
    $(form).find('button:not([type="button"], [type="reset"], [disabled])').toArray(),
  )
  return buttons.map((button, press) => {
    $(button).attr('data-press', String(press))
    return anybodysSubmission(page, `[data-press="${press}"]`)
  })
}

interface Sent {
  action: string
  body: URLSearchParams | FormData
  what: string
}

/** A text once for each id of mine in it, with one of theirs from the same table in its place. */
const swapped = (text: string) =>
  [...new Set(text.split(/[^\w-]+/))].flatMap((part) =>
    Object.keys(mine)
      .filter((table) => part !== '' && mine[table]!.includes(part) && theirs[table])
      .map((table) => ({ table, text: text.replace(part, theirs[table]![0]!) })),
  )

/**
 * The same form once for each id of theirs that can stand in the place of one of mine, in a field
 * or in the address.
 */
function mixed({ action, body }: Pick<Sent, 'action' | 'body'>): Sent[] {
  const entries = [...body.entries()]
  const inFields = entries.flatMap(([name, value], index) =>
    (typeof value === 'string' ? swapped(value) : []).map(({ table, text }) => {
      const changed = body instanceof FormData ? new FormData() : new URLSearchParams()
      entries.forEach(([other, was], at) =>
        changed.append(other, (at === index ? text : was) as string),
      )
      return { action, body: changed, what: `${name}: ${table}` }
    }),
  )
  return [
    ...inFields,
    ...swapped(action).map(({ table, text }) => ({
      action: text,
      body,
      what: `address: ${table}`,
    })),
  ]
}

/** What came of it that should not have: a fault, words of theirs, or a change of theirs. */
async function faultsOf(
  visitor: Visitor,
  page: Page,
  { action, body, what }: Sent,
  before: string[],
) {
  await db.rateLimit.deleteMany()
  const { pathname, search } = new URL(action, page.url)
  const response = await visitor.fetch(pathname + search, {
    method: 'POST',
    body,
    referrer: page.path,
  })
  const shown = (await response.text()).includes(THEIRS)
  const after = await stateOf(theirs)
  const changed =
    after.length !== before.length || after.some((row, index) => row !== before[index])
  const faults = [response.status >= 500 && 'fails', shown && 'shows', changed && 'changes'].filter(
    Boolean,
  )
  return faults.map((fault) => `${pathname} ${String(body.get('intent'))} ${what} ${fault}`)
}

describe('a form of one’s own with an id of somebody else’s in the place of one of one’s own', () => {
  test.each([
    ['seller', 20],
    ['client', 40],
    ['freelancer', 6],
  ] as const)('is refused or does nothing of theirs, sent by a %s', async (who, atLeast) => {
    const { visitor, addresses } = sides[who]
    const faults: string[] = []
    let sent = 0
    const before = await stateOf(theirs)
    for (const address of inTurn(addresses, 0)) {
      const page = await visitor.get(address)
      for (const one of pressesOf(page).flatMap(mixed)) {
        sent += 1
        faults.push(...(await faultsOf(visitor, page, one, before)))
      }
    }
    expect(faults).toEqual([])
    expect(sent).toBeGreaterThan(THOROUGH ? atLeast : atLeast / 4)
  })
})
