import { describe, expect, test } from 'vitest'
import {
  accountState,
  dueTopics,
  type AccountFacts,
  type AccountState,
} from './payout-account.rules'

const facts: AccountFacts = {
  transfers: true,
  payouts: true,
  submitted: true,
  due: [],
  dueBy: null,
  stopped: false,
}
const stateOf = (connectFacts: AccountFacts | null, connectAccountId: string | null = 'acct_1') =>
  accountState({ connectAccountId, connectFacts })

describe('an account', () => {
  test.each<[string, Partial<AccountFacts>, AccountState]>([
    ['that sends money on', {}, 'ready'],
    [
      'that sends money on, and is asked for more later',
      { due: ['individual.verification.document'] },
      'ready',
    ],
    ['that takes money and keeps it', { payouts: false, due: ['external_account'] }, 'asked'],
    ['that could send on what it cannot take', { transfers: false }, 'checking'],
    ['that is being checked', { transfers: false, payouts: false }, 'checking'],
    [
      'whose questions were left half way',
      { transfers: false, payouts: false, submitted: false },
      'asked',
    ],
    [
      'that is asked for more',
      { transfers: false, payouts: false, due: ['individual.dob.day'] },
      'asked',
    ],
    ['that was stopped', { stopped: true, due: ['individual.dob.day'] }, 'restricted'],
  ])('%s', (_name, told, state) => {
    expect(stateOf({ ...facts, ...told })).toBe(state)
  })

  test('that is not there is none, whatever was read before; one that was never read waits', () => {
    expect(stateOf(facts, null)).toBe('none')
    expect(stateOf(null)).toBe('asked')
  })
})

test.each([
  ['external_account', 'bank'],
  ['tos_acceptance.date', 'terms'],
  ['individual.dob.day', 'birth'],
  ['individual.first_name', 'name'],
  ['individual.address.postal_code', 'address'],
  ['individual.verification.document', 'document'],
  ['person_1MqjB62eZvKYlo2CaeEJzKVR.verification.additional_document', 'document'],
  ['individual.id_number', 'taxNumber'],
  ['company.tax_id', 'taxNumber'],
  ['company.name', 'name'],
  ['company.owners_provided', 'people'],
  ['owners.first_name', 'people'],
  ['individual.email', 'contact'],
  ['business_profile.url', 'business'],
  ['business_type', 'business'],
  ['settings.something_new', 'more'],
] as const)('%s is said as %s', (name, topic) => {
  expect(dueTopics([name])).toEqual([topic])
})

test('each thing is asked for once, in an order of its own', () => {
  expect(
    dueTopics([
      'external_account',
      'individual.dob.day',
      'individual.dob.month',
      'individual.last_name',
      'individual.first_name',
    ]),
  ).toEqual(['name', 'birth', 'bank'])
})
