import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '~/platform/i18n/languages'
import {
  changeableWords,
  fillWords,
  findWordsProblem,
  isLegalMail,
  kindOfWords,
  tidyWords,
} from './mail-words.rules'
import { originalWords, speak } from './mail-words.server'
import { MAIL_TEMPLATES } from './mails.server'

const ORDER = {
  key: 'sharePaid.intro',
  original: '{{name}}, {{milestone}} in order {{number}} is prepaid.',
  legal: false,
}

describe('words in place of the original ones', () => {
  test.each([
    ['{{milestone}} of {{number}} is paid.', null],
    ['{{name}}: {{milestone}} of {{number}}', null],
    ['{{milestone}} is paid.', { kind: 'missing', names: ['number'] }],
    ['{{milestone}} {{number}} {{price}} {{when}}', { kind: 'unknown', names: ['price', 'when'] }],
    ['{{milestone}} {{number}} {{', { kind: 'braces' }],
    ['{{milestone}} {{number}} {{name} is paid', { kind: 'braces' }],
    ['', { kind: 'empty' }],
    ['x'.repeat(2001), { kind: 'tooLong' }],
  ])('“%s”', (text, problem) => {
    expect(findWordsProblem(text, ORDER)).toEqual(problem)
  })

  test('name everything that the original names where the law asks for the mail', () => {
    expect(findWordsProblem('{{milestone}} {{number}}', { ...ORDER, legal: true })).toEqual({
      kind: 'missing',
      names: ['name'],
    })
  })

  test('are filled in once: what stands for a placeholder is never read as one, nor as anything else', () => {
    expect(
      fillWords('{{name}}: {{number}}, {{other}}', {
        name: '{{number}} $& $t(signature)',
        number: 7,
      }),
    ).toBe('{{number}} $& $t(signature): 7, {{other}}')
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, value) => {
        fc.pre(!/[{}]/.test(before))
        expect(fillWords(`${before}{{name}}`, { name: value })).toBe(before + value)
      }),
    )
  })

  test('lose what the browser adds', () =>
    expect(tidyWords(' One\r\ntwo {{ name }} ')).toBe('One\ntwo {{name}}'))
})

describe('the words that can be changed', () => {
  test.each(LANGUAGES)('are there in %s, and each may stand for itself', (language) => {
    for (const template of MAIL_TEMPLATES) {
      for (const [key, original] of Object.entries(originalWords({ template, language }))) {
        expect(
          findWordsProblem(original, { key, original, legal: isLegalMail(template) }),
          `${template} ${key}`,
        ).toBeNull()
      }
    }
  })

  test('of a confirmation that the law wants are its introductory ones', () => {
    expect(changeableWords('welcome')).toEqual([
      'welcome.subject',
      'welcome.heading',
      'welcome.intro',
    ])
    expect(changeableWords('withdrawal')).toEqual(['withdrawal.subject', 'withdrawal.heading'])
    expect(changeableWords('digest')).toEqual([])
    expect(changeableWords('toString')).toEqual([])
  })

  test('are told by their kind', () => {
    expect(
      [
        'welcome.subject',
        'contactNotice.suspected',
        'reset.heading',
        'reset.ignore',
        'applicationApproved.setPasswordButton',
        'freelancerStatus.payments',
      ].map(kindOfWords),
    ).toEqual(['subject', 'subject', 'heading', 'paragraph', 'button', 'button'])
  })

  test('leave all others as they are', () => {
    const t = speak('en', { 'reset.subject': 'A way back in' })
    expect([t('reset.subject'), t('reset.heading'), t('welcome.coupon', { code: 'X' })]).toEqual([
      'A way back in',
      'Choose a new password',
      'Coupon X',
    ])
  })
})
