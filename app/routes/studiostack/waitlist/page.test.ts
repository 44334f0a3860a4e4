import { beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { jobHandlers } from '~/domain/background.server'
import { STACK_SCREENS } from '~/domain/studios/stack.rules'
import { waitlistToken } from '~/domain/studios/waitlist.server'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { openMail } from '~/platform/mail/closed-mail.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import type { Values } from '#tests/setup/form'
import { Visitor } from '#tests/setup/visitor'

const FORM = paths.studioStackWaitlist()
const SENT = paths.studioStackWaitlist({ sent: 1 })
const STUDIO = {
  name: 'Ada Berg',
  studioName: 'Berg & Co',
  email: 'Ada@Berg.example',
  privacy: true,
} satisfies Values

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.waitlistEntry.deleteMany()
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

async function join(visitor: Visitor, values: Values = {}, address = FORM) {
  return visitor.submit(await visitor.get(address), '#waitlist', { ...STUDIO, ...values })
}

const entry = () => db.waitlistEntry.findFirstOrThrow({ where: { email: 'ada@berg.example' } })
const ownPage = async () => paths.waitlistPlace(waitlistToken((await entry()).id))

async function confirm(visitor: Visitor) {
  return visitor.submit(await visitor.get(await ownPage()), 'form:has(button[value="confirm"])')
}

describe('the page of Studio Stack', () => {
  test('shows pictures of this product, each with its words and the way to it', async () => {
    const page = await new Visitor().get(paths.studioStack())
    expect(
      page
        .$('#tour img')
        .toArray()
        .map((img) => page.$(img).attr('src')),
    ).toEqual(STACK_SCREENS.map((screen) => `/media/stack/${screen}.avif`))
    expect(page.$('#tour img')).toHaveLength(STACK_SCREENS.length)
    for (const img of page.$('#tour img').toArray())
      expect(page.$(img).attr('alt')!.length).toBeGreaterThan(30)
    expect(page.$('#tour li a')).toHaveLength(STACK_SCREENS.length)
    for (const link of page.$('#tour li a').toArray())
      expect((await new Visitor().get(page.$(link).attr('href')!)).status).toBe(200)
    expect(page.link('Join the waitlist')).toBe(FORM)
  })

  test('says that its price is no offer, in the money of the language', async () => {
    expect(
      (await new Visitor({ language: 'en' }).get(paths.studioStack())).textOf('#price'),
    ).toContain('€49.00')
    expect(
      (await new Visitor({ language: 'pl' }).get(paths.studioStack())).textOf('#price'),
    ).toMatch(/49,00\s€/)
  })
})

describe('the waitlist', () => {
  test.each(LANGUAGES)(
    'takes a studio, asks it by mail and gives it its place in %s',
    async (language) => {
      const visitor = new Visitor({ language })
      const sent = await join(visitor)
      expect([sent.path, sent.redirects]).toEqual([SENT, [FORM]])
      expect(await entry()).toMatchObject({ status: 'pending', studioName: 'Berg & Co', language })
      await runDueJobs(jobHandlers)
      const mail = await db.mailMessage.findFirstOrThrow({
        where: { template: 'waitlist-confirm' },
      })
      expect(mail).toMatchObject({ language, to: 'ada@berg.example' })
      expect(openMail(mail).text).toContain(await ownPage())

      const page = await confirm(visitor)
      expect(page.path).toBe(await ownPage())
      expect(page.heading).toContain('Berg & Co')
      expect((await entry()).status).toBe('confirmed')
      expect(page.text).toContain(`${FORM}?by=${(await entry()).referralCode}`)
      await runDueJobs(jobHandlers)
      expect(
        (await db.mailMessage.findFirstOrThrow({ where: { template: 'waitlist-place' } })).text,
      ).toContain((await entry()).referralCode)
    },
  )

  test('confirms nobody by a visit, as mail programs make them', async () => {
    await join(new Visitor())
    for (const method of ['GET', 'HEAD'])
      expect((await new Visitor().fetch(await ownPage(), { method })).status).toBe(200)
    expect((await entry()).status).toBe('pending')
  })

  test('says what is missing beside its field, and keeps the rest', async () => {
    const page = await join(new Visitor(), { email: 'nobody', privacy: false })
    expect([page.status, page.errors]).toEqual([
      400,
      [
        'Enter an email address, such as anna@studio.example.',
        'Without your consent we can’t keep your place.',
      ],
    ])
    expect(page.$('#waitlist [name="studioName"]').attr('value')).toBe('Berg & Co')
    expect(await db.waitlistEntry.count()).toBe(0)
  })

  test('answers the same for an address that it knows', async () => {
    await join(new Visitor())
    await confirm(new Visitor())
    const page = await join(new Visitor(), { studioName: 'Another' })
    expect(page.path).toBe(SENT)
    expect(await db.waitlistEntry.count()).toBe(1)
    expect((await entry()).studioName).toBe('Berg & Co')
  })

  test('lets nobody have mails sent to an address again and again', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await join(new Visitor(), { email: 'many@studio.example' })).status).toBe(200)
    const page = await join(new Visitor(), { email: 'many@studio.example' })
    expect([page.status, page.errors[0]]).toEqual([
      429,
      expect.stringContaining('Too many attempts'),
    ])
    expect(page.$('#waitlist [name="studioName"]').attr('value')).toBe('Berg & Co')
  })

  test('tells whose link brought one, and counts it', async () => {
    await join(new Visitor())
    await confirm(new Visitor())
    const { referralCode, id } = await entry()
    const friend = new Visitor()
    const form = await friend.get(paths.studioStackWaitlist({ by: referralCode }))
    expect(form.text).toContain('sent you here')
    await friend.submit(form, '#waitlist', { ...STUDIO, email: 'friend@studio.example' })
    expect(
      await db.waitlistEntry.findUniqueOrThrow({ where: { email: 'friend@studio.example' } }),
    ).toMatchObject({ referredById: id })
    for (const [index, by] of ['nonsense', '<script>', 'zzzzzzzzzz'].entries())
      expect(
        (
          await join(
            new Visitor(),
            { email: `${index}@studio.example` },
            paths.studioStackWaitlist({ by }),
          )
        ).path,
      ).toBe(SENT)
  })

  test('is left with one press, and then the link opens nothing', async () => {
    await join(new Visitor())
    await confirm(new Visitor())
    const address = await ownPage()
    const visitor = new Visitor()
    const page = await visitor.submit(await visitor.get(address), 'form:has(button[value="leave"])')
    expect([page.path, page.text]).toEqual([
      FORM,
      expect.stringContaining('You’ve left the waitlist'),
    ])
    expect(await db.waitlistEntry.count()).toBe(0)
    expect((await new Visitor().get(address)).status).toBe(404)
  })

  test('opens its own page to the link of its mail only, and tells it to nobody else', async () => {
    await join(new Visitor())
    const { id } = await entry()
    for (const token of [id, `${id}.${'x'.repeat(43)}`, waitlistToken('somebody')])
      expect((await new Visitor().get(paths.waitlistPlace(token))).status).toBe(404)
    const { headers } = await new Visitor().get(await ownPage())
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      'private, no-store',
      'same-origin',
    ])
  })
})

describe('the control center', () => {
  const studios = () => [
    {
      email: 'first@studio.example',
      studioName: 'Först & Co',
      status: 'confirmed' as const,
      standsSince: new Date('2026-11-01'),
    },
    {
      email: 'third@studio.example',
      studioName: 'Third',
      status: 'confirmed' as const,
      standsSince: new Date('2026-11-03'),
    },
    {
      email: 'second@studio.example',
      studioName: '=Second',
      status: 'confirmed' as const,
      standsSince: new Date('2026-11-02'),
      language: 'pl',
    },
    {
      email: 'nobody@studio.example',
      studioName: 'Nobody yet',
      status: 'pending' as const,
      standsSince: null,
    },
  ]

  async function signedIn() {
    for (const [index, studio] of studios().entries())
      await db.waitlistEntry.create({
        data: {
          name: 'Ada',
          language: 'en',
          referralCode: `code${index}`,
          confirmedAt: studio.standsSince,
          ...studio,
        },
      })
    const first = await db.waitlistEntry.findUniqueOrThrow({
      where: { email: 'first@studio.example' },
    })
    await db.waitlistEntry.update({
      where: { email: 'third@studio.example' },
      data: { referredById: first.id },
    })
    const admin = new Visitor()
    await admin.signInAs('admin')
    return admin
  }
  const names = (page: Awaited<ReturnType<Visitor['get']>>) =>
    page.texts('main tbody th .font-semibold')

  test('shows who stands in line, in its order, with what each link brought', async () => {
    const admin = await signedIn()
    expect(names(await admin.get(adminPaths.waitlist()))).toEqual([
      'Nobody yet',
      '=Second',
      'Third',
      'Först & Co',
    ])
    const line = await admin.get(adminPaths.waitlist({ sort: 'line' }))
    expect(names(line)).toEqual(['Först & Co', '=Second', 'Third'])
    expect(line.textOf('main tbody tr:first-child')).toMatch(/EnglishOn the list.*Nov 1, 20261$/)
    expect(names(await admin.get(adminPaths.waitlist({ q: 'först' })))).toEqual(['Först & Co'])
    expect(
      names(await admin.get(adminPaths.waitlist({ language: 'pl', status: 'confirmed' }))),
    ).toEqual(['=Second'])
    expect(
      names(await admin.get(adminPaths.waitlist({ sort: 'line', status: 'pending' }))),
    ).toEqual([])
  })

  test('gives the list as a file that no program runs', async () => {
    const admin = await signedIn()
    const csv = await (await admin.fetch(adminPaths.export('waitlist', { sort: 'line' }))).text()
    expect(csv.trim().split(/\r?\n/)).toHaveLength(4)
    expect(csv).toContain("'=Second")
  })
})
