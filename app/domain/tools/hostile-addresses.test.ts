import { describe, expect, test } from 'vitest'
import { guardedFetch } from '~/platform/guarded-fetch/guarded-fetch.server'
import { HOSTILE_ADDRESSES } from '../../../tests/setup/hostile-addresses'
import { readPageAddress } from './page-address.rules'

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
