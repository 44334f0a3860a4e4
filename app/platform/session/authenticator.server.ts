import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'

export interface Credentials {
  username: string
  password: string
}

/**
 * Whoever asks to be signed in and is not; `retryAfter` is in seconds and above 0 when there were
 * too many tries, `forGood` when waiting does not help.
 */
export class SignInRefused extends Error {
  name = 'SignInRefused'
  constructor(
    readonly retryAfter = 0,
    readonly forGood = false,
  ) {
    super('Login failed')
  }
}

function text(value: FormDataEntryValue | null) {
  return typeof value === 'string' ? value : ''
}

/**
 * An authenticator with the one strategy `form`; `verify` gives back who it is or throws
 * SignInRefused.
 */
export function createAuthenticator<User>(
  verify: (credentials: Credentials, request: Request) => Promise<User>,
) {
  return new Authenticator<User>().use(
    new FormStrategy(({ form, request }) =>
      verify(
        { username: text(form.get('username')), password: text(form.get('password')) },
        request,
      ),
    ),
    'form',
  )
}
