import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRequest, fetchJson, retryPolicies, withRetries, RequestError } from './request-helper'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
})

afterEach(() => {
  server.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer =
  (status: number, body: BodyInit | null = null, statusText = '') =>
  async () =>
    new Response(body, { status, statusText })
const noNetwork = () => Promise.reject(new TypeError('fetch failed'))

/** Answers nothing until the caller gives up. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

/** How a promise ends, and after how many milliseconds. */
async function ending(promise: Promise<unknown>) {
  const start = Date.now()
  const outcome = promise.then(
    (value) => ({ value, after: Date.now() - start }),
    (error: Error) => ({ message: error.message, after: Date.now() - start }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

describe('apiRequest', () => {
  test('sends JSON with credentials', async () => {
    server.mockImplementation(answer(200, '{"id":1}'))
    const response = await apiRequest('POST', '/api/login', { username: 'client' })
    expect(await response.json()).toEqual({ id: 1 })
    expect(server).toHaveBeenCalledExactlyOnceWith('/api/login', {
      method: 'POST',
      credentials: 'include',
      body: '{"username":"client"}',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  test('leaves the type of a form to the browser, and sends no body when there is none', async () => {
    server.mockImplementation(answer(200))
    const body = new FormData()
    await apiRequest('POST', '/api/files', body)
    await apiRequest('POST', '/api/logout')
    expect(server.mock.calls.map(([, init]) => init)).toEqual([
      { method: 'POST', credentials: 'include', body },
      { method: 'POST', credentials: 'include' },
    ])
  })

  test('fails with the status and the body, or the status text', async () => {
    server.mockImplementation(answer(401, 'no such user'))
    expect(await ending(apiRequest('POST', '/api/login'))).toEqual({
      message: '401: no such user',
      after: 0,
    })
    server.mockImplementation(answer(404, null, 'Not Found'))
    expect(await ending(apiRequest('POST', '/api/login'))).toEqual({
      message: '404: Not Found',
      after: 0,
    })
    expect(server).toHaveBeenCalledTimes(2)
  })

  test('tries once more after a second, not on 4xx', async () => {
    server.mockImplementation(answer(503, 'busy'))
    expect(await ending(apiRequest('POST', '/api/cart'))).toEqual({
      message: '503: busy',
      after: 1000,
    })
    expect(server).toHaveBeenCalledTimes(2)
  })

  test('says when there is no network', async () => {
    server.mockImplementation(noNetwork)
    const end = await ending(apiRequest('POST', '/api/cart'))
    expect(end).toMatchObject({ message: 'Network error - please check your internet connection' })
  })
})

describe('fetchJson', () => {
  test('asks for JSON, returned minimal', async () => {
    server.mockImplementation(answer(200, '[1,2]'))
    expect(await fetchJson('/api/products')).toEqual([1, 2])
    expect(server).toHaveBeenCalledExactlyOnceWith('/api/products', {
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      signal: expect.any(AbortSignal),
    })
  })

  test.each([
    [403, 1, 0],
    [404, 1, 0],
    [429, 3, 3000],
    [500, 3, 3000],
  ])('on %i makes %i requests in %i ms', async (status, requests, after) => {
    server.mockImplementation(answer(status))
    expect(await ending(fetchJson('/api/products'))).toEqual({
      message: `HTTP error! status: ${status}`,
      after,
    })
    expect(server).toHaveBeenCalledTimes(requests)
  })

  test('at start-up no 4xx is tried again', async () => {
    server.mockImplementation(answer(429))
    expect(await ending(fetchJson('/api/cart', retryPolicies.startUp))).toEqual({
      message: 'HTTP error! status: 429',
      after: 0,
    })
    server.mockImplementation(answer(502))
    expect(await ending(fetchJson('/api/cart', retryPolicies.startUp))).toMatchObject({
      after: 3000,
    })
  })

  test('gives each try 15 seconds', async () => {
    server.mockImplementation(silence)
    const once = { retries: 0, isFinal: () => false }
    const message = 'Request timeout - please check your connection'
    expect(await ending(fetchJson('/api/cart', once))).toEqual({ message, after: 15_000 })
    expect(await ending(fetchJson('/api/cart'))).toEqual({ message, after: 48_000 })
  })

  test('says when there is no network, and recovers', async () => {
    server.mockImplementationOnce(noNetwork).mockImplementationOnce(answer(200, '"back"'))
    expect(await ending(fetchJson('/api/cart'))).toEqual({ value: 'back', after: 1000 })
    server.mockImplementation(noNetwork)
    expect(await ending(fetchJson('/api/cart'))).toMatchObject({
      message: 'Network error - please check your internet connection',
    })
  })

  test('an answer that is not JSON is an error at once', async () => {
    server.mockImplementation(answer(200, '<html>'))
    expect(await ending(fetchJson('/api/cart'))).toMatchObject({
      after: 0,
      message: expect.stringContaining('JSON'),
    })
  })
})

test('delays double from 1 s to 30 s', async () => {
  const fail = () => Promise.reject(new RequestError('busy', 500))
  const end = await ending(withRetries(fail, { retries: 7, isFinal: () => false }))
  expect(end.after).toBe(1000 * (1 + 2 + 4 + 8 + 16 + 30 + 30))
})
