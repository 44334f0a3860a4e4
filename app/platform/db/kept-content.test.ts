import { expect, test, vi } from 'vitest'
import { db } from './db.server'
import { keepContent, keptIdOf } from './kept-content.server'

const changeContent = (key: string) => db.setting.create({ data: { key, value: 1 } })

test('content is read once for all who ask alike, and again when some of it is changed', async () => {
  const read = vi.fn(async (query: string, language: string) => ({ query, language }))
  const kept = keepContent(read)
  const first = await kept('q=1', 'en')
  expect(await kept('q=1', 'en')).toBe(first)
  expect(await kept('q=2', 'en')).toEqual({ query: 'q=2', language: 'en' })
  expect(await kept('q=1', 'sv')).toEqual({ query: 'q=1', language: 'sv' })
  expect(read).toHaveBeenCalledTimes(3)
  await changeContent('kept')
  const next = await kept('q=1', 'en')
  expect(next).not.toBe(first)
  expect(keptIdOf(next)).not.toBe(keptIdOf(first))
})

test('a failure is told, and not kept', async () => {
  const read = vi.fn(async () => ({}))
  read.mockRejectedValueOnce(new Error('away'))
  const kept = keepContent(read)
  await expect(kept()).rejects.toThrow('away')
  expect(await kept()).toEqual({})
})

test('what is not kept has no name', async () => {
  expect(keptIdOf({})).toBeUndefined()
  expect(keptIdOf(null)).toBeUndefined()
  expect(keptIdOf('text')).toBeUndefined()
})
