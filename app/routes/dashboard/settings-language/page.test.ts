import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '~/paths'
import { db } from '~/platform/db/db.server'
import { Visitor } from '#tests/setup/visitor'

const here = paths.settingsPart('language')
let client: Visitor

beforeAll(async () => {
  client = new Visitor()
  await client.signInAs('client')
})
afterAll(() => db.user.updateMany({ data: { timeZone: null } }))

test('a zone is chosen without script, and times are told in it', async () => {
  const page = await client.get(here)
  const saved = await client.submit(page, 'Save time zone', { zone: 'America/New_York' })
  expect(saved.html).toContain('Time zone saved.')
  expect(saved.$('#zone option[selected]').attr('value')).toBe('America/New_York')
  expect(saved.textOf('main')).toContain('Times are in your time zone: America/New York.')
  const back = await client.submit(saved, 'Save time zone', { zone: '' })
  expect(back.textOf('main')).toContain('Times are in Central European Time')
})

test('one that there is none of is refused with its reason', async () => {
  const page = await client.get(here)
  const owner = page.$('main form:has(#zone) input[type=hidden]').toArray()
  const fields = owner.map((one): [string, string] => [
    page.$(one).attr('name')!,
    page.$(one).attr('value') ?? '',
  ])
  const answer = await client.post(here, { ...Object.fromEntries(fields), zone: 'Mars/Olympus' })
  expect([answer.status, answer.errors]).toEqual([400, ['Choose a time zone from the list.']])
})
