import { hotp, totpStep } from '../../app/platform/crypto/totp'
import type { Page } from './page'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * What a phone makes of the key that was typed into it; `steps` from now, since no code is accepted
 * twice.
 */
export function codeOf(key: string, steps = 0) {
  const bits = [...key.replace(/\s/g, '')]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return hotp(
    Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))),
    totpStep(new Date()) + steps,
  )
}

/** The code for the key on the page where a second factor is set up. */
export function codeOn(page: Page) {
  return codeOf(
    new URL(page.$('main a[href^="otpauth:"]').attr('href')!).searchParams.get('secret')!,
  )
}
