import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { oneLine, within } from '~/platform/free-text'
import { lineSchema, nameSchema, optionalLineSchema } from '~/platform/names'
import { COUNTRIES } from '~/domain/ground/countries'
import { usernameProblem } from './people.rules'
import { newPasswordFor, newPasswordSchema } from './people.schema'

/** Longer than any password that was ever set. */
const PASSWORD_TYPED_MAX = 1000
export const PHONE = /^\+?[0-9][0-9 ()/.-]{4,28}$/

/** What each field says when it is wrong. */
export type AccountWords = (
  problem: 'required' | 'signs' | 'username' | 'phone' | 'email' | 'country',
) => string

const bare: AccountWords = () => ''

function required(say: AccountWords, max: number) {
  return lineSchema(max, { missing: say('required') })
}

/** A person's name. */
export function named(say: AccountWords, max: number) {
  return nameSchema(max, { missing: say('required'), signs: say('signs') })
}

export function profileSchema(current: string, say: AccountWords = bare) {
  return z.object({
    name: named(say, 120),
    username: required(say, 40).refine(
      (name) => usernameProblem(name, current) === null,
      say('username'),
    ),
    phone: z.string().overwrite(within(30, oneLine)).max(30).regex(PHONE, say('phone')).optional(),
  })
}

export function emailSchema(say: AccountWords = bare) {
  return z.object({
    email: mailAddress(say('email')),
    password: z.string(say('required')).max(PASSWORD_TYPED_MAX),
  })
}

export function currentPasswordSchema(say: AccountWords = bare) {
  return z.object({ password: z.string(say('required')).max(PASSWORD_TYPED_MAX) })
}

export function addressSchema(say: AccountWords = bare) {
  return z.object({
    label: required(say, 60),
    line1: required(say, 120),
    line2: optionalLineSchema(70, say('required')),
    postalCode: required(say, 20),
    city: required(say, 100),
    country: z.enum(COUNTRIES, say('country')),
    preferred: z.boolean().default(false),
  })
}

export type ProfileFields = z.input<ReturnType<typeof profileSchema>>
export type EmailFields = z.input<ReturnType<typeof emailSchema>>
export type AddressFields = z.input<ReturnType<typeof addressSchema>>
export type AddressInput = z.output<ReturnType<typeof addressSchema>>

/** What the browser is told of a changed password; the rest of the rules needs its owner. */
export const passwordChangeSchema = newPasswordSchema.extend({
  current: z.string().max(PASSWORD_TYPED_MAX),
})

/** The present password and a new one for `owner`; `say` words each problem of the new one. */
export function passwordChangeFor(
  owner: Parameters<typeof newPasswordFor>[0],
  say: Parameters<typeof newPasswordFor>[1],
  missing: string,
) {
  return newPasswordFor(owner, say).extend({ current: z.string(missing).max(PASSWORD_TYPED_MAX) })
}

export type PasswordChangeFields = z.input<typeof passwordChangeSchema>
