import { expect, test } from 'vitest'
import { apiError, apiJson } from './api.server'

test('an answer is kept by nobody unless it is public', async () => {
  const answer = apiJson([{ id: 1 }], { status: 201 })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual([{ id: 1 }])
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('a public list is fresh for 15 minutes and usable for 30', () => {
  const { headers } = apiJson([], { cache: 'public' })
  expect(headers.get('Cache-Control')).toBe('public, max-age=900, stale-while-revalidate=900')
  expect(headers.get('Vary')).toBe('Accept-Language, Cookie')
})

test('a refusal carries its message', async () => {
  const answer = apiError(404, 'Template not found')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ message: 'Template not found' })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})
