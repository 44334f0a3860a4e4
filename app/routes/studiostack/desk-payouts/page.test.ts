import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '~/domain/people/demo-accounts'
import { adminPaths } from '~/paths/admin'
import { studioPaths } from '~/paths/studio'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { IBAN } from '#tests/factories/payout'
import { setSetting } from '#tests/factories/settings'
import { approveAll, soldBy } from '#tests/factories/studio'
import { Visitor } from '#tests/setup/visitor'

const [admin, colleague, seller] = [new Visitor(), new Visitor(), new Visitor()]
let studioId: number

beforeAll(async () => {
  await admin.signInAs('admin')
  await colleague.signIn('bookkeeper', DEMO_PASSWORD)
  await seller.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
  const studio = await db.studio.update({
    where: { slug: 'fjord-and-fold' },
    data: { payoutDetails: null },
  })
  studioId = studio.id
  await setSetting('studioFee', 1000)
})
beforeEach(() => db.rateLimit.deleteMany())

test('a studio gives its account behind its password, and is shown only its end', async () => {
  const before = await seller.get(studioPaths.payouts())
  expect(before.textOf('main')).toContain('We can’t pay you yet')
  const form = await seller.get(before.link('Add account'))
  const typed = { holder: 'Fjord & Fold HB', iban: 'NL91ABNA0417164301', password: DEMO_PASSWORD }
  const wrong = await seller.submit(form, 'Save account', typed)
  expect([wrong.status, wrong.errors.length]).toEqual([400, 1])
  expect(wrong.$('[name=holder]').val()).toBe('Fjord & Fold HB')
  expect(wrong.text).not.toContain('NL91ABNA0417164301')
  const stranger = await seller.submit(form, 'Save account', {
    ...{ ...typed, iban: IBAN, password: 'not mine at all' },
  })
  expect(stranger.status).toBe(400)
  expect(await db.studio.count({ where: { id: studioId, payoutDetails: null } })).toBe(1)
  const done = await seller.submit(form, 'Save account', { ...typed, iban: IBAN })
  expect(done.path).toBe(studioPaths.payouts())
  expect(done.textOf('main')).toContain('Fjord & Fold HB, ending in 4300')
  expect(done.text).not.toContain(IBAN)
  const { userId } = await db.studioMember.findFirstOrThrow({ where: { studioId } })
  expect(
    await db.outboxJob.count({
      where: {
        key: { startsWith: 'account:studioAccountChanged' },
        payload: { path: '$.userId', equals: userId },
      },
    }),
  ).toBeGreaterThan(0)
})

test('approved work is paid by a statement: made, approved, sent, and read by the studio', async () => {
  const { orderId } = await soldBy(studioId)
  await approveAll(orderId)
  const page = await seller.get(studioPaths.payouts())
  expect(page.textOf('main')).toMatch(/EUR.*€920\.00/s)
  const made = await admin.submit(await admin.get(adminPaths.studio(studioId)), 'Make statement')
  const statement = await db.studioStatement.findFirstOrThrow({
    where: { studioId, currency: 'EUR' },
    orderBy: { id: 'desc' },
    include: { payout: true, feeInvoice: true },
  })
  expect(made.text).toContain(statement.number)
  const payout = adminPaths.payout(statement.payout!.id)
  const first = await admin.get(payout)
  expect(first.textOf('main')).toMatch(/Fjord & Fold.*Our fee.*€92\.00/s)
  // Above the limit of the day it takes two.
  const takesTwo = first.text.includes('Approve as the first of two')
  await admin.submit(first, takesTwo ? 'Approve as the first of two' : 'Approve')
  if (takesTwo) await colleague.submit(await colleague.get(payout), 'Approve as the second')
  await admin.submit(await admin.get(payout), 'Schedule')
  const paid = await admin.submit(await admin.get(payout), 'Mark as paid', { reference: 'KANAL 9' })
  expect(paid.text).toContain('Payout marked as paid.')
  for (const language of LANGUAGES) {
    const reader = new Visitor({ language })
    await reader.signIn(DEMO_STUDIO_OWNER, DEMO_PASSWORD)
    expect((await reader.get(studioPaths.payouts())).textOf('main')).toContain(statement.number)
    expect((await reader.get(studioPaths.statement(statement.number))).heading).toContain(
      statement.number,
    )
  }
  const read = await seller.get(studioPaths.statement(statement.number))
  expect(read.textOf('main')).toMatch(/KANAL 9/)
  for (const reader of [seller, admin]) {
    const paper = await reader.fetch(studioPaths.statementPaper(statement.number, 'pdf'))
    expect([paper.status, paper.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const table = await reader.fetch(studioPaths.statementPaper(statement.number, 'csv'))
    expect(await table.text()).toMatch(/Order.*920\.00.*EUR.*Our fee, 10%.*-92\.00/s)
  }
  expect(read.$(`a[href="${studioPaths.statementPaper(statement.number, 'pdf')}"]`).length).toBe(1)
  const { number } = statement.feeInvoice!
  const pdf = await seller.fetch(studioPaths.feeDocument(number, 'pdf'))
  expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const xml = await (await seller.fetch(studioPaths.feeDocument(number, 'xml'))).text()
  expect(xml).toContain('<cbc:PaymentMeansCode>97</cbc:PaymentMeansCode>')
  expect(await countQueries(seller, studioPaths.payouts())).toBeLessThanOrEqual(QUERY_BUDGET)
  for (const q of ['', number, 'fjord']) {
    const fees = await admin.get(adminPaths.fees({ q }))
    expect(fees.textOf('main')).toContain(number)
    expect(fees.$(`a[href="${studioPaths.feeDocument(number, 'pdf')}"]`).length).toBe(1)
    expect(fees.$(`a[href="${payout}"]`).length).toBe(1)
  }
  expect((await admin.get(adminPaths.fees({ q: 'nobody at all' }))).textOf('main')).toContain(
    'No matches',
  )
  expect((await seller.get(adminPaths.fees())).textOf('main')).not.toContain(number)
})

test('who is not of the studio, or not trusted with money, gets nothing of it', async () => {
  const client = new Visitor()
  await client.signInAs('client')
  const { number, feeInvoice } = await db.studioStatement.findFirstOrThrow({
    where: { studioId, feeInvoice: { isNot: null } },
    include: { feeInvoice: true },
  })
  expect((await client.get(studioPaths.statement(number))).path).toContain('/studiostack/auth')
  expect((await client.fetch(studioPaths.feeDocument(feeInvoice!.number, 'pdf'))).status).toBe(404)
  expect((await seller.get(studioPaths.statement('ST-2026-99999'))).status).toBe(404)
  const other = await db.studioStatement.findFirst({ where: { studioId: { not: studioId } } })
  for (const [reader, paper] of [
    [client, number],
    [new Visitor(), number],
    [seller, other?.number ?? 'ST-2026-99999'],
  ] as const)
    expect((await reader.fetch(studioPaths.statementPaper(paper, 'pdf'))).status).toBe(404)
  const before = await db.studioStatement.count()
  await approveAll((await soldBy(studioId)).orderId)
  await client.post(adminPaths.studio(studioId), { intent: 'statement' })
  await seller.post(adminPaths.studio(studioId), { intent: 'statement' })
  await db.user.update({ where: { username: 'bookkeeper' }, data: { permissions: 'people' } })
  const refused = await colleague.get(adminPaths.studio(studioId))
  expect(refused.text).not.toContain('Make statement')
  await colleague.post(adminPaths.studio(studioId), { intent: 'statement' })
  await db.user.update({ where: { username: 'bookkeeper' }, data: { permissions: null } })
  expect(await db.studioStatement.count()).toBe(before)
})
