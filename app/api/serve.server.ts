import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { isRefusal } from '~/domain/ground/domain-error'
import { findProgram, type Program } from '~/domain/people/api-tokens.server'
import { SECOND } from '~/platform/clock'
import { apiJson } from '~/platform/http/api.server'
import { readText } from '~/platform/http/body.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { byAddress } from '~/platform/address-limit.server'
import { hit, hitEach } from '~/platform/rate-limit.server'
import { answerTo } from '~/shell/refusal-answers.server'
import { CALLS, CALLS_FROM_ADDRESS, KEY_MAX, MOST_BYTES } from './limits'
import type { Fields, Operation } from './operation'
import { problem, type Wrong } from './problem.server'

interface Args {
  request: Request
  params: Record<string, string | undefined>
}

const KEY = new RegExp(`^[\\x21-\\x7e]{1,${KEY_MAX}}$`)
const BEARER = /^Bearer ([\w-]{1,200})$/i

/** Whose program calls; throws the answer for a token that opens nothing, or not this. */
async function authenticate(request: Request, { scope, side }: Operation): Promise<Program> {
  const given = request.headers.get('Authorization')
  const [, token = ''] = BEARER.exec(given?.trim() ?? '') ?? []
  const program = await findProgram(token)
  if (!program) {
    if (given !== null) noteSecurity('token refused', { request })
    const challenge = given === null ? 'Bearer' : 'Bearer error="invalid_token"'
    throw problem(
      401,
      given === null
        ? 'Send the header "Authorization: Bearer" with a token. Make one in your settings.'
        : 'This token is not known, has ended, or its owner may no longer do this.',
      { headers: { 'WWW-Authenticate': challenge } },
    )
  }
  if (scope === 'write' && program.scope === 'read')
    throw problem(403, 'This token may only read.', {
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
    })
  if (side && program.participant.side !== side)
    throw problem(403, 'This token acts for the studio. Only the client may do this.')
  return program
}

/** Counts a call by its address; throws the answer for one too many. */
async function countAddress() {
  const retryAfter = await hitEach(byAddress('api:address', CALLS_FROM_ADDRESS))
  if (retryAfter > 0)
    throw problem(429, 'There have been too many calls from this address in this hour.', {
      headers: { 'Retry-After': String(retryAfter) },
    })
}

/**
 * Counts a call by whose program makes it, whichever of their tokens it has; throws the answer for
 * one too many. The headers say how many are left.
 */
async function countCall({ userId }: Program): Promise<Record<string, string>> {
  const { allowed, retryAfter, left, resetsIn } = await hit(`api:user:${userId}`, CALLS)
  const headers = {
    'RateLimit-Policy': `"calls";q=${CALLS.limit};w=${CALLS.window / SECOND}`,
    RateLimit: `"calls";r=${left};t=${resetsIn}`,
  }
  if (!allowed)
    throw problem(429, 'Your tokens have made too many calls in this hour.', {
      headers: { ...headers, 'Retry-After': String(retryAfter) },
    })
  return headers
}

function check<Checked extends Fields>(
  fields: Checked | undefined,
  sent: unknown,
  place: (path: string) => Omit<Wrong, 'detail'>,
): z.output<Checked> {
  const parsed = fields?.safeParse(sent)
  if (!parsed) return {} as z.output<Checked>
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({
    ...place(path.map(String).join('/')),
    detail: message,
  }))
  throw problem(400, 'Something in the request is not right. "errors" says what.', { errors })
}

function readQuery({ query }: Operation, request: Request) {
  const sent = new URL(request.url).searchParams
  if (!query && sent.size > 0) throw problem(400, 'There are no parameters here.')
  return check(query, Object.fromEntries(sent), (parameter) => ({ parameter }))
}

async function readBody({ body }: Operation, request: Request) {
  if (!body) return {}
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw problem(415, 'Send JSON, with the header "Content-Type: application/json".')
  const text = await readText(request, MOST_BYTES)
  if (text === null) throw problem(413, `A body has at most ${MOST_BYTES / 1024} KB.`)
  let sent: unknown
  try {
    sent = JSON.parse(text)
  } catch {
    throw problem(400, 'The body is not JSON.')
  }
  return check(body, sent, (path) => ({ pointer: path === '' ? '' : `/${path}` }))
}

/** What a repeated POST is known by: each token has keys of its own. */
function readKey({ method }: Operation, request: Request, { tokenId }: Program) {
  if (method !== 'POST') return ''
  const key = request.headers.get('Idempotency-Key')?.trim() ?? ''
  if (!KEY.test(key))
    throw problem(
      400,
      `Send the header "Idempotency-Key" with a value of your own, up to ${KEY_MAX} characters: the same call with the same key is done once.`,
    )
  return `api:${tokenId}:${key}`
}

/** What the domain refused, in English, with the status that its page would have. */
function refuse(error: unknown) {
  if (isRefusal(error, 'notFound')) return missing()
  const refusal = answerTo(error, 'en')
  if (!refusal) throw error
  return problem(refusal.status, refusal.messages.join(' '))
}
const missing = () => problem(404, 'There is nothing here, or not for this token.')

async function run(operation: Operation, { request, params }: Args) {
  await countAddress()
  const program = await authenticate(request, operation)
  const headers = await countCall(program)
  const call = {
    participant: program.participant,
    params: params as Record<string, string>,
    query: readQuery(operation, request),
    key: readKey(operation, request, program),
    body: await readBody(operation, request),
  }
  const answer = await operation.handle(call).catch(refuse)
  if (answer instanceof Response) {
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
    return answer
  }
  if (answer === null) return missing()
  return apiJson(operation.answer.parse(answer), { status: operation.status, headers })
}

const thrown = (error: unknown) => {
  if (error instanceof Response) return error
  throw error
}

/** The answer of an operation, thrown or not. Throws what is a fault of ours. */
const answer = (operation: Operation, args: Args) => run(operation, args).catch(thrown)

/** The loader and the action of an address, by the operations that it has. */
export function serve(...operations: Operation[]) {
  const at = (method: string) => operations.find((one) => one.method === method)
  const methods = [...(at('GET') ? ['GET', 'HEAD'] : []), ...operations.map(({ method }) => method)]
  const wrongMethod = () =>
    problem(405, 'This address has other methods: see the header "Allow".', {
      headers: { Allow: [...new Set(methods)].join(', ') },
    })
  const read = at('GET')
  return {
    loader: (args: LoaderFunctionArgs) => (read ? answer(read, args) : wrongMethod()),
    action: (args: ActionFunctionArgs) => {
      const operation = at(args.request.method)
      return operation ? answer(operation, args) : wrongMethod()
    },
  }
}
