import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { lineSchema, nameSchema } from '~/platform/names'
import { COUNTRIES } from '~/domain/ground/countries'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from '~/domain/ground/tax-number.schema'
import { passwordProblem, type PasswordProblem } from './people.rules'
import { COMPANY_ROLES } from './participant.rules'

const NAME_MAX = 160

type CompanyProblem = 'name' | 'signs' | 'vatNumber' | 'address' | 'postalCode' | 'city' | 'country'

/** A company's facts, checked as at checkout; `say` words each problem. */
export function companySchema(say: (problem: CompanyProblem) => string) {
  const required = (max: number, problem: CompanyProblem) =>
    lineSchema(max, { missing: say(problem) })
  return z
    .object({
      name: nameSchema(NAME_MAX, { missing: say('name'), signs: say('signs') }),
      vatNumber: taxNumberSchema(),
      addressLine: required(200, 'address'),
      postalCode: required(20, 'postalCode'),
      city: required(100, 'city'),
      country: z.enum(COUNTRIES, { error: say('country') }),
    })
    .superRefine(checksTaxNumber(say('vatNumber')))
    .overwrite(keepsTaxNumber)
}
export type CompanyInput = z.infer<ReturnType<typeof companySchema>>
export type CompanyFields = z.input<ReturnType<typeof companySchema>>

/** Who is invited, and as what. */
export function invitationSchema(say: (problem: 'email' | 'role') => string) {
  return z.object({
    email: mailAddress(say('email')),
    role: z.enum(COMPANY_ROLES, { error: say('role') }),
  })
}
export type InvitationInput = z.infer<ReturnType<typeof invitationSchema>>
export type InvitationFields = z.input<ReturnType<typeof invitationSchema>>

export const memberSchema = z.object({
  companyId: z.uuid(),
  userId: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})
export const memberRoleSchema = memberSchema.extend({ role: z.enum(COMPANY_ROLES) })
export const invitationStepSchema = z.object({ companyId: z.uuid(), invitationId: z.uuid() })

/**
 * What somebody chooses who joins without an account: a name, and a password that is none of the
 * names of `email`.
 */
export function joinSchema(
  email: string,
  say: (problem: PasswordProblem | 'name' | 'signs' | 'required') => string,
) {
  return z.object({
    name: nameSchema(120, { missing: say('name'), signs: say('signs') }),
    password: z.string(say('required')).superRefine((password, context) => {
      const problem = passwordProblem(password, { username: email, email })
      if (problem) context.addIssue({ code: 'custom', message: say(problem) })
    }),
  })
}
export type JoinFields = z.input<ReturnType<typeof joinSchema>>
