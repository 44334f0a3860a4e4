import { expect, test } from 'vitest'
import { z } from 'zod'
import { DomainError } from '~/domain/ground/domain-error'
import { answerForm, fields, type FormHandler } from './forms.server'
import type { OwnWords } from './refusal-answers.server'

const context = { language: 'sv' } as const
const FORMS: Record<string, FormHandler<typeof context>> = {
  save: fields(
    'refund',
    () => z.object({ amount: z.string({ error: 'Skriv ett belopp' }) }),
    async ({ amount }) => {
      if (amount === '1') throw new DomainError('refund.tooMuch')
      if (amount === '2') throw new DomainError('refund.notWaiting')
      if (amount === '3') throw new DomainError('notFound', 'payment')
      if (amount === '4') throw new TypeError('a fault of ours')
      return { done: 'Klart' }
    },
  ),
  keep: fields(
    'keep',
    () => z.object({ reason: z.string(), password: z.string() }),
    async ({ reason }) => {
      if (reason === 'moved') throw new DomainError('moved', 'version')
      return { wrong: 'Fel lösenord', at: 'password', status: 429 }
    },
    { keep: true, hide: ['password'] },
  ),
  press: async () => {
    throw new DomainError('cart.busy')
  },
}

function send(entries: Record<string, string>, words?: OwnWords) {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return answerForm(form, FORMS, context, { page: '/dashboard', words })
}
const thrown = (entries: Record<string, string>, words?: OwnWords) =>
  send(entries, words).then(
    () => null,
    (error: unknown) => error,
  )

/** Where an answer leads, and the word that it brings there. */
async function led(entries: Record<string, string>, words?: OwnWords) {
  const { status, headers } = (await thrown(entries, words)) as Response
  const [, cookie] = /^[^=]+=([^;]*)/.exec(headers.get('Set-Cookie')!)!
  const flash = Buffer.from(decodeURIComponent(cookie!), 'base64').toString()
  return { status, to: headers.get('Location'), flash }
}

test('what was done leads to the page with word of it', async () => {
  expect(await led({ intent: 'save', amount: '5' })).toMatchObject({
    ...{ status: 303, to: '/dashboard', flash: expect.stringContaining('Klart') },
  })
})

test('what is wrong with a field, and what the domain refuses at one, keep what was typed', async () => {
  expect(await send({ intent: 'save' })).toMatchObject({
    data: { form: 'refund', result: { error: { amount: ['Skriv ett belopp'] } }, isLate: false },
    init: { status: 400 },
  })
  expect(await send({ intent: 'save', amount: '1' })).toMatchObject({
    data: {
      form: 'refund',
      result: {
        initialValue: { amount: '1' },
        error: { amount: [expect.stringMatching(/betalning/)] },
      },
    },
    init: { status: 400 },
  })
})

test('a form whose words are worth keeping says every refusal itself, and no secret comes back', async () => {
  expect(await send({ intent: 'keep', reason: 'moved', password: 'secret' })).toMatchObject({
    data: { form: 'keep', result: { error: { '': [expect.any(String)] } }, isLate: true },
    init: { status: 409 },
  })
  expect(await send({ intent: 'keep', reason: 'Blue', password: 'secret' })).toMatchObject({
    data: {
      result: { initialValue: { reason: 'Blue' }, error: { password: ['Fel lösenord'] } },
    },
    init: { status: 429 },
  })
  const { data } = (await send({ intent: 'keep', reason: 'Blue', password: 'secret' })) as {
    data: object
  }
  expect(JSON.stringify(data)).not.toContain('secret')
})

test('what does not exist is said where the page has words for it', async () => {
  const words = { notFound: () => 'Den är borta' }
  expect(await led({ intent: 'save', amount: '3' }, words)).toMatchObject({
    ...{ status: 303, flash: expect.stringContaining('Den är borta') },
  })
})

test.each([[{ intent: 'save', amount: '2' }], [{ intent: 'press' }]])(
  'a refusal that belongs to no field is said on the page, shown anew: %j',
  async (entries) => {
    expect(await led(entries)).toMatchObject({ status: 303, to: '/dashboard' })
  },
)

test.each([
  [{ intent: 'save', amount: '3' }, 404],
  [{ intent: 'toString' }, 400],
  [{}, 400],
])('%j is answered with %i', async (entries, status) => {
  expect(await thrown(entries)).toMatchObject({ status })
})

test('a fault goes on to the error boundary', async () => {
  expect(await thrown({ intent: 'save', amount: '4' })).toEqual(new TypeError('a fault of ours'))
})
