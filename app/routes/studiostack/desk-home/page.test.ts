import { beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { jobHandlers } from '~/domain/background.server'
import { studioInvitationToken } from '~/domain/studios/studio-invitation.server'
import { INVITATION_DAYS } from '~/domain/studios/waitlist.rules'
import { after, DAY } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { studioPaths } from '~/paths/studio'
import { Visitor } from '#tests/setup/visitor'

beforeEach(async () => {
  await db.waitlistEntry.deleteMany()
  await db.studioMember.deleteMany({ where: { studioId: { not: 1 } } })
  await db.studio.deleteMany({ where: { slug: { in: ['north-light', 'other'] } } })
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

const enter = (
  email: string,
  status: 'pending' | 'confirmed' | 'invited',
  invitedAt: Date | null = null,
) =>
  db.waitlistEntry.create({
    data: {
      email,
      name: 'Ada',
      studioName: 'North Light',
      language: 'en',
      status,
      referralCode: email,
      invitedAt,
      confirmedAt: new Date(),
      standsSince: new Date(),
    },
  })

const linkOf = (id: string) => studioPaths.auth({ token: studioInvitationToken(id) })
const freshMail = () => `ada-${Math.random().toString(36).slice(2)}@north.example`

async function found(visitor: Visitor, link: string, values: Record<string, string> = {}) {
  return visitor.submit(await visitor.get(link), '#found', {
    studioName: 'North Light',
    slug: 'north-light',
    name: 'Ada',
    password: 'a long pass phrase',
    ...values,
  })
}

describe('inviting', () => {
  test('is for those in line alone, shown before it is done, and mails the link', async () => {
    const [waiting, pending] = [
      await enter('a@north.example', 'confirmed'),
      await enter('b@north.example', 'pending'),
    ]
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect((await admin.get(adminPaths.waitlist())).$('tbody input[name="id"]')).toHaveLength(2)
    const address = `${adminPaths.bulk('waitlist')}?act=invite&id=${waiting.id}&id=${pending.id}`
    expect((await admin.get(address)).status).toBe(200)
    expect((await db.waitlistEntry.findUniqueOrThrow({ where: { id: waiting.id } })).status).toBe(
      'confirmed',
    )
    const body = new URLSearchParams([
      ['act', 'invite'],
      ['id', waiting.id],
      ['id', pending.id],
    ])
    for (let press = 0; press < 2; press += 1)
      expect(
        (await admin.fetch(adminPaths.bulk('waitlist'), { method: 'POST', body })).status,
      ).toBe(303)
    const states = await db.waitlistEntry.findMany({ orderBy: { email: 'asc' } })
    expect(states.map(({ status }) => status)).toEqual(['invited', 'pending'])
    await runDueJobs(jobHandlers)
    const mails = await db.mailMessage.findMany({ where: { template: 'studio-invitation' } })
    expect(mails.map(({ to }) => to)).toEqual(['a@north.example'])
    expect(openMail(mails[0]!).text).toContain(linkOf(waiting.id))
  })
})

describe('founding', () => {
  test('makes the account, the studio and its member, once', async () => {
    const { id } = await enter(freshMail(), 'invited', new Date())
    const visitor = new Visitor()
    const page = await found(visitor, linkOf(id))
    expect([page.path, page.heading]).toEqual([studioPaths.dashboard(), 'North Light'])
    expect(
      await db.waitlistEntry.findUniqueOrThrow({
        where: { id },
        include: { studio: { include: { members: true } } },
      }),
    ).toMatchObject({ studio: { slug: 'north-light', status: 'draft', members: [{}] } })
    expect((await new Visitor().get(linkOf(id))).$('#found')).toHaveLength(0)
    const file = await visitor.fetch(studioPaths.export())
    expect([file.status, file.headers.get('Content-Disposition')]).toEqual([
      200,
      'attachment; filename="north-light.zip"',
    ])
    expect(await file.text()).toContain('"slug": "north-light"')
  })

  test('refuses addresses that are taken, reserved or none, and names that hide', async () => {
    await db.studio.create({
      data: { slug: 'other', name: 'Other', languages: [], currencies: [] },
    })
    const { id } = await enter(freshMail(), 'invited', new Date())
    for (const values of <Record<string, string>[]>[
      { slug: 'other' },
      { slug: 'admin' },
      { slug: '../x' },
      { studioName: 'a\u202eb' },
      { studioName: 'KANAL Studio' },
      { password: 'short' },
    ]) {
      const page = await found(new Visitor(), linkOf(id), values)
      expect([page.status, page.errors.length]).toEqual([400, 1])
    }
    expect(await db.studio.count({ where: { slug: 'north-light' } })).toBe(0)
  })

  test('needs an invitation that holds', async () => {
    const over = await enter(freshMail(), 'invited', after(-(INVITATION_DAYS + 1) * DAY))
    const waiting = await enter(freshMail(), 'confirmed')
    for (const address of [
      linkOf(over.id),
      linkOf(waiting.id),
      studioPaths.auth({ token: 'forged' }),
      studioPaths.auth(),
    ]) {
      expect((await new Visitor().get(address)).$('#found')).toHaveLength(0)
      expect(
        (
          await new Visitor().fetch(address, {
            method: 'POST',
            body: new URLSearchParams({ slug: 'north-light' }),
          })
        ).status,
      ).toBe(303)
    }
    expect(await db.studio.count({ where: { slug: 'north-light' } })).toBe(0)
  })
})
