import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brand } from '~/brand'
import { after, DAY, MINUTE } from '~/platform/clock'
import { signFormStamp } from '~/platform/crypto/form-stamp.server'
import { db } from '~/platform/db/db.server'
import { translator } from '~/platform/i18n/i18n.server'
import { runDueJobs } from '~/platform/outbox/outbox.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN } from '../../../tests/factories/running-order'
import { whileJobsAreRefused } from '../../../tests/setup/refused-jobs'
import { jobHandlers } from '../background.server'
import { messagesFilter } from './admin-messages.rules'
import { contactMessages } from './admin-messages.server'
import { isTopic, LONGEST, readPrefill, TOPICS } from './contact.rules'
import { contactSchema, type ContactInput } from './contact.schema'
import type { Suspicion } from './spam.rules'
import {
  isKnownMessage,
  listContactMessages,
  markContactMessage,
  sendContactMessage,
} from './contact.server'
import { writeMissingMessageWords } from './message-terms.server'

const schema = contactSchema(translator('en', 'contact'))

function input(changes: Partial<ContactInput> = {}): ContactInput {
  return {
    name: 'Åsa Lind',
    email: 'asa@example.com',
    topic: 'project',
    about: 'Logo sprint',
    message: `Hello ${randomUUID()}\n\nHow soon?`,
    copy: false,
    website: '',
    stamp: signFormStamp(after(-MINUTE)),
    ...changes,
  }
}

beforeAll(createStudio)

beforeEach(async () => {
  await db.contactMessage.deleteMany()
  await db.outboxJob.deleteMany()
  await db.mailMessage.deleteMany()
})

async function delivered() {
  await runDueJobs(jobHandlers)
  return db.mailMessage.findMany({ orderBy: { template: 'asc' } })
}

test('a message is found by what any of its words begins with, as people type it', async () => {
  await sendContactMessage(
    input({
      name: 'Łucja Åkerlund',
      email: 'lucja@words.example',
      company: 'Törn AB',
      about: 'Posters',
      message: 'Three of them,\nbefore the harbour feast',
    }),
    'en',
  )
  const { id } = await db.contactMessage.findFirstOrThrow()
  const find = async (q: string) => {
    const filter = messagesFilter.read(new URLSearchParams({ q }))
    return (await contactMessages.first(filter, 10, 'en')).map(({ id }) => id)
  }
  for (const q of ['lucja', 'AKERLUND', 'words.example', 'törn', 'poster', 'harb feast', '%'])
    expect(await find(q), q).toEqual([id])
  for (const q of ['kerlund', '_ucja', 'harbour nobody']) expect(await find(q), q).toEqual([])
  await db.contactMessageWord.deleteMany({ where: { messageId: id } })
  expect(await find('lucja')).toEqual([])
  while ((await writeMissingMessageWords()) > 0);
  expect(await find('lucja')).toEqual([id])
})

describe('what may be sent', () => {
  const errors = (change: Record<string, unknown>) => {
    const { error } = schema.safeParse({ ...input(), ...change })
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  }

  test('whole lines and tidy words', () => {
    const typed = {
      ...input(),
      name: '  Åsa \n Lind ',
      email: 'ASA@Example.com',
      message: ' One\r\nTwo\r ',
      about: ' Logo\tsprint ',
    }
    expect(schema.parse(typed)).toMatchObject({
      name: 'Åsa Lind',
      email: 'asa@example.com',
      message: 'One\nTwo',
      about: 'Logo sprint',
    })
  })

  test.each([
    ['name', ' ', 'Enter your name.'],
    ['name', undefined, 'Enter your name.'],
    ['email', 'asa@', 'Enter an email address, such as name@example.com.'],
    ['email', undefined, 'Enter an email address, such as name@example.com.'],
    ['topic', 'money', 'Choose what your message is about.'],
    ['topic', undefined, 'Choose what your message is about.'],
    ['message', ' \r\n ', 'Enter your message.'],
    ['message', undefined, 'Enter your message.'],
  ])('no %s %o', (field, value, message) => {
    expect(errors({ [field]: value })).toEqual([[field, message]])
  })

  test.each(Object.entries(LONGEST))('%s has %i characters at most', (field, max) => {
    const long = (length: number) =>
      field === 'email' ? `${'a'.repeat(length - 12)}@example.com` : 'ä'.repeat(length)
    if (field !== 'email') expect(errors({ [field]: long(max) })).toEqual([])
    expect(errors({ [field]: long(max + 1) }).map(([path]) => path)).toContain(field)
  })

  test('line breaks count as a browser counts them', () => {
    expect(errors({ message: 'a\r\n'.repeat(LONGEST.message / 2) })).toEqual([])
  })

  test('anything in the trap, and any stamp: that is no error', () => {
    expect(errors({ website: 'x'.repeat(9999), stamp: 'none' })).toEqual([])
    expect(schema.parse({ ...input(), website: undefined, stamp: undefined })).toMatchObject({
      website: '',
      stamp: '',
    })
  })
})

describe('what a link brings along', () => {
  const prefill = (query: string) => readPrefill(new URLSearchParams(query))

  test('is a topic and what it is about', () => {
    expect(prefill('topic=withdrawal&about=K-1042')).toEqual({
      topic: 'withdrawal',
      about: 'K-1042',
    })
    expect(prefill('')).toEqual({ topic: '', about: '' })
  })

  test('is no more than fits', () => {
    expect(prefill('topic=toString&about=%20a%0D%0Ab%20')).toEqual({ topic: '', about: 'a b' })
    expect(prefill(`about=${'x'.repeat(500)}`).about).toHaveLength(LONGEST.about)
    expect(TOPICS.every(isTopic)).toBe(true)
  })
})

describe('a message', () => {
  test('is kept and written to both, in the language of each', async () => {
    await sendContactMessage(input({ company: 'Kajkanten AB' }), 'sv')
    const row = await db.contactMessage.findFirstOrThrow()
    expect(row).toMatchObject({
      name: 'Åsa Lind',
      company: 'Kajkanten AB',
      topic: 'project',
      subject: 'Logo sprint',
      language: 'sv',
      suspicions: '',
      answeredAt: null,
    })
    const [notice, received] = await delivered()
    expect(received).toMatchObject({
      template: 'contact-received',
      to: 'asa@example.com',
      language: 'sv',
      subject: 'Vi har fått ditt meddelande: Ett nytt projekt',
    })
    expect(notice).toMatchObject({
      template: 'contact-notice',
      to: brand.email,
      language: 'en',
      subject: 'A new project: Åsa Lind',
    })
    for (const words of ['How soon?', 'Kajkanten AB', 'Logo sprint', 'asa@example.com', 'Svenska'])
      expect(notice!.text).toContain(words)
  })

  test('comes back as a copy to nobody but a sender whose address is confirmed, and who asked', async () => {
    const { id: senderId } = await db.user.create({
      data: { username: 'copy', email: 'copy@example.com', name: 'Åsa Lind' },
    })
    const received = async (changes: object, sender: number | null) => {
      await db.mailMessage.deleteMany()
      await sendContactMessage(input({ about: 'Secret harbour', ...changes }), 'en', new Date(), {
        senderId: sender,
      })
      return (await delivered()).find(({ template }) => template === 'contact-received')!.text
    }
    const copied = { email: 'copy@example.com', copy: true }
    expect(await received({ ...copied, message: '1' }, senderId), 'not confirmed').not.toContain(
      'Secret harbour',
    )
    await db.user.update({ where: { id: senderId }, data: { emailVerifiedAt: new Date() } })
    expect(await received({ ...copied, message: '2' }, null), 'not signed in').not.toContain(
      'Secret harbour',
    )
    expect(
      await received({ copy: true, message: '3' }, senderId),
      'of somebody else',
    ).not.toContain('Secret harbour')
    expect(
      await received({ email: 'copy@example.com', message: '4' }, senderId),
      'not asked',
    ).not.toContain('Secret harbour')
    expect(await received({ ...copied, message: '5' }, senderId)).toContain('Secret harbour')
    expect(
      await received({ email: 'copy@example.com', topic: 'withdrawal', message: '6' }, senderId),
    ).toContain('Secret harbour')
  })

  test('that withdraws from an order is confirmed with its day and time', async () => {
    await sendContactMessage(input({ topic: 'withdrawal', about: 'K-1042' }), 'en')
    const received = (await delivered()).find(({ template }) => template === 'contact-received')!
    expect(received.text).not.toContain('K-1042')
    expect(received.text).toMatch(/Received: \w{3} \d+, \d{4} \d+:\d\d/)
  })

  test('that withdraws from an order is confirmed even with a page of links in it, but not to a robot', async () => {
    const links = { message: 'I withdraw. https://a.example https://b.example https://c.example' }
    await sendContactMessage(input({ ...links, topic: 'withdrawal' }), 'en')
    const mails = await delivered()
    expect(mails.some(({ template }) => template === 'contact-received')).toBe(true)
    expect(mails.find(({ template }) => template === 'contact-notice')?.text).toContain(
      'We’ve sent the sender a confirmation',
    )
    await sendContactMessage(
      input({ topic: 'withdrawal', email: 'robot@example.com', website: 'x' }),
      'en',
    )
    expect((await delivered()).filter(({ to }) => to === 'robot@example.com')).toEqual([])
  })

  test('carries no character that a database cannot keep', async () => {
    const typed = schema.parse({
      ...input(),
      name: 'Åsa\0',
      company: '\0',
      about: 'K\0-1',
      message: 'Hej\0!',
    })
    expect(typed).toMatchObject({ name: 'Åsa', company: '', about: 'K-1', message: 'Hej!' })
    expect(readPrefill(new URLSearchParams('about=K%00-1'))).toMatchObject({ about: 'K-1' })
  })

  test('cannot write HTML into a mail', async () => {
    await sendContactMessage(
      input({ name: '<b>Åsa</b>', message: '<script>alert(1)</script>' }),
      'en',
    )
    const mails = await delivered()
    expect(mails).toHaveLength(2)
    for (const { html } of mails) expect(html).not.toMatch(/<b>|<script/)
  })

  test('sent again, or twice at once, is one message and one mail to each', async () => {
    const twice = input()
    expect(await isKnownMessage(twice)).toBe(false)
    await Promise.all([
      sendContactMessage(twice, 'en'),
      sendContactMessage(twice, 'en'),
      sendContactMessage(twice, 'en'),
    ])
    await sendContactMessage({ ...twice, copy: true }, 'en')
    expect(await isKnownMessage(twice)).toBe(true)
    expect(await db.contactMessage.count()).toBe(1)
    expect(await db.outboxJob.count()).toBe(2)
  })

  test('with other words from the same form, or the same words from another form, is another message', async () => {
    const first = input()
    await sendContactMessage(first, 'en')
    await sendContactMessage({ ...first, message: 'One more thing' }, 'en')
    await sendContactMessage({ ...first, stamp: signFormStamp(after(-MINUTE)) }, 'en')
    expect(await db.contactMessage.count()).toBe(3)
  })

  test('is not kept when its mails cannot be', async () => {
    await whileJobsAreRefused('contact-received', () =>
      expect(sendContactMessage(input(), 'en')).rejects.toThrow('no room'),
    )
    expect([await db.contactMessage.count(), await db.outboxJob.count()]).toEqual([0, 0])
  })

  test.each<[Suspicion, Partial<ContactInput>]>([
    ['trap', { website: 'https://spam.example' }],
    ['no-stamp', { stamp: 'forged' }],
    ['too-fast', { stamp: signFormStamp(after(MINUTE)) }],
    ['too-old', { stamp: signFormStamp(after(-8 * DAY)) }],
    ['links', { message: 'https://a.example https://b.example https://c.example' }],
    ['markup', { message: '[url=https://a.example]x[/url]' }],
    ['link-as-name', { name: 'https://a.example' }],
  ])(
    'that looks like spam (%s) is kept, marked and told to the studio alone',
    async (suspicion, change) => {
      await sendContactMessage(input(change), 'en')
      expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({ suspicions: suspicion })
      const mails = await delivered()
      expect(mails.map(({ to }) => to)).toEqual([brand.email])
      expect(mails[0]!.subject).toMatch(/^\[Spam\?\]/)
      expect(mails[0]!.text).toContain(
        `Looks like spam: ${translator('en', 'inbox')(`reasons.${suspicion}`)}`,
      )
    },
  )
})

describe('the studio', () => {
  test('reads the newest first, page by page', async () => {
    for (let number = 0; number < 25; number += 1)
      await sendContactMessage(input({ name: `Visitor ${number}` }), 'en')
    const first = await listContactMessages()
    const second = await listContactMessages({ after: first.after! })
    const names = [...first.rows, ...second.rows].map(({ name }) => name)
    expect(names).toEqual(Array.from({ length: 25 }, (_, index) => `Visitor ${24 - index}`))
    expect(second.after).toBeNull()
  })

  test('marks a message as answered, and takes that back', async () => {
    await sendContactMessage(input(), 'en')
    const { id } = await db.contactMessage.findFirstOrThrow()
    const now = new Date()
    await markContactMessage(id, true, ADMIN, { now })
    expect((await db.contactMessage.findFirstOrThrow()).answeredAt).toEqual(now)
    await markContactMessage(id, false, ADMIN)
    expect((await db.contactMessage.findFirstOrThrow()).answeredAt).toBeNull()
    await expect(markContactMessage('nothing', true, ADMIN)).rejects.toMatchObject({
      code: 'notFound',
    })
  })
})
