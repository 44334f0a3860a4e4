import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { nameSchema } from '~/platform/names'

const LONGEST_NAME = 120

/**
 * The statement of a withdrawal: who withdraws, and where its acknowledgement goes (Directive
 * 2011/83/EU, art. 11a).
 */
export function withdrawalSchema(say: (problem: 'name' | 'signs' | 'email') => string) {
  return z.object({
    name: nameSchema(LONGEST_NAME, {
      missing: say('name'),
      signs: say('signs'),
      tooLong: say('name'),
    }),
    email: mailAddress(say('email')),
  })
}
export type WithdrawalFields = z.input<ReturnType<typeof withdrawalSchema>>
