import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '~/platform/db/db.server'
import { getMail, linkParts, listMails } from './mailbox.server'

const mail = (number: number) => ({
  key: `mailbox-${number}`,
  template: 'welcome',
  to: 'buyer@kanal.example',
  from: 'hello@kanal.example',
  subject: `Order ${number}`,
  text: 'Text',
  html: '<p>Text</p>',
  language: 'en',
  transport: 'outbox',
})

describe('the outbox', () => {
  beforeAll(async () => {
    await db.mailMessage.deleteMany()
    for (let number = 1; number <= 60; number += 1)
      await db.mailMessage.create({ data: mail(number) })
  })

  it('pages from the newest mail to the oldest and misses none', async () => {
    const subjects: string[] = []
    const sizes: number[] = []
    for (let place = {}; sizes.length < 9;) {
      const { rows, after } = await listMails(place)
      sizes.push(rows.length)
      subjects.push(...rows.map(({ subject }) => subject))
      if (after === null) break
      place = { after }
    }
    expect(sizes).toEqual([25, 25, 10])
    expect(subjects).toEqual(Array.from({ length: 60 }, (_, index) => `Order ${60 - index}`))
  })

  it('has no further page after exactly one', async () => {
    const oldest = await db.mailMessage.findMany({
      orderBy: { id: 'asc' },
      take: 26,
      select: { id: true },
    })
    expect(await listMails({ after: oldest[25]!.id })).toMatchObject({
      rows: { length: 25 },
      after: null,
    })
    expect(await listMails({ after: oldest[0]!.id })).toMatchObject({ strayed: true, before: null })
  })

  it('opens one mail and refuses an id that is none', async () => {
    const { rows } = await listMails()
    expect(await getMail(rows[0]!.id)).toMatchObject({ subject: 'Order 60', text: 'Text' })
    await expect(getMail('nothing')).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('links in a mail', () => {
  const origin = 'http://localhost:3000'
  const hrefs = (text: string) => linkParts(text, origin).flatMap(({ href }) => href ?? [])

  it('to this site can be followed, and the text stays what it was', () => {
    const text = `Choose a password:\n${origin}/auth/set-password/a.b-c?x=1#y\n\nOr go to (${origin}/auth). Bye`
    expect(hrefs(text)).toEqual(['/auth/set-password/a.b-c?x=1#y', '/auth'])
    expect(
      linkParts(text, origin)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })

  it.each([
    'https://evil.example/',
    'http://localhost:3000.evil.example/',
    'http://localhost:3000@evil.example/',
    'http://user@localhost:3000/',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'javascript:alert(1)',
    'http://',
    'http://[',
  ])('elsewhere stay text: %s', (address) => {
    expect(linkParts(`See ${address} now`, origin)).toEqual([{ text: `See ${address} now` }])
  })

  it('never lead to another host by a path that begins with two slashes', () => {
    expect(hrefs(`${origin}//evil.example/`)).toEqual([])
  })
})
