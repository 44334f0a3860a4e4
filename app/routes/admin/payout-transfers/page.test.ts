import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { showPayoutAccount } from '~/domain/payouts/payout-details.server'
import { approvePayout } from '~/domain/payouts/approve-payout.server'
import { markPaid, schedulePayout } from '~/domain/payouts/payouts.server'
import { adminPaths } from '~/paths/admin'
import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { formatIsoDay, studioDay } from '~/platform/i18n/format.server'
import { createPayee, earn, IBAN, orderToWorkOn, payoutDetails } from '#tests/factories/payout'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { Visitor } from '#tests/setup/visitor'

const PAYER = 'SE45 5000 0000 0583 9825 7466'
let admin: Visitor
let work: Awaited<ReturnType<typeof orderToWorkOn>>

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
  work = await orderToWorkOn()
})
beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

/** A payout in euros that somebody is to pay by hand today. */
async function scheduled(details = payoutDetails) {
  const { id: freelancerId } = await createPayee({ details })
  const id = await earn(freelancerId, work)
  if ((await approvePayout(id, 1)) === 'second-approval') {
    const { id: second } = await db.user.findUniqueOrThrow({ where: { username: 'bookkeeper' } })
    await approvePayout(id, second)
  }
  await schedulePayout(id, { date: studioDay(currentTime()) }, 1)
  return id
}

test('what is due in euros goes to the bank as one file, once, and the log says who took it', async () => {
  const [one, other] = [await scheduled(), await scheduled()]
  const page = await admin.get(adminPaths.transfers())
  expect(page.$(`#transfer-${one}`).attr('checked')).toBeDefined()
  const today = formatIsoDay(currentTime())
  const form = { id: [one, other], account: PAYER, day: today }
  const wrong = await admin.submit(page, 'Create file', { ...form, account: 'SE45' })
  expect([wrong.status, wrong.errors]).toEqual([
    400,
    ['Enter the IBAN of an account in the SEPA area.'],
  ])
  const made = await admin.submit(page, 'Create file', form)
  expect(made.text).toContain('Already in a file from')
  expect(made.$(`#transfer-${one}`).attr('checked')).toBeUndefined()

  const href = made.link('Download file')
  const file = await admin.fetch(href)
  const xml = await file.text()
  expect(file.headers.get('Cache-Control')).toBe('private, no-store')
  expect(xml.match(/<CdtTrfTxInf>/g)).toHaveLength(2)
  expect(xml).toContain(`<IBAN>${IBAN}</IBAN>`)
  expect(await (await admin.fetch(href)).text()).toBe(xml)
  expect(
    await db.event.count({ where: { subject: 'list', subjectId: 'transfers', actorId: 1 } }),
  ).toBeGreaterThanOrEqual(3)

  await markPaid(one, { reference: 'Bank 1', paidAt: studioDay(currentTime()) }, 1)
  const late = await admin.fetch(href)
  expect([late.status, late.headers.get('Location')]).toEqual([303, adminPaths.transfers()])
})

test('an account without an IBAN is paid from its own page, in full behind the password', async () => {
  const { iban: _, ...plain } = payoutDetails
  const id = await scheduled({
    ...plain,
    country: 'US',
    vatNumber: undefined,
    accountNumber: '000123456789',
    routing: '021000021',
    bic: 'CHASUS33',
  })
  const page = await admin.get(adminPaths.transfers())
  expect(page.$(`#transfer-${id}`)).toHaveLength(0)
  expect(page.textOf('main')).toContain('The account has no IBAN')
  expect(await showPayoutAccount(id, 1)).toMatchObject({
    accountNumber: '000123456789',
    routing: '021000021',
    bic: 'CHASUS33',
  })
  const shown = await admin.submit(await admin.get(adminPaths.payoutAccount(id)), 'Show account')
  for (const part of ['000123456789', '021000021', 'CHASUS33'])
    expect(shown.textOf('main')).toContain(part)
})

test('a client and a freelancer make and take no file', async () => {
  const id = await scheduled()
  for (const username of ['client', 'freelancer']) {
    const visitor = new Visitor()
    await visitor.signIn(username, DEMO_PASSWORD)
    expect((await visitor.get(adminPaths.transfers())).url.pathname).not.toBe(
      adminPaths.transfers(),
    )
    await visitor.post(adminPaths.transfers(), { id, account: PAYER, day: '2099-01-01' })
    await visitor.fetch(adminPaths.transferFile(randomUUID()))
  }
  const filed = await db.event.count({ where: { subjectId: id, kind: 'payout.in_file' } })
  expect([filed, (await admin.fetch(adminPaths.transferFile(randomUUID()))).status]).toEqual([
    0, 404,
  ])
})
