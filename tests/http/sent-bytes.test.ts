import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { UPLOADS_A_DAY } from '~/domain/freelancers/application.rules'
import { MESSAGE_FILES_A_DAY } from '~/domain/messages/message.rules'
import { after, DAY, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { db } from '~/platform/db/db.server'
import { hit } from '~/platform/rate-limit.server'
import { paths } from '../../app/paths'
import { PEER_HEADER } from '../setup/handler'
import { Visitor } from '../setup/visitor'

beforeEach(() => db.rateLimit.deleteMany())

/** So many megabytes have been sent today. */
const spend = (key: string, megabytes: number) =>
  hit(key, { limit: megabytes, window: DAY, weight: megabytes })
const pdf = () => new File([`%PDF-1.7\n${randomUUID()}`], 'plan.pdf')
const WORDS =
  /^You’ve sent a lot of files today\. Try again in 24 hours, or send your message without files\.$/

async function spentClient() {
  const client = new Visitor()
  await client.signInAs('client')
  const { id } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
  await spend(`message:megabytes:account:${id}`, MESSAGE_FILES_A_DAY.each)
  return { client, id }
}

test('an account that has sent a day’s files sends words alone, with messages and tickets', async () => {
  const { client, id } = await spentClient()
  const order = await db.order.findFirstOrThrow({
    where: { userId: id, title: { contains: 'WordPress' } },
  })
  const before = await db.file.count()
  const page = await client.get(`/dashboard/messages?order=${order.id}`)
  const refused = await client.submit(page, 'Send', { body: 'My words', files: [pdf()] })
  expect([refused.status, refused.$('textarea').text()]).toEqual([429, 'My words'])
  expect(refused.errors).toEqual([expect.stringMatching(WORDS)])
  const ticket = await client.submit(await client.get(paths.tickets()), 'Submit ticket', {
    ...{ subject: 'A plan', body: 'Look at this', files: [pdf()] },
  })
  expect([ticket.status, ticket.errors]).toEqual([429, [expect.stringMatching(WORDS)]])
  const opened = await client.submit(ticket, 'Submit ticket', { files: [] })
  expect(opened.heading).toBe('A plan')
  const reply = await client.submit(opened, 'Send', { body: 'And this', files: [pdf()] })
  expect([reply.status, reply.errors]).toEqual([429, [expect.stringMatching(WORDS)]])
  expect(reply.$('textarea[name=body]').text()).toBe('And this')
  expect(await db.file.count()).toBe(before)
  expect((await client.submit(reply, 'Send', { files: [] })).textOf('main')).toContain('And this')
})

const APPLICATION = {
  ...{ name: 'Zofia Lis', email: 'zofia@files.example', country: 'PL', languages: ['pl'] },
  ...{ skills: ['react'], experience: '5-10', availability: '10-20', privacy: true },
  introduction: 'I build shops.',
}

test.each([
  ['this address', 'application:megabytes:93.190.9.1', UPLOADS_A_DAY.each],
  ['everybody', 'application:megabytes', UPLOADS_A_DAY.all],
])('no more files come with applications once %s has sent a day’s', async (_, key, megabytes) => {
  await spend(key, megabytes)
  const visitor = new Visitor({ headers: { [PEER_HEADER]: '93.190.9.1' } })
  const page = await visitor.get(paths.freelancerSignup())
  page.$('#application input[name="stamp"]').attr('value', signFormStamp(after(-MINUTE)))
  const fill = { ...APPLICATION, files: [pdf()] }
  const refused = await visitor.submit(page, '#application', fill)
  expect(refused.errors).toEqual([expect.stringMatching(/^We can’t take more files today\./)])
  expect([refused.status, refused.$('[name=introduction]').text()]).toEqual([
    429,
    expect.stringContaining('I build shops.'),
  ])
  const sent = { where: { email: APPLICATION.email } }
  expect(await db.freelancerApplication.count(sent)).toBe(0)
  await visitor.submit(refused, '#application', { files: [], links: 'https://zofia.example' })
  expect(await db.freelancerApplication.deleteMany(sent)).toEqual({ count: 1 })
})
