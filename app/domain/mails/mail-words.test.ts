import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { createStudio } from '../../../tests/factories/purchase'
import { ADMIN, paidOrder } from '../../../tests/factories/running-order'
import {
  changeMailWords,
  readMailWords,
  readMailWordsWithHistory,
  type MailVersion,
} from './mail-words.server'
import { sendMail, writeMail } from './mails.server'

const OTHER = { type: 'admin', id: 2 } as const
const RESET: MailVersion = { template: 'reset-password', language: 'en' }
const NOBODY = '00000000-0000-7000-8000-000000000000'

const versionOf = async (mail: MailVersion) => (await readMailWordsWithHistory(mail)).version
const set = async (mail: MailVersion, words: Record<string, string>) =>
  changeMailWords(ADMIN, mail, words, await versionOf(mail))

beforeAll(() => createStudio())

describe('the words of a mail', () => {
  test('that an admin has changed are in the mails that go out then, in that language alone', async () => {
    expect(
      await set(RESET, {
        'reset.subject': 'A way back in',
        'reset.intro': 'Fish & <b>chips</b>\nfor two',
      }),
    ).toEqual({ kind: 'changed' })
    const key = randomUUID()
    await sendMail({
      key,
      kind: 'mail',
      payload: {
        template: 'reset-password',
        language: 'en',
        to: `${key}@example.com`,
        data: { linkId: NOBODY },
      },
    })
    const sent = await db.mailMessage.findFirstOrThrow({ where: { to: `${key}@example.com` } })
    expect([
      sent.subject,
      sent.text.includes('Fish & <b>chips</b>\nfor two'),
      sent.html!.includes('Fish &amp; &lt;b&gt;chips&lt;/b&gt;<br>for two'),
    ]).toEqual(['A way back in', true, true])
    expect(sent.text).toContain('Choose a new password')
    expect((await writeMail('reset-password', 'sv', { linkId: NOBODY })).content.subject).not.toBe(
      'A way back in',
    )
  })

  test('are changed by one of two admins at a time; the other is told by whom', async () => {
    const mail: MailVersion = { template: 'confirm-email', language: 'nl' }
    const told = await Promise.all([
      changeMailWords(ADMIN, mail, { 'confirmEmail.heading': 'Een' }, 0),
      changeMailWords(OTHER, mail, { 'confirmEmail.heading': 'Twee' }, 0),
    ])
    expect(told.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict'])
    expect(told.find(({ kind }) => kind === 'conflict')).toMatchObject({ at: expect.any(Date) })
    expect((await readMailWordsWithHistory(mail)).history).toHaveLength(1)
  })

  test('go back to the original ones, and everything of it stays written down', async () => {
    const mail: MailVersion = { template: 'refunded', language: 'sv' }
    await set(mail, { 'refunded.closing': 'Banken behöver några dagar.' })
    expect(await set(mail, {})).toEqual({ kind: 'changed' })
    expect([await readMailWords(mail), await set(mail, {})]).toEqual([{}, { kind: 'same' }])
    const { history } = await readMailWordsWithHistory(mail)
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ key: 'refunded.closing', before: 'Banken behöver några dagar.', after: null }],
      [{ key: 'refunded.closing', before: null, after: 'Banken behöver några dagar.' }],
    ])
  })

  test('that the mail cannot have are refused, and those that do not fit it any more are left out', async () => {
    const mail: MailVersion = { template: 'share-paid', language: 'en' }
    await expect(
      set(mail, { 'sharePaid.heading': 'Thank you for {{everything}}' }),
    ).rejects.toThrow()
    await expect(set(mail, { 'welcome.terms': 'No terms' })).rejects.toThrow()
    await set(mail, { 'sharePaid.heading': '{{amount}} is here' })
    await db.mailWording.update({
      where: { template_language: mail },
      data: {
        words: { 'sharePaid.heading': '{{sum}}', 'sharePaid.intro': 'Order {{number}} begins.' },
      },
    })
    expect(await readMailWords(mail)).toEqual({ 'sharePaid.intro': 'Order {{number}} begins.' })
  })

  test('of an order’s confirmation change its introduction; its sums, withdrawal and terms stay', async () => {
    const mail: MailVersion = { template: 'welcome', language: 'en' }
    const { orderId } = await paidOrder()
    const before = await writeMail('welcome', 'en', { orderId, linkId: null })
    await set(mail, { 'welcome.intro': 'Hooray, order {{number}} begins.' })
    const after = await writeMail('welcome', 'en', { orderId, linkId: null })
    expect(after.content.paragraphs[0]).toMatch(/^Hooray, order K-\d{4}-\d{5} begins\.$/)
    const links = (words: string[]) => words.map((text) => text.replace(/https?:\S+/, 'link'))
    expect([after.content.rows, links(after.content.closing)]).toEqual([
      before.content.rows,
      links(before.content.closing),
    ])
    await expect(set(mail, { 'welcome.withdrawal': 'No way back' })).rejects.toThrow()
  })
})
