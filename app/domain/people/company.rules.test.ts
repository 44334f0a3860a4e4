import { expect, test } from 'vitest'
import { companyOfOrders, invitationState } from './company.rules'
import type { ClientMember } from './participant.rules'

test.each<[string, ClientMember['companies'], string | null]>([
  ['nobody’s', [], null],
  ['the one that they own', [{ id: 'a', role: 'owner' }], 'a'],
  [
    'the one that they own, before those in which they approve',
    [
      { id: 'b', role: 'approver' },
      { id: 'a', role: 'owner' },
    ],
    'a',
  ],
  ['the only one in which they approve', [{ id: 'b', role: 'approver' }], 'b'],
  [
    'the only one in which they approve, whatever they look at',
    [
      { id: 'c', role: 'viewer' },
      { id: 'b', role: 'approver' },
    ],
    'b',
  ],
  [
    'none of several in which they approve',
    [
      { id: 'b', role: 'approver' },
      { id: 'c', role: 'approver' },
    ],
    null,
  ],
  ['not one that they only look at', [{ id: 'c', role: 'viewer' }], null],
])('a new order is %s', (_whose, companies, company) => {
  expect(companyOfOrders(companies)).toBe(company)
})

const now = new Date('2026-11-20T12:00:00Z')
const beside = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test.each([
  ['open', { acceptedAt: null, revokedAt: null, expiresAt: beside(1) }],
  ['expired', { acceptedAt: null, revokedAt: null, expiresAt: now }],
  ['accepted', { acceptedAt: now, revokedAt: null, expiresAt: beside(-1) }],
  ['accepted', { acceptedAt: now, revokedAt: now, expiresAt: beside(1) }],
  ['revoked', { acceptedAt: null, revokedAt: now, expiresAt: beside(-1) }],
  ['revoked', { acceptedAt: null, revokedAt: now, expiresAt: beside(1) }],
])('an invitation is %s: %j', (state, invitation) => {
  expect(invitationState(invitation, now)).toBe(state)
})
