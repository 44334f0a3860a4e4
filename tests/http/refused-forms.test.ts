import { beforeEach, describe, expect, test } from 'vitest'
import { MOST_WORDS } from '~/platform/http/form-fields.rules'
import { db } from '~/platform/db/db.server'
import { paths } from '../../app/paths'
import { blockedBy, delayBudget } from '../setup/event-loop'
import { Visitor } from '../setup/visitor'

beforeEach(() => db.rateLimit.deleteMany())

/** Bytes of a page with a form that is shown again, more than all of it without what was typed. */
const PAGE = 150_000
/** A sign that takes the most room: four characters in the form, six in what script reads. */
const SIGN = '<'

const post = (path: string, field: string, length: number) =>
  blockedBy(async () => {
    const response = await new Visitor().fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ [field]: SIGN.repeat(length) }),
    })
    return { status: response.status, html: await response.text() }
  })

describe.each([
  [paths.contact(), 'message'],
  [paths.freelancerSignup(), 'introduction'],
  [paths.auth(), 'username'],
  [paths.studioStackWaitlist(), 'studioName'],
  [paths.forgotPassword(), 'username'],
])('a form of %s', (path, field) => {
  test('that is refused shows all that was typed again, as far as there is room', async () => {
    const length = MOST_WORDS - 1_000
    const { result, blocked } = await post(path, field, length)
    expect(result.status).toBeLessThan(500)
    expect(result.html.length).toBeLessThan(PAGE + 10 * length)
    expect(blocked).toBeLessThan(delayBudget())
  })

  test('with more words than any form has is not read on, and answered with little', async () => {
    const { result, blocked } = await post(path, field, 240_000)
    expect([result.status, result.html.length < PAGE]).toEqual([413, true])
    expect(result.html).not.toContain('&lt;'.repeat(100))
    expect(blocked).toBeLessThan(delayBudget())
  })
})

test('what is too long for its field stays, to be shortened', async () => {
  const visitor = new Visitor()
  const message = SIGN.repeat(20_000)
  const page = await visitor.submit(await visitor.get(paths.contact()), '#contact', { message })
  expect([page.status, page.$('textarea[name=message]').text().trim()]).toEqual([400, message])
})
