import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { lineSchema } from '~/platform/names'
import { COUNTRIES } from '~/domain/ground/countries'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from '~/domain/ground/tax-number.schema'
import { isBic, isIban, normalizeIban } from './iban.rules'

/** Which words on self-billing were agreed to. */
export const SELF_BILLING_TERMS = '2026-11'

type DetailsProblem =
  'required' | 'iban' | 'bic' | 'country' | 'vatNumber' | 'agreement' | AccountProblem
type AccountProblem = 'eitherAccount' | 'accountNumber' | 'needsBic'
type Say = (problem: DetailsProblem) => string

/** As a bank outside the IBAN countries writes one (ISO 20022, BBAN). */
const ACCOUNT_NUMBER = /^[A-Z0-9]{4,34}$/
const LONGEST_PASSWORD = 1000

const required = (say: Say, max: number) => lineSchema(max, { missing: say('required') })

/**
 * Where somebody is paid; the account number is new each time, since it is never shown again.
 */
const accountFields = (say: Say) => ({
  holder: required(say, 120),
  iban: z.string().max(60).transform(normalizeIban).refine(isIban, say('iban')).optional(),
  accountNumber: z
    .string()
    .max(60, say('accountNumber'))
    .transform(normalizeIban)
    .refine((number) => ACCOUNT_NUMBER.test(number), say('accountNumber'))
    .optional(),
  routing: z.string().overwrite(within(20, oneLine)).max(20).optional(),
  bic: z
    .string()
    .overwrite(within(20, oneLine))
    .max(20)
    .transform((text) => text.toUpperCase())
    .refine(isBic, say('bic'))
    .optional(),
  password: z.string(say('required')).max(LONGEST_PASSWORD),
})

/** An IBAN or another number, and with such a one the bank. */
function checksAccount(say: Say) {
  return (
    { iban, accountNumber, bic }: { iban?: string; accountNumber?: string; bic?: string },
    context: z.RefinementCtx,
  ) => {
    const wrong = (path: string, problem: AccountProblem) =>
      context.addIssue({ code: 'custom', path: [path], message: say(problem) })
    if (!iban === !accountNumber) wrong('iban', 'eitherAccount')
    if (accountNumber && bic === undefined) wrong('bic', 'needsBic')
  }
}

/** Where a studio on Studio Stack is paid. */
export const studioAccountSchema = (say: Say = () => '') =>
  z.object(accountFields(say)).superRefine(checksAccount(say))
export type StudioAccountFields = z.input<ReturnType<typeof studioAccountSchema>>
export type PayeeAccount = Omit<z.output<ReturnType<typeof studioAccountSchema>>, 'password'>

/** Where a freelancer is paid and how they are billed. */
export function payoutDetailsSchema(say: Say = () => '') {
  return z
    .object({
      ...accountFields(say),
      addressLine: required(say, 120),
      postalCode: required(say, 20),
      city: required(say, 100),
      country: z.enum(COUNTRIES, say('country')),
      vatNumber: taxNumberSchema(),
      agreement: z.literal('on', say('agreement')),
    })
    .superRefine(checksAccount(say))
    .superRefine(checksTaxNumber(say('vatNumber')))
    .overwrite(keepsTaxNumber)
}
export type PayoutDetailsFields = z.input<ReturnType<typeof payoutDetailsSchema>>
export type PayoutDetailsInput = Omit<
  z.output<ReturnType<typeof payoutDetailsSchema>>,
  'agreement' | 'password'
>
