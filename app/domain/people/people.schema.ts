import { z } from 'zod'
import { oneLine, within } from '~/platform/free-text'
import {
  LOGIN_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordProblem,
  TYPED_PASSWORD_MAX,
  type PasswordProblem,
} from './people.rules'

/** A recovery code with spaces between all of its letters. */
const CODE_MAX = 60

/** The sign-in form and the body of POST /api/login; `required` is what an empty field says. */
export function signInSchema(required?: string) {
  return z.object({
    username: z
      .string(required)
      .overwrite(within(LOGIN_MAX, oneLine))
      .min(1, required)
      .max(LOGIN_MAX),
    password: z.string(required).min(1, required).max(TYPED_PASSWORD_MAX),
  })
}

/** The body of POST /api/login: the code is asked for where the account has a second factor. */
export const apiSignInSchema = signInSchema().extend({ code: z.string().max(CODE_MAX).optional() })

/** The page after the password. */
export function codeSchema(required?: string) {
  return z.object({
    code: z.string(required).overwrite(within(CODE_MAX, oneLine)).min(1, required).max(CODE_MAX),
  })
}

export function passwordResetSchema(required?: string) {
  return z.object({
    username: z
      .string(required)
      .overwrite(within(LOGIN_MAX, oneLine))
      .min(1, required)
      .max(LOGIN_MAX),
  })
}

/** What the browser is told of a new password; the rest of the rules needs its owner. */
export const newPasswordSchema = z.object({
  password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
})

/** A new password for `owner`; `say` words each problem. */
export function newPasswordFor(
  owner: { username: string; email: string },
  say: (problem: PasswordProblem | 'required') => string,
) {
  return z.object({
    password: z.string(say('required')).superRefine((password, context) => {
      const problem = passwordProblem(password, owner)
      if (problem) context.addIssue({ code: 'custom', message: say(problem) })
    }),
  })
}

export type CodeFields = z.input<ReturnType<typeof codeSchema>>
export type SignInFields = z.input<ReturnType<typeof signInSchema>>
export type PasswordResetFields = z.input<ReturnType<typeof passwordResetSchema>>
export type NewPasswordFields = z.input<typeof newPasswordSchema>
