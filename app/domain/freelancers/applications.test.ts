import { randomUUID } from 'node:crypto'
import { subMonths } from 'date-fns'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { after, DAY, HOUR, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { storage } from '~/platform/storage/storage.server'
import { createStudio } from '../../../tests/factories/purchase'
import { jobHandlers } from '../background.server'
import { storeUploads, type Upload } from '../files/uploads.server'
import { LEGAL_VERSIONS } from '../legal/legal.rules'
import { forgetOldRecords } from '../retention/forget-old-records.server'
import { RETENTION } from '~/domain/ground/retention.rules'
import { LONGEST, MOST_LINKS } from './application.rules'
import { applicationSchema, type ApplicationInput } from './application.schema'
import { isKnownApplication, submitApplication } from './applications.server'

const schema = applicationSchema(translator('en', 'application'))

function input(changes: Partial<ApplicationInput> = {}): ApplicationInput {
  return {
    name: 'Zofia Brzeg',
    email: `zofia-${randomUUID()}@example.com`,
    country: 'PL',
    languages: ['pl', 'en'],
    skills: ['react', 'accessibility'],
    experience: '5-10',
    availability: '10-20',
    introduction: 'Interfaces that work from the keyboard.\n\nNo print.',
    links: ['https://zofia.example/'],
    privacy: true,
    website: '',
    stamp: signFormStamp(after(-MINUTE)),
    ...changes,
  }
}

const cv: Upload = {
  name: 'cv.pdf',
  type: 'application/pdf',
  bytes: new TextEncoder().encode('%PDF-1.7 Zofia'),
}

beforeAll(createStudio)

beforeEach(async () => {
  await db.freelancerApplication.deleteMany()
  await db.file.deleteMany()
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

/** Somebody who is signed in with this address; they have confirmed it unless told. */
async function ownerOf(email: string, emailVerifiedAt: Date | null = new Date()) {
  const { id } = await db.user.create({
    data: { username: randomUUID(), email, name: 'Zofia', emailVerifiedAt },
  })
  return { userId: id }
}

async function delivered() {
  await runDueJobs(jobHandlers)
  return db.mailMessage.findMany({ orderBy: { template: 'asc' } })
}

describe('what may be sent', () => {
  const typed = () => ({ ...input(), links: 'zofia.example\nhttps://zofia.example/work' })
  const errors = (change: Record<string, unknown>) =>
    schema
      .safeParse({ ...typed(), ...change })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  test('tidy words, a list of addresses', () => {
    const parsed = schema.parse({
      ...typed(),
      name: ' Zofia \n Brzeg',
      email: 'ZOFIA@Example.com',
      introduction: ' One\r\nTwo\r ',
    })
    expect(parsed).toMatchObject({
      name: 'Zofia Brzeg',
      email: 'zofia@example.com',
      introduction: 'One\nTwo',
      links: ['https://zofia.example/', 'https://zofia.example/work'],
    })
    expect(schema.parse({ ...typed(), links: undefined }).links).toEqual([])
  })

  test.each([
    ['name', ' ', 'Enter your name.'],
    ['email', 'zofia', 'Enter an email address, such as name@example.com.'],
    ['country', 'XX', 'Choose the country you work from.'],
    ['country', undefined, 'Choose the country you work from.'],
    ['languages', [], 'Choose at least one language.'],
    ['languages', ['de'], 'Choose at least one language.'],
    ['skills', [], 'Choose at least one skill.'],
    ['skills', ['juggling'], 'Choose at least one skill.'],
    ['experience', 'ages', 'Choose your years of professional experience.'],
    ['availability', undefined, 'Choose how many hours you have.'],
    ['introduction', '\r\n ', 'Write a few lines about yourself.'],
    [
      'links',
      'javascript:alert(1)',
      '“javascript:alert(1)” isn’t a web address. Enter it like https://example.com, one per line.',
    ],
    [
      'links',
      Array.from({ length: MOST_LINKS + 1 }, (_, number) => `${number}.example`).join('\n'),
      'Enter up to 8 links.',
    ],
    ['privacy', undefined, 'Tick the box: without it we can’t read your application.'],
    ['privacy', false, 'Tick the box: without it we can’t read your application.'],
  ])('no %s %o', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual([[field, message]])
  })

  test.each(['name', 'introduction'] as const)('%s has its longest', (field) => {
    expect(errors({ [field]: 'ä'.repeat(LONGEST[field]) })).toEqual([])
    expect(errors({ [field]: 'ä'.repeat(LONGEST[field] + 1) })).toEqual([
      [field, `Use ${LONGEST[field]} characters or fewer.`],
    ])
  })
})

describe('an application', () => {
  test('is kept as submitted, with its files, to be decided on', async () => {
    const sent = input()
    await submitApplication(sent, [cv], 'pl')
    const row = await db.freelancerApplication.findFirstOrThrow({
      include: { files: { include: { file: { include: { versions: true } } } } },
    })
    expect(row).toMatchObject({
      status: 'submitted',
      name: 'Zofia Brzeg',
      country: 'PL',
      skills: sent.skills,
      languages: sent.languages,
      portfolioLinks: sent.links,
      experience: '5-10',
      availability: '10-20',
      language: 'pl',
      privacyVersion: LEGAL_VERSIONS.privacy,
      suspicions: '',
      openKey: null,
    })
    const { file } = row.files[0]!
    expect(file).toMatchObject({
      name: 'cv.pdf',
      status: 'available',
      visibility: 'team',
      ownerId: null,
      projectId: null,
    })
    expect(file.versions[0]).toMatchObject({
      number: 1,
      status: 'available',
      contentType: 'application/pdf',
      size: cv.bytes.byteLength,
    })
    const stored = await storage().get(file.versions[0]!.storageKey)
    expect(await new Response(stored!.body).text()).toBe('%PDF-1.7 Zofia')
    expect(
      await db.event.findMany({ where: { subject: 'application', subjectId: row.id } }),
    ).toMatchObject([
      { kind: 'application.submitted', to: 'submitted', actorType: 'visitor', visibility: 'team' },
    ])
  })

  test('is confirmed in the language of the applicant and told to the studio, with everything in it', async () => {
    const sent = input()
    await submitApplication(sent, [cv], 'pl')
    const [notice, received] = await delivered()
    expect(received).toMatchObject({
      template: 'application-received',
      to: sent.email,
      language: 'pl',
      subject: 'Otrzymaliśmy Twoje zgłoszenie',
    })
    expect(received!.text).toMatch(/najpóźniej \d+ \S+ \d{4}/)
    expect(notice).toMatchObject({
      template: 'application-notice',
      to: brand.email,
      language: 'en',
      subject: 'Freelancer application: Zofia Brzeg',
    })
    for (const words of [
      sent.email,
      'Poland',
      'Polski, English',
      'React, Accessibility',
      '5 to 10 years',
      '10 to 20 hours',
      'https://zofia.example/',
      'cv.pdf',
      'No print.',
    ])
      expect(notice!.text).toContain(words)
  })

  test.each(LANGUAGES)('has its mails in %s without a gap', async (language) => {
    const sent = input({ country: 'other' })
    await submitApplication(sent, [], language, await ownerOf(sent.email))
    await submitApplication(input({ email: sent.email }), [], language)
    const mails = (await delivered()).filter(({ to }) => to === sent.email)
    expect(mails.map(({ template }) => template)).toEqual([
      'application-received',
      'application-repeated',
    ])
    for (const { text, subject } of mails)
      expect(text + subject).not.toMatch(/\{\{|undefined|\bapplication\.[a-z]/)
  })

  test('cannot write HTML into a mail', async () => {
    await submitApplication(
      input({ name: '<b>Zofia</b>', introduction: '<script>alert(1)</script>' }),
      [{ ...cv, name: '<img src=x>.pdf' }],
      'en',
    )
    const mails = await delivered()
    expect(mails).toHaveLength(2)
    for (const { html } of mails) expect(html).not.toMatch(/<b>|<script|<img/)
  })

  test('sent again, or three times at once, is one, with one mail to each', async () => {
    const sent = input()
    expect(await isKnownApplication(sent)).toBe(false)
    await Promise.all([
      submitApplication(sent, [cv], 'en'),
      submitApplication(sent, [cv], 'en'),
      submitApplication(sent, [cv], 'en'),
    ])
    await submitApplication(sent, [cv], 'en')
    expect(await isKnownApplication(sent)).toBe(true)
    expect(await db.freelancerApplication.count()).toBe(1)
    expect((await delivered()).map(({ template }) => template)).toEqual([
      'application-notice',
      'application-received',
    ])
  })

  test('of an address that nobody has proved keeps nobody from applying', async () => {
    const { email } = input()
    await submitApplication(input({ email, name: 'A stranger' }), [], 'en')
    await submitApplication(input({ email }), [cv], 'en', await ownerOf(email, null))
    await db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } })
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } })
    await submitApplication(input({ email }), [cv], 'en', { userId })
    expect(
      await db.freelancerApplication.findMany({
        orderBy: { id: 'asc' },
        select: { openKey: true },
      }),
    ).toEqual([{ openKey: null }, { openKey: null }, { openKey: email }])
    expect(await db.file.count()).toBe(2)
    expect((await delivered()).map(({ template }) => template)).not.toContain(
      'application-repeated',
    )
  })

  test('of its owner is joined by no other until it is decided, and only its address is told', async () => {
    const { email } = input()
    const owner = await ownerOf(email)
    await submitApplication(input({ email }), [], 'en', owner)
    const second = input({ email, name: 'Somebody Else' })
    await submitApplication(second, [cv], 'sv')
    await submitApplication(second, [cv], 'sv')
    expect(await db.freelancerApplication.count()).toBe(1)
    expect(await db.file.count()).toBe(0)
    const told = (await delivered()).filter(({ template }) => template === 'application-repeated')
    expect(told).toMatchObject([{ to: email, language: 'sv' }])
    expect(told[0]!.text).not.toContain('Somebody')
    await db.freelancerApplication.updateMany({
      data: { status: 'rejected', decidedAt: new Date(), openKey: null },
    })
    await submitApplication(input({ email }), [], 'en', owner)
    expect(await db.freelancerApplication.count()).toBe(2)
  })

  test('of two at once of one owner is one', async () => {
    const { email } = input()
    const owner = await ownerOf(email)
    await Promise.all([
      submitApplication(input({ email }), [cv], 'en', owner),
      submitApplication(input({ email }), [cv], 'en', owner),
    ])
    expect(await db.freelancerApplication.count()).toBe(1)
    expect((await delivered()).map(({ template }) => template)).toEqual([
      'application-notice',
      'application-received',
      'application-repeated',
    ])
  })

  test.each([
    ['trap', { website: 'x' }],
    ['no-stamp', { stamp: 'forged' }],
    ['too-fast', { stamp: signFormStamp(after(MINUTE)) }],
  ] as const)(
    'that looks like spam (%s) is kept and marked, blocks nobody, and is told to the studio alone',
    async (suspicion, change) => {
      const { email } = input()
      await submitApplication(input({ email, ...change }), [], 'en')
      expect(await db.freelancerApplication.findFirstOrThrow()).toMatchObject({
        suspicions: suspicion,
        openKey: null,
        status: 'submitted',
      })
      expect((await delivered()).map(({ template, subject }) => [template, subject])).toEqual([
        ['application-notice', '[Spam?] Freelancer application: Zofia Brzeg'],
      ])
      await submitApplication(input({ email }), [], 'en', await ownerOf(email))
      expect(await db.freelancerApplication.count({ where: { openKey: email } })).toBe(1)
    },
  )
})

describe('stored files', () => {
  const exists = async (keys: string[]) => Promise.all(keys.map((key) => storage().exists(key)))

  test('that no row names are removed within the hour, the others stay', async () => {
    const [orphan] = await storeUploads([cv], 'applications')
    await submitApplication(input(), [cv], 'en')
    const { storageKey } = await db.fileVersion.findFirstOrThrow({
      where: { file: { applications: { some: {} } } },
    })
    await runDueJobs(jobHandlers)
    expect(await exists([orphan!.storageKey, storageKey])).toEqual([true, true])
    await runDueJobs(jobHandlers, 100, () => after(HOUR + MINUTE))
    expect(await exists([orphan!.storageKey, storageKey])).toEqual([false, true])
  })

  test('go with an application that we declined, a year after our answer', async () => {
    const limit = subMonths(new Date(), RETENTION.declinedApplications)
    const decide = async (decidedAt: Date) => {
      const sent = input()
      await submitApplication(sent, [cv], 'en')
      const { id } = await db.freelancerApplication.findFirstOrThrow({
        where: { email: sent.email },
      })
      const row = await db.freelancerApplication.update({
        where: { id },
        data: { status: 'rejected', decidedAt, openKey: null },
        include: { files: { include: { file: { include: { versions: true } } } } },
      })
      return { id: row.id, storageKey: row.files[0]!.file.versions[0]!.storageKey }
    }
    const old = await decide(after(-DAY, limit))
    const young = await decide(after(DAY, limit))
    await forgetOldRecords()
    await runDueJobs(jobHandlers)
    expect((await db.freelancerApplication.findMany()).map(({ id }) => id)).toEqual([young.id])
    expect(await db.file.count()).toBe(1)
    expect(await exists([old.storageKey, young.storageKey])).toEqual([false, true])
  })

  test('and words that look like spam go after three months, an open application never', async () => {
    const createdAt = after(-DAY, subMonths(new Date(), RETENTION.suspectedSpam))
    await submitApplication(input({ website: 'x' }), [], 'en')
    await submitApplication(input(), [], 'en')
    await db.freelancerApplication.updateMany({ data: { createdAt } })
    await forgetOldRecords()
    expect(await db.freelancerApplication.findMany()).toMatchObject([{ suspicions: '' }])
  })
})
