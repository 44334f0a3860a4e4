import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { createApplication, createFreelancer } from '../../../tests/factories/freelancer'
import { createStudio } from '../../../tests/factories/purchase'
import { jobHandlers } from '../background.server'
import { changeFreelancerStatus, changeOwnStatus } from './freelancer-status.server'
import { approveApplication, rejectApplication, startScreening } from './screening.server'

const ADMIN = 1
const OTHER_ADMIN = 77

beforeAll(createStudio)

beforeEach(async () => {
  await db.freelancerApplication.deleteMany()
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

async function delivered() {
  await runDueJobs(jobHandlers)
  return db.mailMessage.findMany({ orderBy: { template: 'asc' } })
}

const screened = (changes?: Parameters<typeof createApplication>[0]) =>
  createApplication({ status: 'screening', ...changes })
const read = (id: string) => db.freelancerApplication.findUniqueOrThrow({ where: { id } })
const eventsOf = (subject: string, subjectId: string) =>
  db.event.findMany({ where: { subject, subjectId }, orderBy: { id: 'asc' } })
const countOf = (values: string[], value: string) => values.filter((one) => one === value).length

describe('an application', () => {
  test('is screened by the first who begins', async () => {
    const { id } = await createApplication()
    const answers = await Promise.all([startScreening(id, ADMIN), startScreening(id, OTHER_ADMIN)])
    expect([...answers].sort()).toEqual(['done', 'late'])
    expect(await read(id)).toMatchObject({ status: 'screening', decidedAt: null })
    expect(await eventsOf('application', id)).toMatchObject([
      {
        kind: 'application.screening',
        from: 'submitted',
        to: 'screening',
        actorType: 'admin',
        visibility: 'team',
      },
    ])
  })

  test('is not decided on before it is screened, nor twice', async () => {
    const { id } = await createApplication()
    expect(await approveApplication(id, ADMIN)).toBe('late')
    expect(await rejectApplication(id, ADMIN, 'No.')).toBe('late')
    expect(await read(id)).toMatchObject({ status: 'submitted' })
    await startScreening(id, ADMIN)
    expect(await rejectApplication(id, ADMIN, 'No.')).toBe('done')
    expect(await approveApplication(id, ADMIN)).toBe('late')
    expect(await startScreening(id, ADMIN)).toBe('late')
    expect(await db.user.count({ where: { email: (await read(id)).email } })).toBe(0)
  })

  test.each(LANGUAGES)(
    'is told in %s that the studio has paused them, has them back or has let them go, and not why',
    async (language) => {
      const { id, userId } = await createFreelancer()
      await db.user.update({ where: { id: userId }, data: { language } })
      const subjects: string[] = []
      for (const to of ['paused', 'active', 'paused', 'offboarded'] as const) {
        await changeFreelancerStatus(id, to, { adminId: ADMIN, reason: 'Late twice.' })
        const [mail, ...more] = await delivered()
        expect([mail, more]).toMatchObject([
          { template: 'freelancer-status', language, userId },
          [],
        ])
        expect(mail!.text).not.toMatch(/Late twice|\{\{|freelancerStatus/)
        subjects.push(mail!.subject)
        await db.mailMessage.deleteMany()
      }
      expect(new Set(subjects).size).toBe(3)
    },
  )

  test('that pauses on their own gets no mail about it', async () => {
    const { userId } = await createFreelancer()
    await changeOwnStatus(userId, 'paused')
    await changeOwnStatus(userId, 'active')
    expect(await delivered()).toEqual([])
  })

  test('that is not there is not found', async () => {
    for (const id of ['no-id', randomUUID()])
      await expect(approveApplication(id, ADMIN)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('an approval', () => {
  test('makes the account with its profile, and lets the address apply again', async () => {
    const { id, email } = await screened({
      name: 'Zofia Brzeg',
      language: 'pl',
      availability: '10-20',
    })
    expect(await approveApplication(id, ADMIN)).toBe('done')
    const user = await db.user.findUniqueOrThrow({
      where: { email },
      include: { freelancer: true },
    })
    expect(user).toMatchObject({
      name: 'Zofia Brzeg',
      role: 'freelancer',
      isAdmin: false,
      language: 'pl',
      passwordHash: null,
    })
    expect(user.freelancer).toMatchObject({
      status: 'active',
      skills: ['react', 'accessibility'],
      languages: ['pl', 'en'],
      portfolioLinks: ['https://zofia.example/'],
      traits: ' skill:react skill:accessibility language:pl language:en ',
      usualHours: 10,
      about: '',
      publicPage: false,
    })
    expect(await read(id)).toMatchObject({
      status: 'approved',
      openKey: null,
      decidedById: ADMIN,
      decidedAt: expect.any(Date),
      freelancerId: user.freelancer!.id,
    })
    expect(await eventsOf('freelancer', user.freelancer!.id)).toMatchObject([
      { kind: 'freelancer.active', to: 'active' },
    ])
  })

  test.each(LANGUAGES)('is told in %s, with a link to set a password', async (language) => {
    const { id, email } = await screened({ language })
    await approveApplication(id, ADMIN)
    const [mail] = await delivered()
    expect(mail).toMatchObject({ template: 'application-approved', to: email, language })
    expect(mail!.text).toMatch(/\/auth\/set-password\/\S+/)
    expect(mail!.text).not.toContain('{{')
  })

  test('given three times at once makes one account, one profile and one mail', async () => {
    const { id, email } = await screened()
    const answers = await Promise.all([
      approveApplication(id, ADMIN),
      approveApplication(id, OTHER_ADMIN),
      approveApplication(id, ADMIN),
    ])
    expect([countOf(answers, 'done'), countOf(answers, 'late')]).toEqual([1, 2])
    expect(await db.user.count({ where: { email } })).toBe(1)
    expect(await db.freelancer.count({ where: { user: { email } } })).toBe(1)
    expect(await db.accountLink.count({ where: { user: { email } } })).toBe(1)
    expect(await delivered()).toHaveLength(1)
  })

  test('and a rejection at once are one of the two', async () => {
    const { id, email } = await screened()
    const answers = await Promise.all([
      approveApplication(id, ADMIN),
      rejectApplication(id, OTHER_ADMIN, 'Not now.'),
    ])
    expect([...answers].sort()).toEqual(['done', 'late'])
    const { status } = await read(id)
    expect(await db.user.count({ where: { email } })).toBe(status === 'approved' ? 1 : 0)
    expect((await delivered()).map(({ template }) => template)).toEqual([`application-${status}`])
  })

  test('makes an account that is there a freelancer’s, which signs in as before', async () => {
    const { id, email } = await screened()
    const { id: userId } = await db.user.create({
      data: { username: `known-${id}`, email, name: 'Zofia', passwordHash: 'kept' },
    })
    expect(await approveApplication(id, ADMIN)).toBe('done')
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      role: 'freelancer',
      name: 'Zofia',
      passwordHash: 'kept',
    })
    expect(await db.freelancer.count({ where: { userId } })).toBe(1)
    const [mail] = await delivered()
    expect(mail!.text).not.toContain('set-password')
    expect(mail!.text).toContain('/dashboard/freelancer/profile')
  })

  test.each([
    ['staff', { role: 'admin' }],
    ['staff', { isAdmin: true }],
    ['closed', { disabledAt: new Date() }],
  ] as const)('does not touch an account that is %s', async (answer, account) => {
    const { id, email } = await screened()
    const { id: userId } = await db.user.create({
      data: { username: `other-${id}`, email, name: 'Somebody', ...account },
    })
    expect(await approveApplication(id, ADMIN)).toBe(answer)
    expect(await read(id)).toMatchObject({ status: 'screening', openKey: email })
    expect(await db.freelancer.count({ where: { userId } })).toBe(0)
    expect(await delivered()).toEqual([])
  })

  test('has a freelancer back who had left', async () => {
    const { userId, user } = await createFreelancer({ status: 'offboarded', skills: ['seo'] })
    const { id } = await screened({ email: user.email })
    expect(await approveApplication(id, ADMIN)).toBe('done')
    expect(await db.freelancer.findUniqueOrThrow({ where: { userId } })).toMatchObject({
      status: 'active',
      skills: ['react', 'accessibility'],
    })
  })
})

describe('a rejection', () => {
  test('keeps its reason and lets the address apply again', async () => {
    const { id } = await screened()
    expect(await rejectApplication(id, ADMIN, 'We look for more code.')).toBe('done')
    expect(await read(id)).toMatchObject({
      status: 'rejected',
      reason: 'We look for more code.',
      openKey: null,
      decidedById: ADMIN,
      decidedAt: expect.any(Date),
    })
    expect(await eventsOf('application', id)).toMatchObject([
      { kind: 'application.rejected', reason: 'We look for more code.' },
    ])
  })

  test.each(LANGUAGES)('is told in %s with the reason in it, as text', async (language) => {
    const { id, email } = await screened({ language })
    await rejectApplication(id, ADMIN, 'We look for <b>more</b> code.\n\nThe pages are lovely.')
    const [mail] = await delivered()
    expect(mail).toMatchObject({ template: 'application-rejected', to: email, language })
    expect(mail!.text).toContain('We look for <b>more</b> code.')
    expect(mail!.text).toContain('The pages are lovely.')
    expect(mail!.html).not.toContain('<b>more')
    expect(mail!.text).not.toContain('{{')
  })

  test('is not mailed where the address may be somebody else’s', async () => {
    const { id } = await screened({ suspicions: 'trap', openKey: null })
    expect(await rejectApplication(id, ADMIN, 'Spam.')).toBe('done')
    expect(await delivered()).toEqual([])
  })
})

describe('a freelancer', () => {
  const statusOf = async (id: string) =>
    (await db.freelancer.findUniqueOrThrow({ where: { id } })).status

  test('pauses and comes back as often as they like', async () => {
    const { id, userId } = await createFreelancer()
    for (const to of ['paused', 'active', 'paused', 'active'] as const)
      expect(await changeOwnStatus(userId, to)).toBe(true)
    expect(await changeOwnStatus(userId, 'active')).toBe(false)
    expect(await statusOf(id)).toBe('active')
    expect(await eventsOf('freelancer', id)).toHaveLength(4)
  })

  test('does not end a pause of the studio’s', async () => {
    const { id, userId } = await createFreelancer()
    await changeFreelancerStatus(id, 'paused', { adminId: ADMIN, reason: 'Late twice.' })
    expect(await changeOwnStatus(userId, 'active')).toBe(false)
    expect(await changeFreelancerStatus(id, 'active', { adminId: ADMIN })).toBe(true)
  })

  test('leaves from a pause, for good, and keeps what is owed', async () => {
    const { id, userId } = await createFreelancer({ publicPage: true })
    expect(await changeFreelancerStatus(id, 'offboarded', { adminId: ADMIN })).toBe(false)
    await changeFreelancerStatus(id, 'paused', { adminId: ADMIN })
    const answers = await Promise.all([
      changeFreelancerStatus(id, 'offboarded', { adminId: ADMIN, reason: 'Moved on.' }),
      changeFreelancerStatus(id, 'offboarded', { adminId: OTHER_ADMIN, reason: 'Moved on.' }),
    ])
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await changeFreelancerStatus(id, 'active', { adminId: ADMIN })).toBe(false)
    expect(await db.freelancer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      publicPage: false,
    })
    for (const to of ['active', 'paused'] as const)
      expect(await changeOwnStatus(userId, to)).toBe(false)
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({
      role: 'freelancer',
      disabledAt: null,
    })
  })

  test('that is not there is not found', async () => {
    await expect(
      changeFreelancerStatus(randomUUID(), 'paused', { adminId: ADMIN }),
    ).rejects.toMatchObject({ code: 'notFound' })
    expect(await changeOwnStatus(0, 'paused')).toBe(false)
  })
})
