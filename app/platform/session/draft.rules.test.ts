import { expect, test } from 'vitest'
import { draftFields, readDraftKey } from './draft.rules'

test('a draft is named by its form and what that is about', () => {
  expect(readDraftKey('message:0199-ab_c')).toBe('message:0199-ab_c')
  for (const wrong of [
    null,
    '',
    'message',
    'message:',
    ':a',
    'Message:a',
    'a:b c',
    `a:${'b'.repeat(65)}`,
  ])
    expect(readDraftKey(wrong), String(wrong)).toBeNull()
})

test('a draft holds what was typed, and no password, key or account number', () => {
  expect(
    draftFields([
      ['intent', 'send'],
      ['key', 'k'],
      ['draft', 'message:1'],
      ['for-account', '1'],
      ['password', 'secret'],
      ['currentPassword', 'secret'],
      ['iban', 'SE35'],
      ['body', 'Hello'],
      ['days', '1'],
      ['days', '2'],
      ['days', '3'],
    ]),
  ).toEqual({ body: 'Hello', days: ['1', '2', '3'] })
  expect(draftFields([['body', '']])).toBeNull()
})
