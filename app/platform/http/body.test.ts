import { expect, test } from 'vitest'
import { readText } from './body.server'
import { MOST_WORDS } from './form-fields.rules'
import { MOST_FORM, readForm } from './form.server'

const post = (body: BodyInit | null, headers?: HeadersInit) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

/** A body without an end; `sent` is how much of it was read. */
function endless() {
  const state = { sent: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.sent += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
    },
  })
  return { body, state }
}

test('a body within the limit is read as text', async () => {
  expect(await readText(post('żółć'), 8)).toBe('żółć')
  expect(await readText(post(null), 8)).toBe('')
})

test('a larger one is not; it is read on for its sender to see the answer, and not for ever', async () => {
  expect(await readText(post('żółć!'), 8)).toBeNull()
  const { body, state } = endless()
  expect(await readText(post(body), 100_000)).toBeNull()
  expect(state.sent).toBeLessThan(1_300_000)
})

test('a form without files has a limit', async () => {
  const text = 'ł'.repeat(MOST_WORDS)
  expect((await readForm(post(new URLSearchParams({ text })))).get('text')).toBe(text)
  const inParts = new FormData()
  inParts.set('text', `${text}a`)
  for (const body of [
    new URLSearchParams({ text: `${text}a` }),
    new URLSearchParams({ text, more: 'a' }),
    new URLSearchParams({ text: 'a'.repeat(MOST_FORM) }),
    inParts,
  ])
    await expect(readForm(post(body))).rejects.toMatchObject({ status: 413 })
  const { body, state } = endless()
  await expect(
    readForm(post(body, { 'Content-Type': 'application/x-www-form-urlencoded' })),
  ).rejects.toMatchObject({ status: 413 })
  expect(state.sent).toBeLessThan(11 * MOST_FORM)
})

test('what is no form is refused', async () => {
  await expect(readForm(post('{}', { 'Content-Type': 'application/json' }))).rejects.toMatchObject({
    status: 400,
  })
})

test('one whose sender leaves is a bad request, and one that fails here is a fault', async () => {
  const failing = (error: Error) => post(new ReadableStream({ pull: (to) => to.error(error) }))
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  await expect(readText(failing(left), 8)).rejects.toMatchObject({ status: 400 })
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' })
  await expect(readText(failing(full), 8)).rejects.toBe(full)
})
