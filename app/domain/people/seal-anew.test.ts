import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { openSecret, sealSecret } from '~/platform/crypto/secret-box.server'
import { hotp, totpStep } from '~/platform/crypto/totp'
import { db } from '~/platform/db/db.server'
import { env } from '~/platform/env.server'
import { createFreelancer } from '../../../tests/factories/freelancer'
import { sealAllAnew } from './seal-anew.server'
import { makeEndpoint, rotateSecret } from '../webhooks/endpoints.server'
import { keyOf, openKey } from '../webhooks/signature.server'
import { beginSecondFactor, confirmSecondFactor, spendCode } from './second-factor.server'

const old = env.secrets
const NEW = 'the-secret-that-follows-the-old-one'

let userId: number

const sealedOf = async () => {
  const { totpSecret, freelancer } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: { freelancer: true },
  })
  return { totp: totpSecret!, details: freelancer!.payoutDetails! }
}

const codeOf = async (drift = 0) =>
  hotp(openSecret('totp', (await sealedOf()).totp)!, totpStep(new Date()) + drift)

beforeEach(async () => {
  ;({ userId } = await createFreelancer({
    payoutDetails: sealSecret('payout-details', randomBytes(40)),
  }))
  await beginSecondFactor(userId)
})

afterEach(() => {
  env.secrets = old
})

test('what the old secret made opens beside a new one, which signs from then on', async () => {
  const [recoveryCode] = (await confirmSecondFactor(userId, await codeOf()))!
  const link = signLinkToken('unsubscribe', 'row')
  env.secrets = [NEW, ...old]
  expect(await spendCode(userId, await codeOf(1))).toBe(true)
  expect(await spendCode(userId, recoveryCode!)).toBe(true)
  expect(readLinkToken('unsubscribe', link)).toBe('row')
  const newer = signLinkToken('unsubscribe', 'row')
  env.secrets = [NEW]
  expect(readLinkToken('unsubscribe', newer)).toBe('row')
  expect(readLinkToken('unsubscribe', link)).toBeNull()
})

test('what is sealed anew opens without the old secret, and is not touched again', async () => {
  const before = await sealedOf()
  const details = openSecret('payout-details', before.details)
  env.secrets = [NEW, ...old]
  expect(await sealAllAnew()).toBeGreaterThanOrEqual(2)
  expect(await sealAllAnew()).toBe(0)
  env.secrets = [NEW]
  const after = await sealedOf()
  expect(openSecret('totp', after.totp)).toHaveLength(20)
  expect(openSecret('payout-details', after.details)).toEqual(details)
  expect(openSecret('totp', before.totp)).toBeNull()
})

test('what neither secret opens stays as it is', async () => {
  const before = await sealedOf()
  env.secrets = [NEW, `${NEW}-too`]
  await sealAllAnew()
  expect(await sealedOf()).toEqual(before)
})

test('the secrets of an endpoint are sealed anew, the one before it too', async () => {
  const { id, secret } = await makeEndpoint(userId, {
    ...{ name: 'Books', url: 'https://books.example', subjects: ['order'], studioId: null },
  })
  const fresh = await rotateSecret(userId, id)
  env.secrets = [NEW, ...old]
  await sealAllAnew()
  env.secrets = [NEW]
  const kept = await db.webhookEndpoint.findUniqueOrThrow({ where: { id } })
  expect([openKey(kept.secret), openKey(kept.oldSecret!)]).toEqual([fresh, secret].map(keyOf))
})
