import { beforeEach, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { jobHandlers } from '~/domain/background.server'
import { after, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { createFreelancer as createMember } from '#tests/factories/freelancer'
import { addEarlierHits } from '#tests/setup/earlier-hits'
import type { Values } from '#tests/setup/form'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const FORM = '/freelancer/signup'
const SENT = `${FORM}?sent=1`
const MEGABYTE = 1024 * 1024

const APPLICATION = {
  name: 'Zofia Brzeg',
  email: 'zofia@example.com',
  country: 'PL',
  languages: ['pl', 'en'],
  skills: ['react', 'accessibility'],
  experience: '5-10',
  availability: '10-20',
  introduction: 'Interfaces that work from the keyboard.\n\nNo print.',
  links: 'zofia.example\nhttps://code.example/zofia',
  privacy: true,
} satisfies Values

const file = (name: string, content: string, size = content.length) =>
  new File([content.padEnd(size, ' ')], name)
const cv = () => file('cv.pdf', '%PDF-1.7 Zofia')
const picture = () =>
  new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'portfolio.png')

/** What came with an application: the demo's other files of the team are shown somewhere. */
const SENT_FILES = {
  visibility: 'team',
  projectId: null,
  versions: {
    none: {
      OR: [
        { designVersions: { some: {} } },
        { screenshots: { some: {} } },
        { deliverables: { some: {} } },
      ],
    },
  },
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.freelancerApplication.deleteMany()
  await db.file.deleteMany({ where: SENT_FILES })
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

/** The page with its stamp drawn a minute ago, as when somebody has taken the time to write. */
async function openForm(visitor: Visitor) {
  const page = await visitor.get(FORM)
  page.$('#application input[name="stamp"]').attr('value', signFormStamp(after(-MINUTE)))
  return page
}

async function apply(visitor: Visitor, values: Values = {}): Promise<Page> {
  return visitor.submit(await openForm(visitor), '#application', { ...APPLICATION, ...values })
}

const count = () => db.freelancerApplication.count()
const valueOf = (page: Page, name: string) =>
  page.$(`#application [name="${name}"]`).attr('value') ??
  page.$(`#application textarea[name="${name}"]`).text()
const checked = (page: Page, name: string) =>
  page
    .$(`#application [name="${name}"][checked]`)
    .toArray()
    .map((box) => page.$(box).attr('value'))

describe('the freelancer program', () => {
  test('has its process and its skills under their anchors, and leads to the form', async () => {
    const page = await new Visitor().get('/freelancers')
    expect(page.texts('#process h4')).toEqual([
      'You apply',
      'We look at your work',
      'You get an answer',
      'You set up your profile',
      'An offer arrives',
      'You do the work',
      'Studio and client review it',
      'You get paid',
    ])
    expect(page.texts('#skills h3')).toEqual([
      'Design',
      'Development',
      'Content',
      'AI',
      'Marketing',
    ])
    expect(page.textOf('#process')).toContain('48 hours to answer')
    expect(page.textOf('#process')).toContain('Within 10 working days')
    expect(page.link('Apply to join')).toBe(FORM)
    expect(page.texts('#questions details')).toHaveLength(9)
    expect(page.texts('main s')).toEqual([
      'Bids',
      'Free trial work',
      'Calls and meetings',
      'Unpaid work up front',
    ])
  })

  test('is shared with its own picture', async () => {
    for (const path of ['/freelancers', FORM])
      expect(
        (await new Visitor().get(path)).$('meta[property="og:image"]').attr('content'),
      ).toMatch(/\/media\/share\/freelancers\.jpg$/)
  })

  test('draws its offer from a milestone that is for sale, and counts the services of each trade', async () => {
    const page = await new Visitor().get('/freelancers')
    expect(page.textOf('main figure')).toMatch(/Milestone 2 of 3/)
    const shop = await new Visitor().get('/shop?category=website')
    expect(page.textOf('#skills')).toContain(
      `Websites: ${/(\d+) services/.exec(shop.text)![1]} services`,
    )
    const trades = page
      .$('#skills a')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    expect(trades).toHaveLength(7)
    for (const href of trades) expect((await new Visitor().get(href)).status).toBe(200)
  })

  test('is in the map for search engines, with the form', async () => {
    const map = await (await new Visitor().fetch('/sitemap.xml')).text()
    for (const path of ['/freelancers', FORM]) expect(map).toContain(`${path}</loc>`)
  })

  test('leads search engines to the pages of those who chose to be public', async () => {
    const seen = await createMember({ publicPage: true, headline: 'React by the water' })
    const hidden = [
      await createMember(),
      await createMember({ publicPage: true, status: 'offboarded' }),
    ]
    const map = await (await new Visitor().fetch('/sitemap.xml')).text()
    expect(map).toContain(`/freelancers/${seen.id}</loc>`)
    for (const { id } of hidden) expect(map).not.toContain(id)
    expect((await new Visitor().get(`/freelancers/${seen.id}`)).status).toBe(200)
  })
})

describe('the application form', () => {
  test('says what comes next, what a file may be and where the data goes', async () => {
    const page = await new Visitor().get(FORM)
    expect(page.texts('aside ol li > div > p:first-child')).toEqual([
      'Submitted',
      'Screening',
      'Our answer',
      'Your profile, then offers',
    ])
    expect(page.textOf('aside')).toContain('within 10 working days')
    expect(page.text).toMatch(/up to 4 files of 5\sMB each/)
    expect(page.$('#application').attr('enctype')).toBe('multipart/form-data')
    expect(page.$('#application [name="files"]').attr('multiple')).toBeDefined()
    expect(page.link('How we handle your data')).toBe('/privacy#freelancers')
    expect((await new Visitor().get('/privacy')).$('#freelancers')).toHaveLength(1)
  })

  test('knows who is signed in', async () => {
    const visitor = new Visitor()
    await visitor.signInAs('client')
    const { name, email } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
    const page = await visitor.get(FORM)
    expect([valueOf(page, 'name'), valueOf(page, 'email')]).toEqual([name, email])
  })
})

describe('an application', () => {
  test('with files is kept to be decided on, thanked for by a redirect, and written to both', async () => {
    const page = await apply(new Visitor(), { files: [cv(), picture()] })
    expect([page.path, page.status, page.redirects]).toEqual([SENT, 200, [FORM]])
    expect(page.heading).toBe('Thank you, we’ve received your application')
    expect(page.text).toContain('within 10 working days')
    expect(page.$('#application')).toHaveLength(0)
    const row = await db.freelancerApplication.findFirstOrThrow({
      include: { files: { include: { file: { include: { versions: true } } } } },
    })
    expect(row).toMatchObject({
      status: 'submitted',
      email: 'zofia@example.com',
      languages: ['en', 'pl'],
      skills: ['react', 'accessibility'],
      portfolioLinks: ['https://zofia.example/', 'https://code.example/zofia'],
      suspicions: '',
    })
    expect(
      row.files.map(({ file: { name, versions } }) => [name, versions[0]!.contentType]).sort(),
    ).toEqual([
      ['cv.pdf', 'application/pdf'],
      ['portfolio.png', 'image/png'],
    ])
    await runDueJobs(jobHandlers)
    const mails = await db.mailMessage.findMany({ orderBy: { template: 'asc' } })
    expect(mails.map(({ template, to }) => [template, to])).toEqual([
      ['application-notice', brand.email],
      ['application-received', 'zofia@example.com'],
    ])
  })

  test.each(LANGUAGES)('is taken and confirmed in %s', async (language) => {
    const visitor = new Visitor({ language })
    const page = await apply(visitor)
    expect(page.path).toBe(SENT)
    expect((await db.freelancerApplication.findFirstOrThrow()).language).toBe(language)
    await runDueJobs(jobHandlers)
    expect(
      await db.mailMessage.findFirstOrThrow({ where: { template: 'application-received' } }),
    ).toMatchObject({ language, to: 'zofia@example.com' })
  })

  test('needs no file where there is a link, and no link where there is a file', async () => {
    expect((await apply(new Visitor(), { links: '', files: cv() })).path).toBe(SENT)
    expect((await apply(new Visitor(), { email: 'other@example.com' })).path).toBe(SENT)
    const page = await apply(new Visitor(), { email: 'third@example.com', links: ' ' })
    expect([page.status, page.errors]).toEqual([
      400,
      ['Add a link or a file that shows your work.'],
    ])
  })

  test.each<[string, Values, string]>([
    ['name', { name: ' ' }, 'Enter your name.'],
    ['email', { email: 'zofia' }, 'Enter an email address, such as name@example.com.'],
    ['country', { country: '' }, 'Choose the country you work from.'],
    ['languages', { languages: [] }, 'Choose at least one language.'],
    ['skills', { skills: [] }, 'Choose at least one skill.'],
    ['experience', { experience: '' }, 'Choose your years of professional experience.'],
    ['availability', { availability: '' }, 'Choose how many hours you have.'],
    ['introduction', { introduction: '' }, 'Write a few lines about yourself.'],
    [
      'links',
      { links: 'https://a.example\njavascript:alert(1)' },
      '“javascript:alert(1)” isn’t a web address. Enter it like https://example.com, one per line.',
    ],
    ['privacy', { privacy: false }, 'Tick the box: without it we can’t read your application.'],
  ])(
    'without its %s is refused with a link to it, and keeps the rest',
    async (field, values, message) => {
      const page = await apply(new Visitor(), values)
      expect([page.status, page.errors]).toEqual([400, [message]])
      expect(page.$(`#error-summary a[href="#application-${field}"]`)).toHaveLength(1)
      expect(page.$(`#application-${field}`)).toHaveLength(1)
      const kept = { ...APPLICATION, ...values }
      for (const name of ['name', 'email', 'introduction', 'links'] as const)
        expect(valueOf(page, name).trim()).toBe(String(kept[name]).trim())
      for (const name of ['languages', 'skills'] as const)
        expect(checked(page, name).sort()).toEqual([...(kept[name] as string[])].sort())
      expect(checked(page, 'privacy')).toEqual(kept.privacy ? ['on'] : [])
      expect(await count()).toBe(0)
    },
  )

  test('of nothing names everything that is missing', async () => {
    const visitor = new Visitor()
    const page = await visitor.submit(await openForm(visitor), '#application', {})
    expect(page.status).toBe(400)
    expect(page.errors).toHaveLength(10)
  })

  test.each(['sv', 'nl', 'pl'])('is refused in %s', async (language) => {
    const visitor = new Visitor({ language })
    const page = await visitor.submit(await openForm(visitor), '#application', {
      files: [file('a.exe', 'MZ'), file('b.pdf', '%PDF-', 5 * MEGABYTE + 1)],
    })
    expect(page.errors).toHaveLength(11)
    expect(page.errors.join()).not.toMatch(/Enter|Choose|Tick|larger/)
  })

  test('keeps its stamp, so that mending it takes no one for a robot', async () => {
    const visitor = new Visitor()
    const refused = await apply(visitor, { introduction: '' })
    const page = await visitor.submit(refused, '#application', { introduction: 'Hello' })
    expect(page.path).toBe(SENT)
    expect((await db.freelancerApplication.findFirstOrThrow()).suspicions).toBe('')
  })

  test('that is no form at all answers 400', async () => {
    const answer = await new Visitor().fetch(FORM, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })
})

describe('a file', () => {
  test.each<[string, File | File[], RegExp]>([
    [
      'of another type than its name says',
      file('cv.pdf', 'MZ program'),
      /^cv\.pdf isn’t a PDF, JPEG, PNG or WebP\. Choose another file\.$/,
    ],
    [
      'that is too large',
      file('case.pdf', '%PDF-1.7', 5 * MEGABYTE + 1),
      /^case\.pdf is larger than 5\sMB\. Choose a smaller file, or add a link to it\.$/,
    ],
    ['that is empty', file('cv.pdf', ''), /^cv\.pdf is empty\. Choose another file\.$/],
    ['too many', Array.from({ length: 5 }, cv), /^Choose up to 4 files\.$/],
  ])(
    '%s is refused by name, with everything typed kept and a word about choosing again',
    async (_, files, message) => {
      const page = await apply(new Visitor(), { files })
      expect(page.status).toBe(400)
      expect(page.errors).toHaveLength(1)
      expect(page.errors[0]).toMatch(message)
      expect(page.$('#error-summary a[href="#application-files"]')).toHaveLength(1)
      expect(page.text).toContain('Choose your files again')
      expect(valueOf(page, 'introduction')).toContain('No print.')
      expect(checked(page, 'skills')).toEqual(['react', 'accessibility'])
      expect([await count(), await db.file.count({ where: SENT_FILES })]).toEqual([0, 0])
    },
  )

  test('far too large answers so, and keeps what was typed before and after it', async () => {
    const page = await apply(new Visitor(), { files: file('film.pdf', '%PDF-1.7', 30 * MEGABYTE) })
    expect(page.status).toBe(413)
    expect(page.errors).toHaveLength(1)
    expect(page.errors[0]).toMatch(
      /^Your files are too large\. Choose up to 4 files of 5\sMB each\.$/,
    )
    expect(valueOf(page, 'name')).toBe('Zofia Brzeg')
    expect(checked(page, 'privacy')).toEqual(['on'])
    expect(await count()).toBe(0)
  })

  test('that was fine is asked for again when something else was missing', async () => {
    const page = await apply(new Visitor(), { name: '', files: cv() })
    expect(page.errors).toEqual(['Enter your name.'])
    expect(page.text).toContain('Choose your files again')
    expect((await apply(new Visitor(), { name: '' })).text).not.toContain('Choose your files again')
  })
})

describe('the same again', () => {
  test('is one application with one mail to each', async () => {
    const visitor = new Visitor()
    const form = await openForm(visitor)
    const pages = [
      await visitor.submit(form, '#application', APPLICATION),
      await visitor.submit(form, '#application', APPLICATION),
    ]
    expect(pages.map(({ path }) => path)).toEqual([SENT, SENT])
    expect(await count()).toBe(1)
    await runDueJobs(jobHandlers)
    expect(await db.mailMessage.count()).toBe(2)
  })

  test('from an address whose owner has an open one looks the same to its sender; the owner is told', async () => {
    const owner = new Visitor()
    await owner.signInAs('client')
    const { email } = await db.user.update({
      where: { username: 'client' },
      data: { emailVerifiedAt: new Date() },
    })
    const first = await apply(owner, { email })
    const second = await apply(new Visitor(), { email, name: 'Somebody Else' })
    expect([second.path, second.textOf('main')]).toEqual([first.path, first.textOf('main')])
    expect(await count()).toBe(1)
    await runDueJobs(jobHandlers)
    expect(
      await db.mailMessage.findMany({ where: { template: 'application-repeated' } }),
    ).toMatchObject([{ to: email }])
  })

  test('with a known account’s address looks the same as with any other', async () => {
    const { email } = await db.user.findUniqueOrThrow({ where: { username: 'freelancer' } })
    const known = await apply(new Visitor(), { email })
    const unknown = await apply(new Visitor())
    expect(known.textOf('main')).toBe(unknown.textOf('main'))
  })
})

test('what looks like spam is kept for a person to read, and its sender gets no mail', async () => {
  const page = await apply(new Visitor(), { website: 'https://spam.example' })
  expect(page.path).toBe(SENT)
  expect((await db.freelancerApplication.findFirstOrThrow()).suspicions).toBe('trap')
  await runDueJobs(jobHandlers)
  expect((await db.mailMessage.findMany()).map(({ to }) => to)).toEqual([brand.email])
})

// Last, since a limit that is reached is remembered for a second.
describe('too many applications', () => {
  test('for one mail address wait, from whatever browser, with what was typed kept', async () => {
    for (let number = 0; number < 5; number += 1)
      expect((await apply(new Visitor(), { introduction: `Try ${number}` })).path).toBe(SENT)
    const page = await apply(new Visitor(), {
      email: 'ZOFIA@example.com',
      introduction: 'One more',
      files: cv(),
    })
    expect(page.status).toBe(429)
    expect(page.errors.join()).toMatch(
      /^Too many attempts\. Try again in (59|60) minutes, or write to hello@/,
    )
    expect(valueOf(page, 'introduction')).toContain('One more')
    expect((await apply(new Visitor(), { email: 'bo@example.com' })).path).toBe(SENT)
  })

  test('from one network wait, whatever the mail address', async () => {
    const applyAs = (number: number) =>
      apply(new Visitor(), { email: `visitor-${number}@example.com` })
    expect((await applyAs(1)).path).toBe(SENT)
    await addEarlierHits(18)
    expect((await applyAs(20)).path).toBe(SENT)
    expect((await applyAs(21)).status).toBe(429)
    expect(await count()).toBe(2)
  })
})
