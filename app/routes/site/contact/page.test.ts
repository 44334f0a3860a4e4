import { beforeEach, describe, expect, test } from 'vitest'
import { adminPaths } from '~/paths/admin'
import { brand } from '~/brand'
import { jobHandlers } from '~/domain/background.server'
import { after, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { writeMissingMessageWords } from '~/domain/contact/message-terms.server'
import { db } from '~/platform/db/db.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { addEarlierHits } from '#tests/setup/earlier-hits'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

const MESSAGE = {
  name: 'Åsa Lind',
  email: 'asa@example.com',
  topic: 'project',
  message: 'Hello!\n\nHow soon can you begin?',
}
const THANKS = {
  en: 'Thank you, we’ve received your message',
  sv: 'Tack, ditt meddelande har kommit fram',
  nl: 'Bedankt, je bericht is aangekomen',
  pl: 'Dziękujemy, otrzymaliśmy Twoją wiadomość',
}
const SUBJECTS = {
  en: 'We’ve received your message: A new project',
  sv: 'Vi har fått ditt meddelande: Ett nytt projekt',
  nl: 'We hebben je bericht ontvangen: Een nieuw project',
  pl: 'Otrzymaliśmy Twoją wiadomość: Nowy projekt',
}

beforeEach(async () => {
  await db.rateLimit.deleteMany()
  await db.contactMessage.deleteMany()
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

/** The page with its stamp drawn a minute ago, as when somebody has taken the time to write. */
async function openForm(visitor: Visitor, query = '') {
  const page = await visitor.get(`/contact${query}`)
  page.$('#contact input[name="stamp"]').attr('value', signFormStamp(after(-MINUTE)))
  return page
}

async function send(
  visitor: Visitor,
  values: Record<string, string | boolean> = {},
): Promise<Page> {
  return visitor.submit(await openForm(visitor), '#contact', { ...MESSAGE, ...values })
}

const jobs = async () =>
  (await db.outboxJob.findMany({ orderBy: { key: 'asc' } })).map(
    ({ payload }) => payload as { template: string; to: string; language: string },
  )

describe('the contact page', () => {
  test('says where the studio is, how to reach it and when', async () => {
    const page = await new Visitor().get('/contact')
    for (const words of [
      brand.email,
      brand.phone,
      brand.companyNumber,
      ...brand.cities.flatMap(({ address }) => address.split(', ')),
      'Monday to Friday',
    ])
      expect(page.text).toContain(words)
    expect(page.$('a[href^="tel:"]').attr('href')).toBe('tel:+46317600000')
    expect(page.link('How we handle your data')).toBe('/privacy#messages')
  })

  test('takes a topic and what it is about from its address, and nothing else', async () => {
    const page = await new Visitor().get(
      '/contact?topic=withdrawal&about=K-1042&message=Buy+now&name=Eve',
    )
    expect(page.$('#contact select[name="topic"] option[selected]').attr('value')).toBe(
      'withdrawal',
    )
    expect(page.$('#contact [name="about"]').attr('value')).toBe('K-1042')
    expect(page.$('#contact [name="message"]').text()).toBe('')
    expect(page.$('#contact [name="name"]').attr('value') ?? '').toBe('')
    const wrong = await new Visitor().get('/contact?topic=nothing&about=%3Cscript%3E')
    expect(wrong.$('#contact select[name="topic"] option[selected]').attr('value') ?? '').toBe('')
    expect(wrong.$('#contact [name="about"]').attr('value')).toBe('<script>')
  })

  test('knows who is signed in', async () => {
    const visitor = new Visitor()
    await visitor.signInAs('client')
    const { name, email } = await db.user.findUniqueOrThrow({ where: { username: 'client' } })
    const page = await visitor.get('/contact')
    expect(page.$('#contact [name="name"]').attr('value')).toBe(name)
    expect(page.$('#contact [name="email"]').attr('value')).toBe(email)
  })

  test('has the rules of its fields in the HTML', async () => {
    const { $ } = await new Visitor().get('/contact')
    const required = $('#contact [required]')
      .toArray()
      .map((field) => $(field).attr('name'))
    expect(required).toEqual(['name', 'email', 'topic', 'message'])
    // What is pasted would be cut without a word: the server says what is too long.
    expect($('#contact textarea[maxlength]')).toHaveLength(0)
  })

  test('has a trap that says what it is, and that the keyboard passes by', async () => {
    const { $ } = await new Visitor().get('/contact')
    const trap = $('#contact [name="website"]')
    expect(trap.attr('tabindex')).toBe('-1')
    expect(trap.attr('autocomplete')).toBe('off')
    expect($(`label[for="${trap.attr('id')}"]`).text()).toBe(
      'Leave this field empty. It catches robots.',
    )
    expect(trap.attr('type')).toBe('text')
  })
})

describe('a message', () => {
  test.each(Object.entries(THANKS))(
    'is thanked for in %s, and confirmed in the same',
    async (language, thanks) => {
      const page = await send(new Visitor({ language }))
      expect(page.redirects).toEqual(['/contact'])
      expect(page.path).toBe('/contact?sent=1')
      expect(page.heading).toBe(thanks)
      expect(page.$('[role="status"]').text()).toContain(brand.email)
      expect(page.$('#contact')).toHaveLength(0)
      expect(await jobs()).toMatchObject([
        { template: 'contact-notice', to: brand.email, language: 'en' },
        { template: 'contact-received', to: 'asa@example.com', language },
      ])
      await runDueJobs(jobHandlers)
      const confirmation = await db.mailMessage.findFirstOrThrow({
        where: { to: 'asa@example.com' },
      })
      expect(confirmation).toMatchObject({
        language,
        subject: SUBJECTS[language as keyof typeof SUBJECTS],
      })
      expect(confirmation.text).not.toContain('How soon')
    },
  )

  test('answers 303, so that going back and reloading sends nothing', async () => {
    const visitor = new Visitor()
    const stamp = signFormStamp(after(-MINUTE))
    const answer = await visitor.fetch('/contact', {
      method: 'POST',
      body: new URLSearchParams({ ...MESSAGE, stamp }),
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/contact?sent=1')
  })

  test('sent many times from one form is one message, and never too many', async () => {
    const visitor = new Visitor()
    const form = await openForm(visitor)
    for (let time = 0; time < 8; time += 1)
      expect((await visitor.submit(form, '#contact', MESSAGE)).path).toBe('/contact?sent=1')
    expect(await db.contactMessage.count()).toBe(1)
    expect(await jobs()).toHaveLength(2)
  })

  test('comes back as a copy when that is asked for', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    const email = 'client@kanal.example'
    const confirmed = await db.user.findUniqueOrThrow({ where: { email } })
    await db.user.update({
      where: { email },
      data: { emailVerifiedAt: confirmed.emailVerifiedAt ?? new Date() },
    })
    await send(client, { email, copy: true, about: 'Logo sprint' })
    await send(new Visitor(), { about: 'Logo sprint' })
    await runDueJobs(jobHandlers)
    const [copy, none] = await Promise.all(
      [email, 'asa@example.com'].map((to) =>
        db.mailMessage.findFirstOrThrow({
          where: { to, template: 'contact-received' },
          orderBy: { id: 'desc' },
        }),
      ),
    )
    for (const words of ['How soon can you begin?', 'Logo sprint'])
      expect([copy!.text.includes(words), none!.text.includes(words)]).toEqual([true, false])
    expect((await new Visitor().get('/contact')).$('#contact [name="copy"]')).toHaveLength(0)
  })

  test.each([
    ['a robot in the trap', { website: 'https://spam.example' }, 'trap'],
    ['many links', { message: 'https://a.example https://b.example https://c.example' }, 'links'],
  ])(
    'with %s gets the same thanks, is kept and marked, and only the studio is told',
    async (_, values, suspicion) => {
      const page = await send(new Visitor(), values)
      expect([page.path, page.heading]).toEqual(['/contact?sent=1', THANKS.en])
      expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({
        suspicions: suspicion,
        name: 'Åsa Lind',
      })
      expect((await jobs()).map(({ to }) => to)).toEqual([brand.email])
    },
  )

  test.each([
    ['no-stamp', ''],
    ['no-stamp', `${signFormStamp().slice(0, -1)}!`],
    ['too-fast', undefined],
  ])('of a form that is %s is marked too', async (suspicion, stamp) => {
    const visitor = new Visitor()
    const page = await visitor.get('/contact')
    if (stamp !== undefined) page.$('#contact input[name="stamp"]').attr('value', stamp)
    expect((await visitor.submit(page, '#contact', MESSAGE)).path).toBe('/contact?sent=1')
    expect((await db.contactMessage.findFirstOrThrow()).suspicions).toBe(suspicion)
  })
})

describe('a form that is not right', () => {
  test('names each problem with a link to its field, and keeps what was typed', async () => {
    const visitor = new Visitor()
    const typed = {
      name: ' ',
      email: 'asa@',
      company: 'Kajkanten "AB"',
      about: 'K-1042',
      message: 'Line one\nLine two',
      topic: 'order',
    }
    const page = await visitor.submit(await openForm(visitor), '#contact', typed)
    expect(page.status).toBe(400)
    expect(page.errors).toEqual([
      'Enter your name.',
      'Enter an email address, such as name@example.com.',
    ])
    const targets = page
      .$('[role="alert"] li a')
      .toArray()
      .map((link) => page.$(link).attr('href')!)
    for (const target of targets)
      expect(page.$(`#contact ${target}`).attr('aria-invalid')).toBe('true')
    const value = (name: string) => page.$(`#contact [name="${name}"]`).attr('value')
    expect([value('email'), value('company'), value('about')]).toEqual([
      'asa@',
      'Kajkanten "AB"',
      'K-1042',
    ])
    expect(page.$('#contact [name="message"]').text().replace(/\r\n/g, '\n').trim()).toBe(
      'Line one\nLine two',
    )
    expect(page.$('#contact [name="topic"] option[selected]').attr('value')).toBe('order')
    expect(await db.contactMessage.count()).toBe(0)
  })

  test('keeps its stamp, so that mending it takes no one for a robot', async () => {
    const visitor = new Visitor()
    const refused = await visitor.submit(await openForm(visitor), '#contact', {
      ...MESSAGE,
      message: '',
    })
    expect(refused.errors).toEqual(['Enter your message.'])
    const page = await visitor.submit(refused, '#contact', { message: 'Hello' })
    expect(page.path).toBe('/contact?sent=1')
    expect((await db.contactMessage.findFirstOrThrow()).suspicions).toBe('')
  })

  test.each(['sv', 'nl', 'pl'])('says so in %s', async (language) => {
    const visitor = new Visitor({ language })
    const page = await visitor.submit(await openForm(visitor), '#contact', {})
    expect(page.status).toBe(400)
    expect(page.errors).toHaveLength(4)
    expect(page.errors.join()).not.toMatch(/Enter|Choose|Write/)
  })

  test('that is no form at all answers 400', async () => {
    const answer = await new Visitor().fetch('/contact', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    })
    expect(answer.status).toBe(400)
  })

  test('of far too many characters is refused', async () => {
    const page = await send(new Visitor(), { message: 'x'.repeat(5001) })
    expect(page.status).toBe(400)
    expect(page.errors).toEqual(['Use 5000 characters or fewer.'])
  })
})

describe('the studio’s inbox', () => {
  test('has each message with its marks, and lets an admin tick it off', async () => {
    await send(new Visitor({ language: 'sv' }), { company: 'Kajkanten AB' })
    await send(new Visitor(), { name: 'Robot', website: 'x' })
    const admin = new Visitor()
    await admin.signInAs('admin')
    const page = await admin.get('/dashboard/admin/messages')
    expect(page.texts('main article h2')).toEqual(['Robot', 'Åsa Lind'])
    expect(page.textOf('main article')).toContain('Looks like spam')
    expect(page.texts('main article')[1]).toContain('Kajkanten AB')
    const answered = await admin.submit(page, 'main li:nth-child(2) button[name="answered"]')
    expect(answered.text).toContain('Message marked as answered.')
    expect(
      (await db.contactMessage.findFirstOrThrow({ where: { name: 'Åsa Lind' } })).answeredAt,
    ).not.toBeNull()
    const open = await admin.submit(answered, 'main li:nth-child(2) button[name="answered"]')
    expect(open.text).toContain('Message reopened.')
  })

  test('finds messages by words, state, topic and look, marks many, and takes them out as a file', async () => {
    const row = { studioId: 1, subject: '', language: 'en', suspicions: '' }
    await db.contactMessage.createMany({
      data: [
        {
          ...row,
          name: 'Ada Bakker',
          email: 'ada@bakery.example',
          topic: 'project',
          body: 'A shop for bread',
        },
        {
          ...row,
          name: 'Bo Ek',
          email: 'bo@boats.example',
          topic: 'order',
          company: 'Boats AB',
          body: '=SUM(A1) where is it?',
        },
        {
          ...row,
          name: 'Robot',
          email: 'robot@spam.example',
          topic: 'other',
          body: 'Cheap links',
          suspicions: 'links',
        },
      ],
    })
    await writeMissingMessageWords()
    const admin = new Visitor()
    await admin.signInAs('admin')
    const names = async (query: Record<string, string>) =>
      (await admin.get(adminPaths.messages(query))).texts('main article h2')
    expect(await names({})).toEqual(['Robot', 'Bo Ek', 'Ada Bakker'])
    expect(await names({ sort: 'oldest' })).toEqual(['Ada Bakker', 'Bo Ek', 'Robot'])
    for (const q of ['bakery', 'BREAD', 'ada shop'])
      expect(await names({ q }), q).toEqual(['Ada Bakker'])
    expect(await names({ topic: 'order' })).toEqual(['Bo Ek'])
    expect(await names({ look: 'spam' })).toEqual(['Robot'])
    const list = await admin.get(adminPaths.messages({ look: 'real' }))
    const dry = await admin.submit(list, 'Preview changes', { act: 'answered', all: 'on' })
    expect(dry.textOf('main')).toContain('2 rows would change')
    expect(await db.contactMessage.count({ where: { answeredAt: { not: null } } })).toBe(0)
    await admin.submit(dry, 'Mark as answered: change 2 rows')
    expect(await names({ state: 'open' })).toEqual(['Robot'])
    expect(await names({ state: 'answered' })).toEqual(['Bo Ek', 'Ada Bakker'])
    expect((await admin.get(adminPaths.messages({ q: 'zeppelin' }))).text).toContain('No matches')
    const csv = await (
      await admin.fetch(
        (await admin.get(adminPaths.messages({ q: 'boats' }))).link('Download as CSV'),
      )
    ).text()
    expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'When,Name,Email address,Company,Topic,Subject,Message,Language,Status,Answered on,Suspected spam',
    )
    expect(csv).toContain(
      `bo@boats.example,Boats AB,An order in progress,,'=SUM(A1) where is it?,en,Answered,`,
    )
    expect(
      await db.event.count({ where: { kind: 'contact.answered', actorType: 'admin' } }),
    ).toBeGreaterThanOrEqual(2)
  })

  test('leafs to the older ones, and says when there are none', async () => {
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect((await admin.get('/dashboard/admin/messages')).text).toContain('No messages yet')
    const row = { studioId: 1, email: 'a@example.com', subject: '', body: 'Hej', language: 'sv' }
    for (let number = 0; number < 21; number += 1)
      await db.contactMessage.create({ data: { ...row, name: `Visitor ${number}` } })
    const page = await admin.get('/dashboard/admin/messages')
    expect(page.$('main article')).toHaveLength(20)
    const older = await admin.get(page.link('Next'))
    expect(older.texts('main article h2')).toEqual(['Visitor 0'])
    expect((await admin.get(older.link('Previous'))).texts('main article h2')[0]).toBe('Visitor 20')
    expect((await admin.get('/dashboard/admin/messages?before=0')).$('main article')).toHaveLength(
      20,
    )
  })

  test('tells when a message is gone', async () => {
    const admin = new Visitor()
    await admin.signInAs('admin')
    expect(
      (await admin.post('/dashboard/admin/messages', { id: 'nothing', answered: 'yes' })).text,
    ).toContain('That message is no longer here.')
  })
})

// Last, since a limit that is reached is remembered for a second.
describe('too many messages', () => {
  test('for one mail address wait, from whatever browser; others do not', async () => {
    for (let number = 0; number < 5; number += 1)
      expect((await send(new Visitor(), { message: `Message ${number}` })).path).toBe(
        '/contact?sent=1',
      )
    const page = await send(new Visitor(), { email: 'ASA@example.com', message: 'One more' })
    expect(page.status).toBe(429)
    expect(page.errors.join()).toMatch(
      /^That’s a lot of messages\. Try again in (59|60) minutes, or write to hello@/,
    )
    expect(page.$('#contact [name="message"]').text()).toContain('One more')
    expect((await send(new Visitor(), { email: 'bo@example.com' })).path).toBe('/contact?sent=1')
  })

  test('from one network wait, whatever the mail address', async () => {
    const sendAs = (number: number) =>
      send(new Visitor(), { email: `visitor-${number}@example.com` })
    expect((await sendAs(1)).path).toBe('/contact?sent=1')
    await addEarlierHits(18)
    expect((await sendAs(20)).path).toBe('/contact?sent=1')
    expect((await sendAs(21)).status).toBe(429)
    expect(await db.contactMessage.count()).toBe(2)
  })
})
