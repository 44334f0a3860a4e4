import { describe, expect, test } from 'vitest'
import { guardedFetch } from '~/platform/guarded-fetch/guarded-fetch.server'
import { HOSTILE_ADDRESSES } from '../../../tests/setup/hostile-addresses'
import { readPageAddress } from './page-address.rules'

/** They look like some of those, and are pages of the public internet. */
const HARMLESS = [
  ['http://example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['https://localhost.example.com/', 'localhost.example.com'],
  ['http://127.0.0.1.example.se/', '127.0.0.1.example.se'],
  ['http://internal.example.se:80/', 'internal.example.se'],
  ['https://example.com:443/?to=http://10.0.0.1/', 'example.com'],
  ['http://xn--bcher-kva.example.com/', 'xn--bcher-kva.example.com'],
  ['http://locals.se/', 'locals.se'],
] as const

test.each(HARMLESS)('%s is asked for', async (typed, name) => {
  const asked: string[] = []
  const read = readPageAddress(typed)
  if ('problem' in read) throw new Error(read.problem)
  const resolve = (host: string) => {
    asked.push(host)
    return Promise.reject(new Error('nobody answers'))
  }
  await expect(guardedFetch(read.url, { resolve })).rejects.toThrow()
  expect(asked).toEqual([name])
})

describe('an address that leads to no page of the public internet', () => {
  test.each(HOSTILE_ADDRESSES)('%j is not asked', async (typed) => {
    const asked: string[] = []
    const read = readPageAddress(typed)
    if ('problem' in read) return expect(read.problem).toMatch(/missing|unreadable|tooLong/)
    const resolve = async (name: string) => {
      asked.push(name)
      return []
    }
    await expect(guardedFetch(read.url, { resolve })).rejects.toMatchObject({ reason: 'forbidden' })
    expect(asked).toEqual([])
  })
})
