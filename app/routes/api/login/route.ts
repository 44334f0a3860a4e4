import type { ActionFunctionArgs } from '@remix-run/node'
import type { output } from 'zod'
import { apiSignInSchema } from '~/domain/people/people.schema'
import { hasSecondFactor } from '~/domain/people/second-factor.server'
import { authenticator, openSession } from '~/account/authenticator.server'
import { checkCode } from '~/account/second-step.server'
import { requireSameOrigin, wrongMethod } from '~/platform/http/api-guards.server'
import { apiError, apiJson } from '~/platform/http/api.server'
import { readText } from '~/platform/http/body.server'
import { readForm, withForm } from '~/platform/http/form.server'
import { onError } from '~/platform/on-error'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { requiresSecondFactor } from '~/platform/session/guards.server'
import type { Viewer } from '~/platform/session/roles'

export function loader() {
  return wrongMethod('POST')
}

export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  requireSameOrigin(request)
  const credentials = apiSignInSchema.safeParse(await readBody(request))
  if (!credentials.success) return apiError(400, 'Username and password are required')
  return signIn(request, credentials.data).catch(onError(SignInRefused, refused))
}

async function signIn(request: Request, { code, ...known }: output<typeof apiSignInSchema>) {
  const viewer = await authenticator.authenticate('form', withForm(request, known))
  if (await hasSecondFactor(viewer.id)) {
    if (!code) return apiError(401, 'Second factor required')
    if (!(await checkCode(request, viewer.id, code))) throw new SignInRefused()
  } else if (requiresSecondFactor(viewer)) return apiError(403, 'Second factor has to be set up')
  return signedIn(request, viewer)
}

const MOST_BYTES = 64 * 1024

/** JSON, or the fields of a form; undefined for anything else. */
async function readBody(request: Request): Promise<unknown> {
  try {
    if (/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
      return JSON.parse((await readText(request, MOST_BYTES)) ?? '')
    return Object.fromEntries(await readForm(request))
  } catch {
    return undefined
  }
}

async function signedIn(request: Request, viewer: Viewer) {
  const { id, username, email, role, isAdmin } = viewer
  const answer = apiJson({ id, username, email, role, isAdmin })
  for (const cookie of await openSession(request, viewer))
    answer.headers.append('Set-Cookie', cookie)
  return answer
}

function refused({ message, retryAfter }: SignInRefused) {
  if (retryAfter === 0) return apiError(401, message)
  const answer = apiError(429, 'Too many attempts')
  answer.headers.set('Retry-After', String(retryAfter))
  return answer
}
