import { beforeAll, expect, test } from 'vitest'
import { PARTS } from '~/domain/health/health.rules'
import { after, MINUTE } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { PEER_HEADER } from '#tests/setup/handler'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import { Visitor } from '#tests/setup/visitor'

const PAGE = '/dashboard/admin/health'
let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

const cardOf = async (name: string) => {
  const page = await admin.get(PAGE)
  const card = page
    .$('main li')
    .toArray()
    .find((element) => page.$(element).find('h2').text() === name)
  return { text: page.$(card).text(), link: page.$(card).find('a').attr('href') }
}

test('all is well in a new studio, in every language', async () => {
  await db.outboxJob.deleteMany()
  for (const language of LANGUAGES) {
    const page = await admin.get(`${PAGE}?lng=${language}`)
    expect(page.status).toBe(200)
    expect(page.$('main li h2')).toHaveLength(PARTS.length)
    expect(page.$('main li a')).toHaveLength(0)
  }
  const summary = (await admin.get(PAGE)).textOf('main')
  expect(summary).toContain('What’s set up works')
  expect(summary, 'a part is off').not.toContain('Everything’s working')
  expect((await cardOf('Virus scanner')).text).toContain('Not configured')
})

test('a job that nobody takes is told of, with what to do', async () => {
  await db.outboxJob.create({
    data: { key: 'late-job', kind: 'mail', payload: {}, availableAt: after(-5 * MINUTE) },
  })
  const { text, link } = await cardOf('Background work')
  expect(text).toContain('Needs attention')
  expect(text).toContain('WORKER=on')
  expect(link).toBe('/dashboard/admin/notifications?status=pending&sort=oldest')
  await db.outboxJob.deleteMany()
})

test('failed mails and events lead to where they are tried again', async () => {
  await db.outboxJob.create({
    data: { key: 'failed-job', kind: 'mail', payload: {}, status: 'failed' },
  })
  await db.webhookEvent.create({
    data: {
      gateway: 'sandbox',
      eventId: 'evt_failed',
      type: 'refund.updated',
      payload: '{}',
      outcome: 'failed',
    },
  })
  expect((await cardOf('Outbox')).link).toBe('/dashboard/admin/notifications?status=failed')
  expect((await cardOf('Email')).text).toContain('Emails that failed permanently: 1')
  expect((await cardOf('Payment events')).link).toBe('/dashboard/admin/payments/events?error=yes')
  const page = await admin.get(PAGE)
  expect(page.texts('main [role=status] a')).toEqual(['Outbox', 'Payment events', 'Email'])
  expect(page.texts('main li h2').slice(0, 3)).toEqual(['Outbox', 'Payment events', 'Email'])
  expect(page.link('Check again')).toBe(PAGE)
  await db.outboxJob.deleteMany()
  await db.webhookEvent.deleteMany({ where: { eventId: 'evt_failed' } })
})

test('a timer that fails is told of, with since when, its last error and what to do; in the metrics too', async () => {
  await db.timerFailure.create({
    data: {
      timer: 'expire-offers',
      kind: 'run',
      failures: 3,
      lastError: 'Error no such column',
      since: after(-5 * MINUTE),
    },
  })
  const { text } = await cardOf('Timers')
  for (const part of [
    'Needs attention',
    'expire-offers',
    'failed 3 times',
    'Error no such column',
    'Fix the cause',
  ])
    expect(text).toContain(part)
  const metrics = await (
    await new Visitor({ headers: { [PEER_HEADER]: '127.0.0.1' } }).fetch('/metrics')
  ).text()
  expect(metrics).toMatch(/kanal_timer_failing_seconds\{timer="expire-offers",kind="run"\} 30\d/)
  await db.timerFailure.deleteMany()
})

test('it asks no more than other pages', async () => {
  expect(await countQueries(admin, PAGE)).toBeLessThanOrEqual(QUERY_BUDGET)
})

test('the metrics are there for loopback in demo mode, and for nobody behind a proxy', async () => {
  const ask = (headers: Record<string, string>) => new Visitor({ headers }).fetch('/metrics')
  const answer = await ask({ [PEER_HEADER]: '127.0.0.1' })
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const text = await answer.text()
  for (const name of [
    'kanal_outbox_jobs{status="failed"} 0',
    'kanal_webhook_events_failed 0',
    'kanal_live_streams',
    'kanal_event_loop_lag_seconds',
    'kanal_database_statement_duration_seconds_count',
  ])
    expect(text).toContain(name)
  const others: Record<string, string>[] = [
    {},
    { [PEER_HEADER]: '93.184.216.34' },
    { [PEER_HEADER]: '127.0.0.1', 'X-Forwarded-For': '93.184.216.34' },
  ]
  for (const headers of others) expect((await ask(headers)).status).toBe(404)
})
