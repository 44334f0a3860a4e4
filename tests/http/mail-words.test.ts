import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changeMailWords,
  readMailWords,
  readMailWordsWithHistory,
} from '../../app/domain/mails/mail-words.server'
import { writeMail } from '../../app/domain/mails/mails.server'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { adminPaths } from '../../app/paths/admin'
import { db } from '~/platform/db/db.server'
import { LANGUAGES } from '~/platform/i18n/languages'
import { ADMIN } from '../factories/running-order'
import { countQueries, QUERY_BUDGET } from '../setup/queries'
import { Visitor } from '../setup/visitor'

const MAIL = { template: 'reset-password', language: 'en' } as const
const [SAVE, PREVIEW, BACK] = ['Save text', 'Preview', 'Restore the original text']

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})
const goBack = async () => {
  for (const template of ['reset-password', 'share-paid', 'welcome'])
    await changeMailWords(
      ADMIN,
      { template, language: 'en' },
      {},
      (await readMailWordsWithHistory({ template, language: 'en' })).version,
    )
}
beforeEach(goBack)
afterAll(goBack)

const open = (template = 'reset-password', language = 'en') =>
  admin.get(adminPaths.mailTemplate(template, language))

describe('the words of a mail', () => {
  test('are looked at in the mail before anything is saved, then saved, then put back', async () => {
    const typed = { 'reset-subject': 'A way <in>', 'reset-intro': 'Press the link.' }
    const seen = await admin.submit(await open(), PREVIEW, typed)
    expect([
      seen.status,
      seen.textOf('[aria-labelledby="preview-title"]').includes('Press the link.'),
      seen.$('[name="reset-subject"]').val(),
    ]).toEqual([200, true, 'A way <in>'])
    expect(await readMailWords(MAIL)).toEqual({})

    const saved = await admin.submit(seen, SAVE)
    expect(saved.html).toContain('Text saved. It applies from the next email.')
    expect(saved.textOf('main')).toContain('Original: Choose a new password')
    const mail = await writeMail('reset-password', 'en', {
      linkId: '00000000-0000-7000-8000-000000000000',
    })
    expect([mail.content.subject, mail.html.includes('<title>A way &lt;in&gt;</title>')]).toEqual([
      'A way <in>',
      true,
    ])
    expect(await (await admin.fetch(saved.$('iframe').attr('src')!)).text()).toContain(
      'Press the link.',
    )

    const back = await admin.submit(saved, BACK)
    expect(back.html).toContain('The original text has been restored.')
    expect([await readMailWords(MAIL), back.$('[name="reset-subject"]').val()]).toEqual([
      {},
      'Choose a new password',
    ])
  })

  test('that are wrong are told one by one, and what was typed stays', async () => {
    const page = await admin.submit(await open('share-paid'), SAVE, {
      'sharePaid-subject': '',
      'sharePaid-heading': '{{price}} {{amount}}',
      'sharePaid-intro': 'The next part is paid',
    })
    expect([page.status, page.errors]).toEqual([
      400,
      [
        'Subject: enter some text',
        'Heading: {{price}} isn’t a placeholder here. You can use: {{amount}}',
        'Paragraph: {{number}} is missing, and readers need it',
      ],
    ])
    expect([
      page.$('[name="sharePaid-heading"]').val(),
      page.$('[name="sharePaid-intro"]').text().trim(),
    ]).toEqual(['{{price}} {{amount}}', 'The next part is paid'])
    expect(
      page
        .$('#error-summary a')
        .toArray()
        .map((link) => page.$(page.$(link).attr('href')!).length),
    ).toEqual([1, 1, 1])
    const none = await admin.submit(await open(), PREVIEW, { 'reset-intro': 'Dear {{name}}' })
    expect(none.errors).toEqual(['Paragraph 1: there are no placeholders here, so remove {{name}}'])
  })

  test('of two admins the second is told, keeps what was typed, and can save over it', async () => {
    const mine = await open()
    const other = new Visitor()
    await other.signIn('bookkeeper', DEMO_PASSWORD)
    await other.submit(await other.get(adminPaths.mailTemplate('reset-password', 'en')), SAVE, {
      'reset-subject': 'First',
    })
    const late = await admin.submit(mine, SAVE, { 'reset-subject': 'Second' })
    expect([late.status, late.$('[name="reset-subject"]').val()]).toEqual([409, 'Second'])
    expect([
      late.textOf('[role=alert]').includes('edited this text on'),
      late.textOf('tbody').includes('First'),
    ]).toEqual([true, true])
    await admin.submit(late, SAVE)
    expect(await readMailWords(MAIL)).toEqual({ 'reset.subject': 'Second' })
    expect((await admin.submit(mine, SAVE, { 'reset-subject': 'Third' })).status).toBe(409)
  })

  test('of a confirmation that the law wants can be changed in its introduction, and the page says so', async () => {
    const page = await open('welcome')
    expect(page.textOf('main')).toContain('The law requires this email')
    expect(
      page
        .$('#words [name^="welcome-"]')
        .toArray()
        .map((field) => page.$(field).attr('name')),
    ).toEqual(['welcome-subject', 'welcome-heading', 'welcome-intro'])
    expect((await admin.submit(page, SAVE, { 'welcome-intro': 'Thank you' })).errors).toEqual([
      'Paragraph: {{number}} is missing, and readers need it',
    ])
    const forged = await admin.post(adminPaths.mailTemplate('welcome', 'en'), {
      intent: 'save',
      version: '0',
      'welcome-subject': '{{number}}',
      'welcome-heading': 'Thank you',
      'welcome-intro': '{{number}}',
      'welcome-terms': 'None',
    })
    expect(
      JSON.stringify(await readMailWords({ template: 'welcome', language: 'en' })),
    ).not.toContain('None')
    expect(forged.status).toBeLessThan(500)
  })

  test('stand in the audit log in every language', async () => {
    await admin.submit(await open(), SAVE, { 'reset-subject': 'Noted' })
    await admin.submit(await open(), BACK)
    const words = {
      en: 'Email text: original text restored',
      sv: 'Mejlets text: den ursprungliga texten återställd',
      nl: 'Tekst van de e-mail: terug naar de oorspronkelijke tekst',
      pl: 'Treść e-maila: przywrócono oryginał',
    }
    for (const language of LANGUAGES) {
      const page = await admin.get(adminPaths.audit({ subject: 'mailWords' }), {
        'Accept-Language': language,
      })
      expect(page.textOf('tbody')).toContain(words[language])
      expect(
        page.$(`tbody a[href="${adminPaths.mailTemplate('reset-password', 'en')}"]`).length,
      ).toBeGreaterThan(0)
    }
  })

  test('are nobody else’s to change, and not those of a mail without words of its own', async () => {
    const client = new Visitor()
    await client.signInAs('client')
    await client.post(adminPaths.mailTemplate('reset-password', 'en'), {
      intent: 'save',
      version: '0',
      'reset-subject': 'Mine',
    })
    expect(
      await db.mailWording.count({ where: { words: { equals: { 'reset.subject': 'Mine' } } } }),
    ).toBe(0)
    expect((await open('digest')).textOf('main')).toContain('has no text to edit')
    expect(
      (await admin.post(adminPaths.mailTemplate('digest', 'en'), { intent: 'save' })).status,
    ).toBe(404)
    expect(
      (await admin.post(adminPaths.mailTemplate('nothing', 'en'), { intent: 'save' })).status,
    ).toBe(404)
    expect(
      (await admin.post(adminPaths.mailTemplate('reset-password', 'en'), { intent: 'nothing' }))
        .status,
    ).toBe(400)
    expect(await countQueries(admin, adminPaths.mailTemplate('welcome', 'en'))).toBeLessThanOrEqual(
      QUERY_BUDGET,
    )
  })
})
