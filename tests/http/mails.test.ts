import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { MAIL_TEMPLATES } from '../../app/domain/mails/mails.server'
import { adminPaths } from '../../app/paths/admin'
import { LANGUAGES } from '../../app/platform/i18n/languages'
import { Visitor } from '../setup/visitor'

/** What caniemail.com says Outlook for Windows, Gmail or Yahoo leave out, and a layout breaks by. */
const LEFT_OUT =
  /display:\s*(?:flex|grid)|position:|system-ui|var\(|calc\(|@import|<svg|<script|float:/

let admin: Visitor

beforeAll(async () => {
  admin = new Visitor()
  await admin.signInAs('admin')
})

describe.each(MAIL_TEMPLATES)('the mail %s', (template) => {
  test.each(LANGUAGES)(
    'in %s has links for all its addresses, and stands everywhere',
    async (language) => {
      const answer = await admin.fetch(adminPaths.mailTemplateHtml(template, language))
      // There may be nothing yet that it could be about.
      if (answer.status === 404) return expect(answer.status).toBe(404)
      const html = await answer.text()
      const $ = load(html)
      $('a, style, title').remove()
      expect($('body').text()).not.toMatch(/https?:\/\//)
      expect(html).not.toMatch(LEFT_OUT)
      expect(
        $('table')
          .toArray()
          .every((table) => $(table).attr('width') ?? $(table).attr('role')),
      ).toBe(true)
    },
  )
})
