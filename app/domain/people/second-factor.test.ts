import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSecret } from '~/platform/crypto/secret-box.server'
import { hotp, totpStep } from '~/platform/crypto/totp'
import { db } from '~/platform/db/db.server'
import { RECOVERY_CODES } from './second-factor.rules'
import {
  abandonSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  spendCode,
} from './second-factor.server'

let userId: number

async function person() {
  const name = randomUUID()
  return db.user.create({ data: { username: name, email: `${name}@example.com`, name: 'Åsa' } })
}

/** What the person's phone shows, `drift` steps from now. */
async function codeOf(id: number, drift = 0) {
  const { totpSecret } = await db.user.findUniqueOrThrow({ where: { id } })
  return hotp(openSecret('totp', totpSecret!)!, totpStep(new Date()) + drift)
}

async function switchOn() {
  await beginSecondFactor(userId)
  return (await confirmSecondFactor(userId, await codeOf(userId)))!
}

const noticesTo = async (id: number) => {
  const jobs = await db.outboxJob.findMany({
    where: { key: { startsWith: 'account:' } },
    orderBy: { id: 'asc' },
  })
  return jobs
    .map(({ payload }) => payload as { userId: number; data: { notice: string } })
    .filter((job) => job.userId === id)
    .map(({ data }) => data.notice)
}

// The clock stands still, so that no step ends while a test runs.
beforeAll(() => vi.setSystemTime(new Date('2026-11-22T12:00:10Z')))

beforeEach(async () => {
  ;({ id: userId } = await person())
})

describe('the second factor', () => {
  test('counts only once a code has confirmed it', async () => {
    await beginSecondFactor(userId)
    expect(await hasSecondFactor(userId)).toBe(false)
    expect(await confirmSecondFactor(userId, '000000')).toBeNull()
    const view = await readSecondFactor(userId)
    expect(view.state === 'begun' && view.address).toContain(
      `secret=${view.state === 'begun' && view.secret}`,
    )
    expect(await confirmSecondFactor(userId, await codeOf(userId))).toHaveLength(RECOVERY_CODES)
    expect(await hasSecondFactor(userId)).toBe(true)
    expect(await noticesTo(userId)).toEqual(['secondFactorOn'])
  })

  test('keeps the secret that is begun when it is begun again in another tab', async () => {
    await beginSecondFactor(userId)
    const scanned = await codeOf(userId)
    await beginSecondFactor(userId)
    expect(await confirmSecondFactor(userId, scanned)).toHaveLength(RECOVERY_CODES)
  })

  test('keeps its secret when somebody begins again, and is not confirmed twice', async () => {
    await switchOn()
    const before = await db.user.findUniqueOrThrow({ where: { id: userId } })
    await beginSecondFactor(userId)
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toEqual(before)
    expect(await confirmSecondFactor(userId, await codeOf(userId, 1))).toBeNull()
  })

  test('accepts no code twice, not even one of an earlier step', async () => {
    await switchOn()
    expect(await spendCode(userId, await codeOf(userId))).toBe(false)
    expect(await spendCode(userId, await codeOf(userId, -1))).toBe(false)
    expect(await spendCode(userId, await codeOf(userId, 1))).toBe(true)
    expect(await spendCode(userId, await codeOf(userId, 1))).toBe(false)
  })

  test('lets one of several in who bring the same code at the same time', async () => {
    await switchOn()
    const code = await codeOf(userId, 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => spendCode(userId, code)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('accepts each recovery code once, however it is typed, and for its owner alone', async () => {
    const [first, second] = await switchOn()
    const other = await person()
    expect(await spendCode(other.id, first!)).toBe(false)
    expect(await spendCode(userId, ` ${first!.toLowerCase().replaceAll('-', ' ')} `)).toBe(true)
    expect(await spendCode(userId, first!)).toBe(false)
    expect(await readSecondFactor(userId)).toMatchObject({
      state: 'on',
      codesLeft: RECOVERY_CODES - 1,
    })
    expect(await noticesTo(userId)).toEqual(['secondFactorOn', 'recoveryCodeUsed'])
    const answers = await Promise.all(Array.from({ length: 5 }, () => spendCode(userId, second!)))
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  test('keeps no secret and no recovery code that a copy of the table would tell', async () => {
    const codes = await switchOn()
    const { totpSecret } = await db.user.findUniqueOrThrow({ where: { id: userId } })
    const rows = JSON.stringify(await db.recoveryCode.findMany({ where: { userId } }))
    expect(openSecret('totp', totpSecret!)).toHaveLength(20)
    for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })

  test('gives new recovery codes in place of the old against a code', async () => {
    const [old] = await switchOn()
    expect(await renewRecoveryCodes(userId, '000000')).toBeNull()
    const renewed = await renewRecoveryCodes(userId, await codeOf(userId, 1))
    expect(renewed).toHaveLength(RECOVERY_CODES)
    expect(await spendCode(userId, old!)).toBe(false)
    expect(await spendCode(userId, renewed![0]!)).toBe(true)
  })

  test('is switched off against a code, with all that belongs to it', async () => {
    const [code] = await switchOn()
    expect(await endSecondFactor(userId, '000000')).toBe(false)
    expect(await endSecondFactor(userId, code!)).toBe(true)
    expect(await readSecondFactor(userId)).toEqual({ state: 'off' })
    expect(await db.recoveryCode.count({ where: { userId } })).toBe(0)
    expect(await spendCode(userId, code!)).toBe(false)
  })
})

describe('somebody else’s second factor', () => {
  /** Another person, whose factor is on, with their codes. */
  async function another() {
    const { id } = await person()
    await beginSecondFactor(id)
    return { id, codes: (await confirmSecondFactor(id, await codeOf(id)))! }
  }

  test('stays as it is when one is begun, confirmed, used, renewed and ended', async () => {
    const [{ id: without }, other] = [await person(), await another()]
    const [code] = await switchOn()
    expect(await spendCode(userId, code!)).toBe(true)
    const [renewed] = (await renewRecoveryCodes(userId, await codeOf(userId, 1)))!
    expect(await endSecondFactor(userId, renewed!)).toBe(true)
    expect(await readSecondFactor(without)).toEqual({ state: 'off' })
    expect(await hasSecondFactor(other.id)).toBe(true)
    expect(await readSecondFactor(other.id)).toEqual({
      ...{ state: 'on', since: new Date(), codesLeft: RECOVERY_CODES },
    })
    expect(await spendCode(other.id, other.codes[0]!)).toBe(true)
    expect(await noticesTo(without)).toEqual([])
  })

  test('opens nothing: a code of the phone counts for its owner alone', async () => {
    const other = await another()
    await switchOn()
    expect(await spendCode(userId, await codeOf(other.id, 1))).toBe(false)
    expect(await spendCode(other.id, await codeOf(other.id, 1))).toBe(true)
  })
})

describe('a second factor that is begun', () => {
  test('can be dropped, unlike one that is on, and only by its owner', async () => {
    const other = await person()
    await beginSecondFactor(userId)
    await beginSecondFactor(other.id)
    await abandonSecondFactor(userId)
    expect(await readSecondFactor(userId)).toEqual({ state: 'off' })
    expect((await readSecondFactor(other.id)).state).toBe('begun')
    await switchOn()
    await abandonSecondFactor(userId)
    expect((await readSecondFactor(userId)).state).toBe('on')
  })

  test('gives no recovery codes and cannot be ended, for it is not on', async () => {
    await beginSecondFactor(userId)
    expect(await renewRecoveryCodes(userId, await codeOf(userId))).toBeNull()
    expect(await endSecondFactor(userId, await codeOf(userId))).toBe(false)
    expect((await readSecondFactor(userId)).state).toBe('begun')
  })

  test('is not there for somebody who has none to confirm', async () => {
    expect(await confirmSecondFactor(userId, '000000')).toBeNull()
    expect(await spendCode(userId, '000000')).toBe(false)
  })

  test('forgets the codes of the one before, and begins anew', async () => {
    await switchOn()
    await endSecondFactor(userId, await codeOf(userId, 1))
    expect(await noticesTo(userId)).toEqual(['secondFactorOn', 'secondFactorOff'])
    // The same moment's code counts again, for it is of another secret.
    expect(await switchOn()).toHaveLength(RECOVERY_CODES)
  })
})

test('the mail about a used recovery code says how many are left', async () => {
  const [first, second] = await switchOn()
  for (const code of [first!, second!]) await spendCode(userId, code)
  const jobs = await db.outboxJob.findMany({
    where: { key: { startsWith: 'account:recoveryCodeUsed' } },
    orderBy: { id: 'asc' },
  })
  const left = jobs
    .map(({ payload }) => payload as { userId: number; data: { left: number } })
    .filter((job) => job.userId === userId)
    .map(({ data }) => data.left)
  expect(left).toEqual([RECOVERY_CODES - 1, RECOVERY_CODES - 2])
})
