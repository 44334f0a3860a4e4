import { randomBytes } from 'node:crypto'
import { brand } from '~/brand'
import { currentTime } from '~/platform/clock'
import { toBase32 } from '~/platform/crypto/base32'
import {
  hashesOfSecret,
  hashSecret,
  openSecret,
  sealSecret,
} from '~/platform/crypto/secret-box.server'
import { matchTotp, TOTP_SECRET_BYTES, totpAddress } from '~/platform/crypto/totp'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { tellAccount } from './account-notices.server'
import { asRecoveryCode, inGroups, normalizeCode, RECOVERY_CODES } from './second-factor.rules'

/** 16 letters of 32: 80 bits. */
const RECOVERY_BYTES = 10
const GROUP = 4

export type SecondFactorView =
  | { state: 'off' }
  | { state: 'begun'; secret: string; address: string }
  | { state: 'on'; since: Date; codesLeft: number }

/** Whether a code is asked for after this person's password. */
export async function hasSecondFactor(userId: number): Promise<boolean> {
  return (await db.user.count({ where: { id: userId, totpConfirmedAt: { not: null } } })) > 0
}

/** How far somebody is: off, begun (with the secret to type into the phone), or on. */
export async function readSecondFactor(userId: number): Promise<SecondFactorView> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      username: true,
      totpSecret: true,
      totpConfirmedAt: true,
      _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
    },
  })
  if (user.totpConfirmedAt)
    return { state: 'on', since: user.totpConfirmedAt, codesLeft: user._count.recoveryCodes }
  const opened = user.totpSecret && openSecret('totp', user.totpSecret)
  if (!opened) return { state: 'off' }
  const secret = toBase32(opened)
  return {
    state: 'begun',
    secret,
    address: totpAddress({ issuer: brand.name, account: user.username, secret }),
  }
}

/**
 * Draws a secret, which counts for nothing until a code confirms it; one that is begun or confirmed
 * stays, so that a picture scanned in another tab holds.
 */
export async function beginSecondFactor(userId: number): Promise<void> {
  if ((await readSecondFactor(userId)).state !== 'off') return
  const totpSecret = sealSecret('totp', randomBytes(TOTP_SECRET_BYTES))
  await db.user.updateMany({
    where: { id: userId, totpConfirmedAt: null },
    data: { totpSecret, totpLastStep: null },
  })
}

/** Accepts a code of the phone once: of callers at the same time one gets true. */
async function acceptTotp(
  tx: Transaction,
  userId: number,
  code: string,
  data: { totpConfirmedAt?: Date } = {},
): Promise<boolean> {
  const { totpSecret } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { totpSecret: true },
  })
  const secret = totpSecret && openSecret('totp', totpSecret)
  const step = secret ? matchTotp(secret, code) : null
  if (step === null) return false
  const { count } = await tx.user.updateMany({
    where: { id: userId, totpSecret, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step, ...data },
  })
  return count === 1
}

/** Accepts a recovery code, once and never again. */
async function acceptRecoveryCode(tx: Transaction, userId: number, code: string): Promise<boolean> {
  const codeHash = { in: hashesOfSecret('recovery-code', `${userId}:${asRecoveryCode(code)}`) }
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash, usedAt: null },
    data: { usedAt: currentTime() },
  })
  if (count === 0) return false
  const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } })
  await tellAccount(tx, userId, 'recoveryCodeUsed', { left })
  return true
}

async function accept(tx: Transaction, userId: number, typed: string): Promise<boolean> {
  const code = normalizeCode(typed)
  return (await acceptTotp(tx, userId, code)) || acceptRecoveryCode(tx, userId, code)
}

/**
 * Whether what was typed is a code of this person's phone or recovery codes that was not used
 * before; it is used now.
 */
export function spendCode(userId: number, typed: string): Promise<boolean> {
  return transaction((tx) => accept(tx, userId, typed))
}

async function replaceRecoveryCodes(tx: Transaction, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(RECOVERY_BYTES)))
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      userId,
      codeHash: hashSecret('recovery-code', `${userId}:${code}`),
    })),
  })
  return codes.map((code) => inGroups(code, GROUP, '-'))
}

/**
 * Switches it on by the phone's first code. The recovery codes, which are nowhere else; null when
 * the code is wrong or it is on already.
 */
export function confirmSecondFactor(userId: number, typed: string): Promise<string[] | null> {
  return transaction(async (tx) => {
    if ((await tx.user.count({ where: { id: userId, totpConfirmedAt: null } })) === 0) return null
    if (!(await acceptTotp(tx, userId, normalizeCode(typed), { totpConfirmedAt: currentTime() })))
      return null
    await tellAccount(tx, userId, 'secondFactorOn')
    return replaceRecoveryCodes(tx, userId)
  })
}

/** New recovery codes in place of the old ones, against a code; null when it is wrong. */
export function renewRecoveryCodes(userId: number, typed: string): Promise<string[] | null> {
  return transaction(async (tx) => {
    if (!(await isOn(tx, userId)) || !(await accept(tx, userId, typed))) return null
    return replaceRecoveryCodes(tx, userId)
  })
}

/** Switches it off, against a code; false when it is wrong. */
export function endSecondFactor(userId: number, typed: string): Promise<boolean> {
  return transaction(async (tx) => {
    if (!(await isOn(tx, userId)) || !(await accept(tx, userId, typed))) return false
    await tx.user.update({
      where: { id: userId },
      data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
    })
    await tx.recoveryCode.deleteMany({ where: { userId } })
    await tellAccount(tx, userId, 'secondFactorOff')
    return true
  })
}

async function isOn(tx: Transaction, userId: number) {
  return (await tx.user.count({ where: { id: userId, totpConfirmedAt: { not: null } } })) > 0
}

/** Drops a secret that nobody confirmed. */
export async function abandonSecondFactor(userId: number): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, totpConfirmedAt: null },
    data: { totpSecret: null },
  })
}
