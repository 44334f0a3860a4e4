import { beforeAll, expect, test } from 'vitest'
import { hashPassword } from '~/platform/crypto/passwords.server'
import { db } from '~/platform/db/db.server'
import { findAddresses } from '../setup/addresses'
import { mappedRoutes } from '../setup/route-map'
import { Visitor } from '../setup/visitor'

const PASSWORD = 'a-colleague-of-content'

const colleague = new Visitor()
let addressOf: (pattern: string) => string

beforeAll(async () => {
  addressOf = await findAddresses()
  await db.user.create({
    data: {
      ...{ username: 'content-alone', email: 'content@staff.example', name: 'Content Alone' },
      ...{ role: 'admin', permissions: 'content', passwordHash: await hashPassword(PASSWORD) },
    },
  })
  await colleague.signIn('content-alone', PASSWORD)
})

/** An address as the router takes it for the same, however it is typed. */
const spellings = (address: string) => [
  address,
  `${address}.data`,
  address.replace('/dashboard/admin', '/dashboard/ADMIN'),
  address.replace(/^(\/dashboard\/admin\/)(.)/, (_, start: string, sign: string) => {
    return `${start}%${sign.charCodeAt(0).toString(16)}`
  }),
]

/** What work on the content needs, and what is open to all staff. */
const OPEN =
  /^\/dashboard\/admin(?:\/(?:products|projects|templates|reviews|featured-content|health|views|nudges)(?:\/|$)|$)/
const closed = mappedRoutes.filter(
  ({ pattern }) =>
    pattern.startsWith('/dashboard/admin') && !pattern.includes('*') && !OPEN.test(pattern),
)

test.each(closed)(
  '$pattern is closed to a colleague without its permission',
  async ({ pattern }) => {
    const address = addressOf(pattern).replace(/(exports|bulk)\/[^/]+$/, '$1/payouts')
    for (const spelling of spellings(address))
      for (const method of ['GET', 'POST']) {
        const body = method === 'POST' ? new URLSearchParams({ intent: 'studioFee' }) : undefined
        const answer = await colleague.fetch(spelling, { method, body })
        const text = answer.status === 202 || answer.ok ? await answer.text() : ''
        expect([
          spelling,
          method,
          answer.ok && !/SingleFetchRedirect|"redirect"/.test(text),
        ]).toEqual([...[spelling, method], false])
      }
  },
)
