const SECOND = 1000
const TIME_OUT = 15 * SECOND
const LONGEST_DELAY = 30 * SECOND

/** A request that brought no answer to use; `status` is 0 when there was no answer at all. */
export class RequestError extends Error {
  name = 'RequestError'
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }
}

export interface RetryPolicy {
  retries: number
  /** True for a status that another try would not mend. */
  isFinal(status: number): boolean
}

const isRefusal = (status: number) => status >= 400 && status < 500

/** How often what is tried again (spec §9). */
export const retryPolicies = {
  reading: { retries: 2, isFinal: (status) => status === 403 || status === 404 },
  startUp: { retries: 2, isFinal: isRefusal },
  mutation: { retries: 1, isFinal: isRefusal },
} satisfies Record<string, RetryPolicy>

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Runs `attempt`, again after 1 s, 2 s, 4 s, at most 30 s, as the policy allows; throws what the
 * last one threw.
 */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { retries, isFinal }: RetryPolicy,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof RequestError) || failures >= retries || isFinal(error.status))
        throw error
      await pause(Math.min(SECOND * 2 ** failures, LONGEST_DELAY))
    }
  }
}

function withBody(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
}

async function send(method: string, path: string, body: unknown) {
  const response = await fetch(path, { method, credentials: 'include', ...withBody(body) }).catch(
    () => {
      throw new RequestError('Network error - please check your internet connection', 0)
    },
  )
  if (response.ok) return response
  const text = await response.text().catch(() => '')
  throw new RequestError(`${response.status}: ${text || response.statusText}`, response.status)
}

/**
 * Sends JSON or a form, with credentials (spec §7); throws RequestError `{status}: {body or status
 * text}` (spec §8).
 */
export function apiRequest(
  method: string,
  path: string,
  body?: unknown,
  policy: RetryPolicy = retryPolicies.mutation,
) {
  return withRetries(() => send(method, path, body), policy)
}

async function read(path: string): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIME_OUT)
  try {
    const response = await fetch(path, {
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Prefer: 'return=minimal',
      },
      signal: limit.signal,
    })
    if (!response.ok)
      throw new RequestError(`HTTP error! status: ${response.status}`, response.status)
    return await response.json()
  } catch (error) {
    if (limit.signal.aborted)
      throw new RequestError('Request timeout - please check your connection', 0)
    if (error instanceof TypeError)
      throw new RequestError('Network error - please check your internet connection', 0)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Reads JSON within 15 seconds a try; throws RequestError with the texts of spec §8. */
export async function fetchJson<T>(
  path: string,
  policy: RetryPolicy = retryPolicies.reading,
): Promise<T> {
  return (await withRetries(() => read(path), policy)) as T
}
