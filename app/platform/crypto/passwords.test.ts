import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.server'

async function timed(work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

describe('passwords', () => {
  test('the right one opens, others do not', async () => {
    const hash = await hashPassword('lantern-over-water')
    expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('lantern-over-water', hash)).toBe(true)
    expect(await verifyPassword('Lantern-over-water', hash)).toBe(false)
    expect(await verifyPassword('', hash)).toBe(false)
  })

  test('two hashes of one password differ', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
  })

  test('a letter typed on another keyboard is the same letter', async () => {
    expect(await verifyPassword('bra\u030a', await hashPassword('br\u00e5'))).toBe(true)
  })

  test('nobody gets in where no password is set, or where what is stored is no hash', async () => {
    for (const stored of [
      null,
      '',
      'plain',
      'scrypt$32768$8$3$salt$hash',
      `scrypt$32768$8$3$${'A'.repeat(22)}$`,
    ]) {
      expect(await verifyPassword('plain', stored)).toBe(false)
    }
  })

  test('an unknown account takes as long as a wrong password', async () => {
    const hash = await hashPassword('lantern-over-water')
    const wrong = await timed(() => verifyPassword('wrong', hash))
    const nobody = await timed(() => verifyPassword('wrong', null))
    expect(nobody).toBeGreaterThan(wrong / 4)
    expect(nobody).toBeLessThan(wrong * 4)
  })
})
