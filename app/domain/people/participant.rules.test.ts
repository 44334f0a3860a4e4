import { describe, expect, test } from 'vitest'
import {
  COMPANY_ROLES,
  firstNameOf,
  mayWith,
  onlyLooks,
  roleMay,
  type Act,
  type CompanyRole,
  type Participant,
} from './participant.rules'

const ACTS: Act[] = ['see', 'answer', 'own']
const allowed = (may: (act: Act) => boolean) => ACTS.filter(may)

/** business.md, Accounts and access: what each role of a company may. */
test.each<[CompanyRole, Act[]]>([
  ['owner', ['see', 'answer', 'own']],
  ['approver', ['see', 'answer']],
  ['viewer', ['see']],
])('%s may %j', (role, acts) => {
  expect(allowed((act) => roleMay(role, act))).toEqual(acts)
})

test('a company has these roles', () =>
  expect(COMPANY_ROLES).toEqual(['owner', 'approver', 'viewer']))

describe('with an order', () => {
  const client = (
    companies: { id: string; role: CompanyRole }[] = [],
    impersonated?: boolean,
  ): Participant => ({ side: 'client', userId: 7, companies, impersonated })
  const own = { userId: 7, companyId: null }
  const strangers = { userId: 8, companyId: null }
  const companys = { userId: 8, companyId: 'a' }
  const nobodys = { userId: null, companyId: null }

  test.each<[string, Participant, { userId: number | null; companyId: string | null }, Act[]]>([
    ['of their own, a client', client(), own, ['see', 'answer', 'own']],
    [
      'of their own that a company has too, one who only looks at the company',
      client([{ id: 'a', role: 'viewer' }]),
      { userId: 7, companyId: 'a' },
      ['see', 'answer', 'own'],
    ],
    ['of a stranger, a client', client(), strangers, []],
    ['of nobody yet, a client', client([{ id: 'a', role: 'owner' }]), nobodys, []],
    [
      'of their company, an owner',
      client([{ id: 'a', role: 'owner' }]),
      companys,
      ['see', 'answer', 'own'],
    ],
    [
      'of their company, an approver',
      client([{ id: 'a', role: 'approver' }]),
      companys,
      ['see', 'answer'],
    ],
    ['of their company, a viewer', client([{ id: 'a', role: 'viewer' }]), companys, ['see']],
    ['of another company, an owner', client([{ id: 'b', role: 'owner' }]), companys, []],
    [
      'of the company that they look at, the owner of another',
      client([
        { id: 'b', role: 'owner' },
        { id: 'a', role: 'viewer' },
      ]),
      companys,
      ['see'],
    ],
    ['of a client in whose place they look on, an admin', client([], true), own, ['see']],
    [
      'of a company in whose place they look on, an admin',
      client([{ id: 'a', role: 'owner' }], true),
      companys,
      ['see'],
    ],
    [
      'of a stranger of whom they look on in the place of somebody else, an admin',
      client([], true),
      strangers,
      [],
    ],
    [
      'of anybody, the studio',
      { side: 'studio', userId: 1, studioId: 1 },
      strangers,
      ['see', 'answer', 'own'],
    ],
  ])('%s', (_who, participant, order, acts) => {
    expect(allowed((act) => mayWith(participant, order, act))).toEqual(acts)
  })

  test('only who looks on in a client’s place changes nothing', () => {
    expect(
      [
        client([], true),
        client([], false),
        client(),
        { side: 'studio', userId: 1, studioId: 1 } as const,
        { side: 'freelancer', userId: 2 } as const,
      ].map(onlyLooks),
    ).toEqual([true, false, false, false, false])
    expect(
      onlyLooks({
        side: 'studio',
        userId: 1,
        studioId: 1,
        impersonated: true,
      } as unknown as Participant),
    ).toBe(false)
  })
})

test.each([
  ['Mila de Boer', 'Mila'],
  ['  Mila  de Boer', 'Mila'],
  ['Mila\tde Boer', 'Mila'],
  ['Mila', 'Mila'],
  ['', ''],
  ['  ', ''],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
