import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '~/platform/db/db.server'
import { sayField } from '~/platform/http/field-texts.server'
import { ACCOUNT_FIELD } from '~/platform/session/roles'
import { DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { findAddresses } from '../setup/addresses'
import { loadBuild } from '../setup/handler'
import { isPage, mappedRoutes } from '../setup/route-map'
import { Visitor } from '../setup/visitor'

beforeEach(async () => {
  await db.rateLimit.deleteMany()
})

const LABELS: Record<string, { name: string; phone: string }> = {
  en: { name: 'Name', phone: 'Phone' },
  sv: { name: 'Namn', phone: 'Telefon' },
  nl: { name: 'Naam', phone: 'Telefoon' },
  pl: { name: 'Nazwa lub imię i nazwisko', phone: 'Telefon' },
}

const person = (username: string) => db.user.findUniqueOrThrow({ where: { username } })

describe('a form that was made for one account and sent as another', () => {
  test.each(['en', 'sv', 'nl', 'pl'])(
    'changes nothing, says who is signed in and keeps what was typed, in %s',
    async (language) => {
      const visitor = new Visitor({ language })
      await visitor.signIn('viewer', DEMO_PASSWORD)
      const page = await visitor.get('/dashboard/settings/profile')
      await visitor.post('/auth/sign-out')
      await visitor.signIn('approver', DEMO_PASSWORD)
      const before = await person('approver')
      const answer = await visitor.submit(page, '#profile', {
        name: 'Vera <Viewer>',
        phone: '+46 31 123 45 67',
      })
      expect(answer.status).toBe(409)
      expect(answer.heading).toContain(before.email)
      expect(answer.text).toContain('Vera <Viewer>')
      expect(answer.text).toContain('+46 31 123 45 67')
      const said = answer.texts('main dl > div')
      expect(said).toEqual([
        `${LABELS[language]!.name}${'Vera <Viewer>'}`,
        expect.stringContaining('viewer'),
        `${LABELS[language]!.phone}${'+46 31 123 45 67'}`,
      ])
      expect(await person('approver')).toEqual(before)
      expect((await visitor.get('/dashboard/settings/profile')).status).toBe(200)
    },
  )

  test('is no danger to passwords: they are not shown again', async () => {
    const visitor = new Visitor()
    await visitor.signIn('viewer', DEMO_PASSWORD)
    const page = await visitor.get('/dashboard/settings/profile')
    await visitor.post('/auth/sign-out')
    await visitor.signIn('approver', DEMO_PASSWORD)
    const answer = await visitor.submit(page, '#email', {
      email: 'new@example.com',
      password: DEMO_PASSWORD,
    })
    expect([
      answer.status,
      answer.text.includes('new@example.com'),
      answer.html.includes(DEMO_PASSWORD),
    ]).toEqual([409, true, false])
  })

  test('is taken from the account that it was made for, also after a new sign-in', async () => {
    const visitor = new Visitor()
    await visitor.signIn('viewer', DEMO_PASSWORD)
    const page = await visitor.get('/dashboard/settings/profile')
    await visitor.post('/auth/sign-out')
    await visitor.signIn('viewer', DEMO_PASSWORD)
    expect((await visitor.submit(page, '#profile')).status).toBe(200)
  })
})

let addressOf: (pattern: string) => string
beforeAll(async () => {
  addressOf = await findAddresses()
})

/** Forms that are the browser's and no account's. */
const BROWSERS_OWN = /^\/(?:settings\/(?:theme|language|light-version|consent)|auth\/sign-out)/

test.each(['client', 'freelancer', 'admin'] as const)(
  'each form of %s says whose it is',
  async (role) => {
    const [build, { id }, visitor] = [await loadBuild(), await person(role), new Visitor()]
    await visitor.signInAs(role)
    const without: string[] = []
    const nameless: string[] = []
    let seen = 0
    for (const { pattern } of mappedRoutes
      .filter((route) => isPage(build, route))
      .filter(
        ({ pattern }) =>
          pattern.startsWith('/dashboard') || pattern.startsWith('/studiostack/dashboard'),
      )) {
      const page = await visitor.get(addressOf(pattern))
      for (const element of page.$('main form[method="post"]').toArray()) {
        const form = page.$(element)
        if (BROWSERS_OWN.test(form.attr('action') ?? '')) continue
        seen += 1
        // An account's number is no word that is told again.
        for (const field of form
          .find('textarea[name], input[name]:not([name="iban"]):is(:not([type]), [type="text"])')
          .toArray())
          if (sayField(field.attribs.name ?? '', 'en') === 'Another field')
            nameless.push(`${pattern} ${field.attribs.name}`)
        if (form.find(`input[name="${ACCOUNT_FIELD}"]`).attr('value') !== String(id))
          without.push(`${pattern} ${form.attr('id') ?? form.attr('action') ?? ''}`)
      }
    }
    expect(seen).toBeGreaterThan(5)
    expect(without).toEqual([])
    expect(nameless, 'fields that the page of a form sent as another has no words for').toEqual([])
  },
)

/** Left out is what ends a view whoever has it, and a sample of a page that orders nothing. */
const NO_FORMS = /^\/dashboard\/(?:view-as\/end|admin\/products\/:id\/preview)$/

test.each([
  ['admin', /^\/dashboard\/admin|^\/shop\/admin/],
  ['freelancer', /^\/dashboard\/freelancer/],
  ['studio', /^\/studiostack\/dashboard/],
  ['client', /^\/(?:dashboard(?!\/(?:admin|freelancer))|dashboardnew)/],
] as const)('no action of %s takes a form of another account', async (who, area) => {
  const [build, visitor] = [await loadBuild(), new Visitor()]
  await visitor.signIn(who, DEMO_PASSWORD)
  const actions = mappedRoutes.filter(
    ({ id, pattern }) =>
      area.test(pattern) && !NO_FORMS.test(pattern) && build.routes[id]?.module.action,
  )
  expect(actions.length).toBeGreaterThan(2)
  const taken: string[] = []
  for (const { pattern } of actions) {
    const { status } = await visitor.post(addressOf(pattern), { [ACCOUNT_FIELD]: '999999' })
    if (![404, 409].includes(status)) taken.push(`${pattern} ${status}`)
  }
  expect(taken).toEqual([])
})
