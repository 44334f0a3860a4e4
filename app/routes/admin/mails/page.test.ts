import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAIL_TEMPLATES } from '~/domain/mails/mails.server'
import { JOB_ACTS, retryJob } from '~/domain/outbox/job-acts.server'
import { deliverAgain, sendMailAgain } from '~/domain/outbox/send-again.server'
import { perform, dryRun } from '~/domain/lists/bulk.server'
import { adminPaths } from '~/paths/admin'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { db, transaction } from '~/platform/db/db.server'
import { mailWords } from '~/platform/mail/mail-words'
import { enqueue } from '~/platform/outbox/outbox.server'
import { ADMIN } from '#tests/factories/running-order'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

/** Jobs whose kind only this test knows, so that no worker takes them. */
async function jobs(...statuses: ('failed' | 'sent' | 'pending')[]) {
  const mark = randomUUID()
  const ids: string[] = []
  for (const status of statuses) {
    const key = `test:${mark}:${ids.length}`
    await transaction((tx) => enqueue(tx, { key, kind: 'test-kind', payload: {} }))
    ids.push(
      (
        await db.outboxJob.update({
          where: { key },
          data: { status, attempts: 40, lastError: 'no answer' },
        })
      ).id,
    )
  }
  return { mark, ids }
}

function mail(changes: { to?: string; html?: string } = {}) {
  const words = {
    template: 'welcome',
    to: `${randomUUID()}@example.com`,
    from: 'hello@kanal.example',
    subject: `Hej ${randomUUID()}`,
    text: 'Hej du',
    html: '<p>Hej du</p>',
    language: 'sv',
    transport: 'outbox',
  }
  const mail = { ...words, key: randomUUID(), ...changes }
  return db.mailMessage.create({ data: { ...mail, words: { create: mailWords(mail) } } })
}

const againJobs = (mailId: string) =>
  db.outboxJob.findMany({ where: { key: { startsWith: `mail-again:${mailId}:` } } })

describe('the outbox', () => {
  test('is filtered, puts the failed first when asked, and tries one again', async () => {
    const { mark, ids } = await jobs('sent', 'failed', 'pending')
    const list = await admin.get(adminPaths.outbox({ q: mark, sort: 'failed' }))
    expect(list.$('tbody tr')).toHaveLength(3)
    expect(list.textOf('tbody tr')).toContain('no answer')
    const again = await admin.submit(list, `Try again: test:${mark}:1`)
    expect(again.url.search).toContain(mark)
    expect(await db.outboxJob.findUniqueOrThrow({ where: { id: ids[1]! } })).toMatchObject({
      status: 'pending',
      attempts: 0,
    })
    expect((await admin.submit(list, `Try again: test:${mark}:1`)).html).toContain(
      'Nothing changed',
    )
    expect(
      await db.event.count({ where: { subject: 'job', subjectId: ids[1]!, kind: 'job.retried' } }),
    ).toBe(1)
  })

  test('tries many again as the dryRun says', async () => {
    const { mark, ids } = await jobs('failed', 'sent', 'failed')
    const order = { actor: ADMIN, reason: '' }
    const foretold = await dryRun(JOB_ACTS.again, ids, order)
    expect(await db.outboxJob.count({ where: { id: { in: ids }, status: 'pending' } })).toBe(0)
    const dry = await admin.submit(
      await admin.get(adminPaths.outbox({ q: mark })),
      'Preview changes',
      { act: 'again', all: 'on' },
    )
    expect(dry.textOf('main')).toContain('2 rows would change')
    await admin.submit(dry, 'Try again: change 2 rows')
    const pending = await db.outboxJob.findMany({
      where: { id: { in: ids }, status: 'pending' },
      select: { id: true },
    })
    expect(pending.map(({ id }) => id).sort()).toEqual(foretold.sort())
    expect(await perform(JOB_ACTS.again, ids, order)).toEqual([])
  })

  test('lets one of two admins try a job again', async () => {
    const { ids } = await jobs('failed')
    const told = await Promise.all(
      [1, 2].map((id) => transaction((tx) => retryJob(tx, ids[0]!, { type: 'admin', id }))),
    )
    expect(told.filter(Boolean)).toHaveLength(1)
  })

  test('shows nothing, one and many', async () => {
    expect((await admin.get(adminPaths.outbox({ q: randomUUID() }))).textOf('main')).toContain(
      'No matches',
    )
    const { mark } = await jobs(...Array.from({ length: 26 }, () => 'sent' as const))
    const first = await admin.get(adminPaths.outbox({ q: mark }))
    expect(first.$('tbody tr')).toHaveLength(25)
    expect((await admin.get(first.$('a[rel=next]').attr('href')!)).$('tbody tr')).toHaveLength(1)
  })
})

describe('a mail that was sent', () => {
  test('is found by recipient, read as text and in a closed frame', async () => {
    const { id, to, subject } = await mail()
    const page = await admin.get(
      (await admin.get(adminPaths.mails({ q: to, template: 'welcome' }))).link(subject),
    )
    expect(page.textOf('main')).toContain('Hej du')
    expect(page.$('iframe').attr('sandbox')).toBe('')
    const html = await admin.fetch(page.$('iframe').attr('src')!)
    expect(html.headers.get('Content-Security-Policy')).toContain("sandbox; default-src 'none'")
    expect(await html.text()).toBe('<p>Hej du</p>')
    const client = new Visitor()
    await client.signInAs('client')
    expect(await (await client.fetch(adminPaths.mailHtml(id))).text()).not.toContain('Hej du')
  })

  test('is sent again with a key of its own, once for two presses of one page', async () => {
    const { id, to } = await mail()
    const page = await admin.get(adminPaths.mail(id))
    expect((await admin.submit(page, 'Resend')).html).toContain(`Resending to ${to}.`)
    expect((await admin.submit(page, 'Resend')).html).toContain('Nothing was sent')
    const [job, ...others] = await againJobs(id)
    expect(others).toEqual([])
    await deliverAgain(job!)
    await deliverAgain(job!)
    expect(
      await db.mailMessage.findMany({
        where: { to },
        select: { text: true },
        orderBy: { id: 'asc' },
      }),
    ).toEqual([{ text: 'Hej du' }, { text: 'Hej du' }])
    await admin.submit(await admin.get(adminPaths.mail(id)), 'Resend')
    expect(await againJobs(id)).toHaveLength(2)
    expect(
      await db.event.count({
        where: { subject: 'mail', subjectId: id, kind: 'mail.sent_again', actorType: 'admin' },
      }),
    ).toBe(2)
  })

  test('goes once when two admins press at a time, and never to an erased address', async () => {
    const { id } = await mail()
    const told = await Promise.all(
      [1, 2].map((admin) =>
        transaction((tx) => sendMailAgain(tx, id, 0, { type: 'admin', id: admin })),
      ),
    )
    expect(told.filter(Boolean)).toHaveLength(1)
    const erased = await mail({ to: 'erased-1@account.invalid' })
    expect(await transaction((tx) => sendMailAgain(tx, erased.id, 0, ADMIN))).toBe(false)
  })
})

describe('the templates', () => {
  test('are all there in four languages, each written by the renderer that sends it', async () => {
    const list = await admin.get(adminPaths.mailTemplates())
    expect(list.$('tbody tr')).toHaveLength(MAIL_TEMPLATES.length)
    for (const template of MAIL_TEMPLATES) {
      const page = await admin.get(adminPaths.mailTemplate(template, 'pl'))
      expect(page.status).toBe(200)
      expect(page.heading).not.toBe(template)
    }
    const preview = await admin.get(list.link('Password reset, Svenska'))
    const html = await admin.fetch(preview.$('iframe').attr('src')!)
    expect(await html.text()).toContain('<html lang="sv">')
  })

  test('are not found where there is none', async () => {
    for (const [template, language] of [
      ['nothing', 'en'],
      ['welcome', 'xx'],
      ['toString', 'en'],
    ])
      expect((await admin.get(adminPaths.mailTemplate(template!, language!))).status).toBe(404)
  })
})

test('no page of a mail shows a link that would let an admin act for the person it went to', async () => {
  const user = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  const link = await db.accountLink.create({
    data: { userId: user.id, purpose: 'reset_password', expiresAt: new Date(Date.now() + 60_000) },
  })
  const token = signLinkToken('account-link', link.id)
  const body = `Set a password: http://localhost/auth/set-password/${token} and read http://localhost/shop.`
  const { id } = await db.mailMessage.create({
    data: {
      key: `secret:${link.id}`,
      template: 'reset-password',
      to: user.email,
      from: 'a@example.com',
      subject: 'Password',
      text: body,
      html: `<a href="http://localhost/auth/set-password/${token}">x</a>`,
      language: 'en',
      transport: 'app',
    },
  })
  const secret = token.split('.')[1]!
  const page = await admin.get(adminPaths.mail(id))
  expect(page.textOf('main')).toContain('/auth/set-password/')
  expect(page.html).not.toContain(secret)
  expect(await (await admin.fetch(adminPaths.mailHtml(id))).text()).not.toContain(secret)
  const preview = await admin.get(adminPaths.mailTemplate('reset-password', 'en'))
  const framed = await (await admin.fetch(preview.$('iframe').attr('src')!)).text()
  for (const html of [preview.html, framed])
    expect(html).not.toMatch(/set-password\/[\w-]+\.[\w-]{43}/)
})

test('the pages ask for few statements', async () => {
  const { id } = await mail()
  for (const path of [
    adminPaths.outbox(),
    adminPaths.mails(),
    adminPaths.mail(id),
    adminPaths.mailTemplates(),
    adminPaths.mailTemplate('welcome', 'en'),
  ])
    expect(await countQueries(admin, path)).toBeLessThanOrEqual(QUERY_BUDGET)
})
