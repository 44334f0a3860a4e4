import { describe, expect, test } from 'vitest'
import { readFormStamp, signFormStamp } from './form-stamp.server'

describe('form stamps', () => {
  test('say which showing of a form it was and when', () => {
    const issuedAt = new Date('2026-11-21T10:20:30.400Z')
    const stamps = [signFormStamp(issuedAt), signFormStamp(issuedAt)].map(readFormStamp)
    expect(stamps.map((stamp) => stamp?.issuedAt)).toEqual([issuedAt, issuedAt])
    expect(stamps[0]!.id).not.toBe(stamps[1]!.id)
  })

  test('nothing else is read', () => {
    const stamp = signFormStamp()
    const [id, time, signature] = stamp.split('.') as [string, string, string]
    const others = [
      '',
      '..',
      id,
      `${id}.${time}`,
      `${id}.${time}.`,
      `${id}.0.${signature}`,
      `${id}.${time}.${signature}=`,
      `${time}.${id}.${signature}`,
      ` ${stamp}`,
      `${stamp}\n`,
      `${id}.${time}.${'å'.repeat(43)}`,
    ]
    expect(others.map(readFormStamp)).toEqual(others.map(() => null))
  })

  test('every changed character is noticed', () => {
    const stamp = signFormStamp()
    for (let at = 0; at < stamp.length; at += 1) {
      const other = stamp[at] === '1' ? '2' : '1'
      expect(readFormStamp(stamp.slice(0, at) + other + stamp.slice(at + 1))).toBeNull()
    }
  })
})
