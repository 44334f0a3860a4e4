import { describe, expect, test } from 'vitest'
import { toBase32 } from './base32'
import { hotp, matchTotp, totpAddress, totpStep } from './totp'

const ascii = (text: string) => Buffer.from(text, 'ascii')
const DIGITS = '1234567890'
const SEEDS = {
  sha1: ascii(DIGITS.repeat(2)),
  sha256: ascii(DIGITS.repeat(4).slice(0, 32)),
  sha512: ascii(DIGITS.repeat(7).slice(0, 64)),
}

describe('one-time codes', () => {
  test('are those of RFC 4226, appendix D', () => {
    const codes = Array.from({ length: 10 }, (_, counter) => hotp(SEEDS.sha1, counter))
    expect(codes).toEqual([
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ])
  })

  test.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('are those of RFC 6238, appendix B, at %d seconds', (seconds, sha1, sha256, sha512) => {
    const step = totpStep(new Date(seconds * 1000))
    const codes = (['sha1', 'sha256', 'sha512'] as const).map((algorithm) =>
      hotp(SEEDS[algorithm], step, { digits: 8, algorithm }),
    )
    expect(codes).toEqual([sha1, sha256, sha512])
  })

  test('match their own step and those beside it, and no other', () => {
    const at = new Date(1_234_567_890_000)
    const step = totpStep(at)
    const matched = [-2, -1, 0, 1, 2].map((drift) =>
      matchTotp(SEEDS.sha1, hotp(SEEDS.sha1, step + drift), at),
    )
    expect(matched).toEqual([null, step - 1, step, step + 1, null])
    for (const wrong of ['', '00592', '0059244', 'abcdef', '005 24', '٠٠٥٩٢٤'])
      expect(matchTotp(SEEDS.sha1, wrong, at), wrong).toBeNull()
  })
})

test('base32 is that of RFC 4648, without padding', () => {
  expect(
    ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(ascii(text))),
  ).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
})

test('the address names issuer and account', () => {
  const address = totpAddress({
    issuer: 'Kanal & Co',
    account: 'åsa@example.com',
    secret: 'MZXW6YTB',
  })
  expect(address).toBe(
    'otpauth://totp/Kanal%20%26%20Co:%C3%A5sa%40example.com?secret=MZXW6YTB&issuer=Kanal%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  )
})
