import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendContactMessage } from '~/domain/contact/contact.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { openTicket } from '~/domain/tickets/write-ticket.server'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { after, DAY, HOUR } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { countQueries, QUERY_BUDGET } from '#tests/setup/queries'
import type { Page } from '#tests/setup/page'
import { Visitor } from '#tests/setup/visitor'

let admin: Visitor
let passwordHash: string

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
  passwordHash = (await db.user.findUniqueOrThrow({ where: { username: 'client' } })).passwordHash!
})
beforeEach(() => db.rateLimit.deleteMany())

/** A new client in a browser of their own. */
async function newClient() {
  const username = `c${randomUUID().slice(0, 8)}`
  const user = await db.user.create({
    data: { username, email: `${username}@example.com`, name: `Client ${username}`, passwordHash },
  })
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return { ...user, visitor }
}

const ask = (userId: number, subject: string, now = new Date()) =>
  openTicket(userId, { key: randomUUID(), subject, body: 'Where is it?' }, { now })

describe('the client', () => {
  test('opens a ticket, replies and says that it is solved; a form comes back as typed', async () => {
    const { visitor } = await newClient()
    const empty = await visitor.get(paths.tickets())
    expect(empty.textOf('main')).toContain('No tickets yet')
    expect(empty.link('Support')).toBe(paths.tickets())
    const refused = await visitor.submit(empty, 'Submit ticket', {
      subject: '',
      body: 'Only the text',
    })
    expect(refused.status).toBe(400)
    expect(refused.errors).toEqual(['Enter a subject'])
    expect(refused.$('[name=body]').val()).toBe('Only the text')
    const opened = await visitor.submit(refused, 'Submit ticket', {
      subject: '  My   invoice ',
    })
    expect(opened.heading).toBe('My invoice')
    expect(opened.textOf('main')).toContain('Only the text')
    expect(opened.textOf('main')).toContain('We’ll answer by')
    const blank = await visitor.submit(opened, 'Send', { body: '  ' })
    expect(blank.status).toBe(400)
    const replied = await visitor.submit(blank, 'Send', { body: 'One more <b>thing</b>' })
    expect(replied.textOf('main')).toContain('One more <b>thing</b>')
    expect(replied.$('#reply-body').val()).toBe('')
    const solved = await visitor.submit(replied, 'This is solved')
    expect(solved.textOf('main')).toContain('A reply reopens this ticket.')
    expect((await visitor.get(paths.tickets())).texts('tbody tr')).toHaveLength(1)
  })

  test('may ask about an order of theirs alone', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    const { id } = await db.order.findFirstOrThrow({ where: { user: { username: 'client' } } })
    const page = await client.get(paths.tickets({ order: id }))
    expect(page.$('[name=orderId]').val()).toBe(id)
    const { visitor } = await newClient()
    const form = { key: randomUUID(), subject: 'Theirs', body: 'Show me', orderId: id }
    const refused = await visitor.post(paths.tickets(), form)
    expect(refused.status).toBe(400)
    expect(refused.errors).toEqual(['Choose one of your orders, or none'])
  })

  test('sees no ticket of anybody else, and the studio’s pages not at all', async () => {
    const [owner, other] = [await newClient(), await newClient()]
    const { id } = await ask(owner.id, 'Mine alone')
    expect((await other.visitor.get(paths.ticket(id))).status).toBe(404)
    expect((await other.visitor.get(paths.ticket('nothing'))).status).toBe(404)
    for (const intent of ['reply', 'resolve'])
      expect(
        (await other.visitor.post(paths.ticket(id), { intent, key: randomUUID(), body: 'Hm' }))
          .status,
      ).toBe(404)
    expect((await other.visitor.get(paths.tickets())).html).not.toContain('Mine alone')
    for (const address of [adminPaths.tickets(), adminPaths.ticket(id), adminPaths.cannedAnswers()])
      expect((await other.visitor.get(address)).url.pathname).toBe(paths.dashboard())
    expect((await new Visitor().get(paths.ticket(id))).url.pathname).toBe(paths.auth())
    expect((await db.ticket.findUniqueOrThrow({ where: { id } })).status).toBe('new')
  })
})

describe('files', () => {
  const MEGABYTE = 1024 * 1024
  const pdf = (name: string, bytes = 0) =>
    new File(['%PDF-1.7', new Uint8Array(bytes)], name, { type: 'application/pdf' })
  const fileLinks = (page: Page) =>
    page
      .$('main article a[download]')
      .map((_, link) => page.$(link).attr('href')!)
      .get()

  test('go with a question, a reply and an answer, and each side opens those of both', async () => {
    const { visitor } = await newClient()
    const opened = await visitor.submit(await visitor.get(paths.tickets()), 'Submit ticket', {
      subject: 'With files',
      body: 'See there',
      files: [pdf('one.pdf'), pdf('two.pdf')],
    })
    expect(opened.textOf('main article')).toContain('one.pdf')
    await visitor.submit(opened, 'Send', { files: [pdf('reply.pdf')] })
    const { id } = await db.ticket.findFirstOrThrow({
      where: { thread: { subject: 'With files' } },
    })
    const answered = await admin.submit(
      await admin.get(adminPaths.ticket(id)),
      'Send and wait for the client',
      { body: 'Here', files: [pdf('answer.pdf')] },
    )
    const links = fileLinks(await visitor.get(paths.ticket(id)))
    expect(links).toHaveLength(4)
    expect(fileLinks(answered)).toEqual(links)
    for (const side of [visitor, admin]) {
      const answer = await side.fetch(links.at(-1)!)
      expect([
        answer.status,
        answer.headers.get('Content-Disposition'),
        await answer.text(),
      ]).toEqual([200, expect.stringMatching(/^attachment;.*answer\.pdf/), '%PDF-1.7'])
    }
  })

  test('open for nobody else, whatever their role', async () => {
    const { id: userId, visitor } = await newClient()
    await visitor.submit(await visitor.get(paths.tickets()), 'Submit ticket', {
      subject: 'Private',
      body: 'Mine',
      files: [pdf('private.pdf')],
    })
    const { fileId } = await db.messageAttachment.findFirstOrThrow({
      where: { message: { thread: { ticket: { userId } } } },
    })
    const address = paths.messageFile(fileId)
    expect((await visitor.fetch(address)).status).toBe(200)
    for (const username of ['client', 'freelancer', 'viewer', 'approver']) {
      const other = new Visitor()
      await other.signIn(username, DEMO_PASSWORD)
      expect((await other.fetch(address)).status, username).toBe(404)
    }
    expect((await (await newClient()).visitor.fetch(address)).status).toBe(404)
    expect((await new Visitor().fetch(address)).status).toBe(302)
  })

  test('that are too many, too large or programs bring the form back with what was typed', async () => {
    const { id: userId, visitor } = await newClient()
    const wrong: [File[], number, string][] = [
      [
        Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)),
        400,
        'You can attach up to 5 files to a message.',
      ],
      [[pdf('large.pdf', 10 * MEGABYTE)], 400, 'large.pdf is larger than 10 MB.'],
      [
        [new File(['MZ\x90\0'], '../evil.pdf')],
        400,
        'evil.pdf is a program. You can upload any other file type.',
      ],
      [
        Array.from({ length: 5 }, (_, index) => pdf(`${index}.pdf`, 11 * MEGABYTE)),
        413,
        'Your files are too large together. Attach up to 5 files of 10 MB each.',
      ],
    ]
    const list = await visitor.get(paths.tickets())
    for (const [files, status, words] of wrong) {
      const refused = await visitor.submit(list, 'Submit ticket', {
        subject: 'Kept subject',
        body: 'Kept words',
        files,
      })
      expect([refused.status, refused.errors]).toEqual([status, [words]])
      expect([refused.$('[name=subject]').val(), refused.$('[name=body]').val()]).toEqual([
        'Kept subject',
        'Kept words',
      ])
    }
    expect(await db.ticket.count({ where: { userId } })).toBe(0)
    const { id } = await ask(userId, 'Theirs')
    for (const [side, page, button] of [
      [visitor, await visitor.get(paths.ticket(id)), 'Send'],
      [admin, await admin.get(adminPaths.ticket(id)), 'Send and wait for the client'],
    ] as const) {
      // The largest went to the one reader of all these forms above.
      for (const [files, status, words] of wrong.slice(0, 3)) {
        const refused = await side.submit(page, button, { body: 'Kept words', files })
        expect([refused.status, refused.errors, refused.$('#reply-body').val()]).toEqual([
          status,
          [words],
          'Kept words',
        ])
      }
      const empty = await side.submit(page, button, { body: ' ' })
      expect([empty.status, empty.errors]).toEqual([400, ['Write a message or attach a file.']])
    }
    expect(await db.message.count({ where: { thread: { ticket: { id } } } })).toBe(1)
  })
})

describe('the studio', () => {
  test('answers with a prepared answer after what was typed, waiting for the client, and assigns', async () => {
    const { id: userId, name, visitor } = await newClient()
    const { id } = await ask(userId, 'Where is my invoice?')
    const canned = await db.cannedAnswer.create({
      data: { language: 'en', title: `Invoice ${name}`, body: 'Dear {name}, see Orders.' },
    })
    const page = await admin.get(adminPaths.ticket(id))
    expect(page.link(name)).toBe(adminPaths.client(userId))
    const filled = await admin.submit(page, 'Insert', { body: 'First this.', answer: canned.id })
    expect(filled.status).toBe(200)
    expect(filled.$('#reply-body').val()).toBe(`First this.\n\nDear ${name}, see Orders.`)
    const sent = await admin.submit(filled, 'Send and wait for the client')
    expect(sent.textOf('main')).toContain('Waiting for client')
    const seen = await visitor.get(paths.ticket(id))
    expect(seen.textOf('main')).toContain('Waiting for your reply')
    expect(seen.textOf('main')).toContain(`Dear ${name}, see Orders.`)
    expect((await visitor.get(paths.notifications())).html).toContain('Where is my invoice?')
    const me = await db.user.findUniqueOrThrow({ where: { username: 'admin' } })
    expect((await admin.submit(sent, 'Assign', { assignee: String(me.id) })).html).toContain(
      'Ticket assigned.',
    )
    await visitor.submit(seen, 'Send', { body: 'Found it' })
    const solved = await admin.submit(await admin.get(adminPaths.ticket(id)), 'Mark as solved')
    expect(solved.html).toContain('Ticket solved.')
    expect((await admin.post(adminPaths.ticket(id), { intent: 'resolve' })).html).toContain(
      'already solved',
    )
    expect((await admin.get(adminPaths.ticket(randomUUID()))).status).toBe(404)
  })

  test('is not given to another one unseen: the second of two admins is told', async () => {
    const { id: userId } = await newClient()
    const { id } = await ask(userId, 'Whose is it?')
    const [me, bookkeeper] = await Promise.all(
      ['admin', 'bookkeeper'].map((username) => db.user.findUniqueOrThrow({ where: { username } })),
    )
    const [mine, theirs] = [
      await admin.get(adminPaths.ticket(id)),
      await admin.get(adminPaths.ticket(id)),
    ]
    await admin.submit(mine, 'Assign', { assignee: String(me!.id) })
    const late = await admin.submit(theirs, 'Assign', { assignee: String(bookkeeper!.id) })
    expect(late.html).toContain('Someone else has assigned this ticket in the meantime.')
    expect((await db.ticket.findUniqueOrThrow({ where: { id } })).assigneeId).toBe(me!.id)
    await admin.submit(late, 'Assign', { assignee: String(bookkeeper!.id) })
    expect((await db.ticket.findUniqueOrThrow({ where: { id } })).assigneeId).toBe(bookkeeper!.id)
  })

  test('finds tickets by words, status, assignee and clock, the one that is due first on top', async () => {
    const { id: userId, email } = await newClient()
    const [late, soon] = [
      await ask(userId, 'Late', after(-9 * DAY)),
      await ask(userId, 'Soon', after(-HOUR)),
    ]
    const solved = await ask(userId, 'Done')
    await admin.post(adminPaths.ticket(solved.id), { intent: 'resolve' })
    const subjects = async (query: Record<string, string>) =>
      (await admin.get(adminPaths.tickets({ q: email, ...query }))).texts('main tbody th a')
    expect(await subjects({})).toEqual(['Late', 'Soon', 'Done'])
    expect(await subjects({ sort: 'oldest' })).toEqual(['Late', 'Soon', 'Done'])
    expect(await subjects({ sort: 'newest' })).toEqual(['Done', 'Soon', 'Late'])
    expect(await subjects({ overdue: 'yes' })).toEqual(['Late'])
    expect(await subjects({ status: 'unsolved' })).toEqual(['Late', 'Soon'])
    expect(await subjects({ status: 'resolved' })).toEqual(['Done'])
    expect(await subjects({ q: `${soon.number}` })).toEqual(['Soon'])
    expect(await subjects({ assignee: 'nobody', q: late.number })).toEqual(['Late'])
    expect(
      (await admin.get(adminPaths.tickets({ q: `${email} zeppelin` }))).textOf('main'),
    ).toContain('No matches')
    const text = await (await admin.fetch(adminPaths.export('tickets', { q: email }))).text()
    expect(text).toContain('Number,Subject,Name,Email address,Status,Assigned to,Opened,Answer due')
    expect(text.trim().split('\r\n')).toHaveLength(4)
  })

  test('takes and solves many at once after a dry run', async () => {
    const { id: userId, email } = await newClient()
    const ids = [(await ask(userId, 'One')).id, (await ask(userId, 'Two')).id]
    const list = await admin.get(adminPaths.tickets({ q: email }))
    const dry = await admin.submit(list, 'Preview changes', { act: 'take', id: ids })
    expect(dry.textOf('main')).toContain('2 rows would change')
    expect(await db.ticket.count({ where: { id: { in: ids }, assigneeId: null } })).toBe(2)
    expect((await admin.submit(dry, 'Assign to me: change 2 rows')).html).toContain(
      'Assign to me: 2 of 2 changed.',
    )
    const solve = await admin.submit(
      await admin.get(adminPaths.tickets({ q: email })),
      'Preview changes',
      { act: 'resolve', all: 'on' },
    )
    await admin.submit(solve, 'Mark as solved: change 2 rows')
    expect(await db.ticket.count({ where: { id: { in: ids }, status: 'resolved' } })).toBe(2)
  })

  test('keeps prepared answers: adds, changes and deletes them, the last on a page of its own', async () => {
    const title = `About ${randomUUID().slice(0, 8)}`
    const page = await admin.get(adminPaths.cannedAnswers())
    const refused = await admin.submit(page, 'Add reply', { title, language: 'nl', body: ' ' })
    expect(refused.status).toBe(400)
    expect(refused.$('[name=title]').val()).toBe(title)
    const added = await admin.submit(refused, 'Add reply', { body: 'Hallo {name}' })
    const edit = await admin.get(added.link(`Edit “${title}”`))
    expect(edit.$('#answer-language').val()).toBe('nl')
    const changed = await admin.submit(edit, 'Save reply', { body: 'Dag {name}' })
    expect(changed.textOf('main')).toContain('Dag {name}')
    const sure = await admin.get(changed.link(`Delete “${title}”`))
    expect(sure.textOf('main')).toContain('Dag {name}')
    expect((await admin.submit(sure, 'Delete')).html).toContain('Reply deleted.')
    expect((await admin.get(edit.path)).status).toBe(404)
    expect((await admin.post(sure.path)).html).toContain('already been deleted')
  })

  const NEWEST_CHANGE = 'main tbody tr:first-child button'

  test('tells the second of two who change a prepared answer, and keeps what they typed', async () => {
    const title = `Quay ${randomUUID().slice(0, 8)}`
    await admin.submit(await admin.get(adminPaths.cannedAnswers()), 'Add reply', {
      title,
      language: 'en',
      body: 'First words',
    })
    const { id } = await db.cannedAnswer.findFirstOrThrow({ where: { title } })
    const [mine, theirs] = [
      await admin.get(adminPaths.cannedAnswer(id)),
      await admin.get(adminPaths.cannedAnswer(id)),
    ]
    await admin.submit(mine, 'Save reply', { body: 'Second words' })
    const late = await admin.submit(theirs, 'Save reply', { body: 'Third words' })
    expect([late.status, late.errors.join()]).toEqual([
      409,
      expect.stringMatching(/changed this reply.*Second words/),
    ])
    expect(late.$('[name=body]').val()).toBe('Third words')
    const saved = await admin.submit(late, 'Save reply')
    expect((await db.cannedAnswer.findUniqueOrThrow({ where: { id } })).body).toBe('Third words')
    expect(
      await db.event.findMany({
        where: { subject: 'answer', subjectId: id },
        orderBy: { id: 'asc' },
        select: { kind: true, actorType: true },
      }),
    ).toEqual(
      ['created', 'changed', 'changed'].map((kind) => ({
        kind: `answer.${kind}`,
        actorType: 'admin',
      })),
    )

    const back = await admin.submit(saved, NEWEST_CHANGE)
    expect(back.html).toContain('The earlier text has been restored.')
    expect((await db.cannedAnswer.findUniqueOrThrow({ where: { id } })).body).toBe('Second words')
    expect((await admin.submit(saved, NEWEST_CHANGE)).html).toContain('Nothing was restored')
    const gone = await admin.submit(await admin.get(adminPaths.deleteCannedAnswer(id)), 'Delete')
    await admin.submit(gone, NEWEST_CHANGE)
    expect(await db.cannedAnswer.findUniqueOrThrow({ where: { id } })).toMatchObject({
      title,
      body: 'Second words',
    })
    expect(
      (await admin.get(adminPaths.audit({ subject: 'answer' }))).textOf('main tbody tr'),
    ).toContain('Saved reply: restored')
  })

  test('makes a ticket of a message of somebody with an account, once', async () => {
    const { id: userId, name, email } = await newClient()
    const message = {
      name,
      email,
      topic: 'order',
      about: '',
      message: 'From the contact page',
      copy: false,
      website: '',
      stamp: '',
    } as const
    await sendContactMessage(message, 'en')
    const inbox = await admin.get(adminPaths.messages())
    const made = await admin.submit(inbox, `Create ticket from ${name}’s message`)
    const ticket = await db.ticket.findFirstOrThrow({ where: { userId } })
    expect(made.url.pathname).toBe(adminPaths.ticket(ticket.id))
    expect(made.textOf('main')).toContain('From the contact page')
    const { id } = await db.contactMessage.findFirstOrThrow({ where: { email } })
    expect((await admin.post(adminPaths.messages(), { id, ticket: 'yes' })).url.pathname).toBe(
      adminPaths.ticket(ticket.id),
    )
    expect(await db.ticket.count({ where: { userId } })).toBe(1)
    expect((await admin.get(adminPaths.messages())).link('Go to ticket')).toBe(
      adminPaths.ticket(ticket.id),
    )
    await sendContactMessage({ ...message, email: `nobody-${email}`, name: 'Nobody Known' }, 'en')
    expect((await admin.get(adminPaths.messages())).html).not.toContain(
      'Create ticket from Nobody Known’s message',
    )
  })

  test.each(LANGUAGES)('reads in %s, as the client does', async (language) => {
    const { id: userId, username } = await newClient()
    const { id } = await ask(userId, 'Fråga')
    const [reader, client] = [new Visitor({ language }), new Visitor({ language })]
    await reader.signInAs('admin')
    await client.signIn(username, DEMO_PASSWORD)
    for (const page of [
      await reader.get(adminPaths.tickets()),
      await reader.get(adminPaths.ticket(id)),
      await client.get(paths.tickets()),
      await client.get(paths.ticket(id)),
    ]) {
      expect([page.status, page.language]).toEqual([200, language])
    }
  })
})

test('the pages ask for few statements', async () => {
  const client = new Visitor()
  await client.signInAs('client')
  const { id } = await db.ticket.findFirstOrThrow({ where: { user: { username: 'client' } } })
  // A reply that was refused before is kept as a draft, and one draft is one question more.
  await db.draft.deleteMany()
  const asked = {
    list: await countQueries(admin, adminPaths.tickets()),
    page: await countQueries(admin, adminPaths.ticket(id)),
    own: await countQueries(client, paths.tickets()),
    ownPage: await countQueries(client, paths.ticket(id)),
  }
  expect(Math.max(...Object.values(asked)), JSON.stringify(asked)).toBeLessThanOrEqual(QUERY_BUDGET)
})
