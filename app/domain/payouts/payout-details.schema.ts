import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import { lineSchema } from '~/platform/names'
import { COUNTRIES } from '~/domain/ground/countries'
import { checksTaxNumber, keepsTaxNumber, taxNumberSchema } from '~/domain/ground/tax-number.schema'
import { isBic, isIban, normaliseIban } from './iban.rules'

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
 * Where a freelancer is paid and how they are billed; the account number is new each time, since it
 * is never shown again.
 */
export function payoutDetailsSchema(say: Say = () => '') {
  return z
    .object({
      holder: required(say, 120),
      iban: z.string().max(60).transform(normaliseIban).refine(isIban, say('iban')).optional(),
      accountNumber: z
        .string()
        .max(60, say('accountNumber'))
        .transform(normaliseIban)
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
      addressLine: required(say, 120),
      postalCode: required(say, 20),
      city: required(say, 100),
      country: z.enum(COUNTRIES, say('country')),
      vatNumber: taxNumberSchema(),
      agreement: z.literal('on', say('agreement')),
      password: z.string(say('required')).max(LONGEST_PASSWORD),
    })
    .refine(({ iban, accountNumber }) => !iban !== !accountNumber, {
      message: say('eitherAccount'),
      path: ['iban'],
    })
    .refine(({ accountNumber, bic }) => !accountNumber || bic !== undefined, {
      message: say('needsBic'),
      path: ['bic'],
    })
    .superRefine(checksTaxNumber(say('vatNumber')))
    .overwrite(keepsTaxNumber)
}
export type PayoutDetailsFields = z.input<ReturnType<typeof payoutDetailsSchema>>
export type PayoutDetailsInput = Omit<
  z.output<ReturnType<typeof payoutDetailsSchema>>,
  'agreement' | 'password'
>
