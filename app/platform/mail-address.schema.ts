import { z } from 'zod'
import { within } from './free-text'
import { normalizeAddress } from './mail-address'

const ADDRESS = z.email()

/** A mail address that somebody types, in the form of `normalizeAddress`. */
export function mailAddress(error: string, { max = 200, tooLong = error } = {}) {
  return z
    .string({ error })
    .overwrite(within(max, normalizeAddress))
    .max(max, tooLong)
    .refine((address) => ADDRESS.safeParse(address).success, error)
}
