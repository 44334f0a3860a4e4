import { z } from 'zod'

const LONGEST_NAME = 120

/** The statement of a withdrawal: who withdraws, and where its acknowledgement goes (Directive 2011/83/EU, art. 11a). */
export function withdrawalSchema(say: (problem: 'name' | 'email') => string) {
  return z.object({
    name: z.string({ error: say('name') }).trim().min(1, say('name')).max(LONGEST_NAME, say('name')),
    email: z.email({ error: say('email') }),
  })
}
export type WithdrawalFields = z.input<ReturnType<typeof withdrawalSchema>>
