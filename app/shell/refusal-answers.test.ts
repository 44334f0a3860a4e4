import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DomainError } from '~/domain/ground/domain-error'
import type { RefusalCode, Refusals } from '~/domain/refusals'
import { LANGUAGES } from '~/platform/i18n/languages'
import { answerTo, REFUSALS, sayRefusal } from './refusal-answers.server'

const codes = Object.keys(REFUSALS) as RefusalCode[]
const NOUNS = [
  ...(['assignment', 'change', 'deliverable', 'milestone'] as const),
  ...(['payout', 'product', 'version'] as const),
] satisfies Refusals['moved'][]
const SUMS = (['tooMuch', 'tooLittle'] as const).map((kind) => ({
  ...{ kind, bound: 50, currency: 'EUR' },
}))
/** Details of the codes that have some, each kind once. */
const DETAILS: Partial<Record<RefusalCode, unknown[]>> = {
  'writing.tooMuch': [1, 2, 12],
  moved: NOUNS,
  'change.sum': SUMS,
  'cart.otherStudio': ['Fold'],
  'checkout.sum': SUMS,
  'checkout.couponLost': [{ refusal: 'minimum', coupon: null }],
  'checkout.vatChanged': ['with', 'reverseCharge', 'outsideEu'],
  'review.replyConflict': ['Thank you.', null],
  'shop.gaps': [{ gaps: ['product', 'prices'] }],
}
const errorsOf = (code: RefusalCode) =>
  (DETAILS[code] ?? ['brief.pdf']).map((details) => new DomainError(code, details as never))

test.each(codes)('%s has a status and words in each language', (code) => {
  for (const error of errorsOf(code)) {
    const said = LANGUAGES.map((language) => answerTo(error, language)!)
    for (const { status, messages } of said) {
      expect([400, 404, 409, 413, 422, 429, 503]).toContain(status)
      for (const message of messages) expect(message).toMatch(/^[^{]*\p{L}{2,}[^{]*$/u)
      for (const message of messages) expect(message).not.toMatch(/^[\w-]+(\.[\w-]+)+$/)
    }
    expect(new Set(said.map(({ messages }) => messages.join())).size).toBe(LANGUAGES.length)
  }
})

/** The areas whose reason is worked out where it is thrown. */
const COMPUTED = /DomainError\(\s*`(\w+)\.\$\{/g
const sources = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|refusals\.ts|refusal-answers/.test(name))
  .map((name) => readFileSync(`app/${name}`, 'utf8'))
/** Without where they are caught, and where a page has words of its own for them. */
const thrown = sources.join('\n').replace(/isRefusal\([^)]*\)|'[\w.]+': \(/g, '')
const computed = new Set([...thrown.matchAll(COMPUTED)].map(([, area]) => area))

test.each(codes)('%s is thrown somewhere', (code) => {
  expect(thrown.includes(`'${code}'`) || computed.has(code.split('.')[0])).toBe(true)
})

test('what does not exist, and a fault of ours, are no words on a page', () => {
  const [missing, fault] = [new DomainError('notFound', 'order'), new Error('a fault')]
  expect(answerTo(fault, 'en')).toBeNull()
  for (const error of [missing, fault]) {
    expect(() => sayRefusal(error, 'en')).toThrow(error)
  }
})

test('a page says a refusal in words of its own', () => {
  const error = new DomainError('cart.busy')
  expect(answerTo(error, 'en', { 'cart.busy': () => 'Later.' })).toMatchObject({
    messages: ['Later.'],
  })
})
