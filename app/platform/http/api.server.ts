import { MINUTE, SECOND } from '../clock'
import { keepList } from './kept-pages.server'

const FRESH = (15 * MINUTE) / SECOND
const STALE = (15 * MINUTE) / SECOND

const CACHING = {
  none: { 'Cache-Control': 'no-store' },
  public: {
    'Cache-Control': `public, max-age=${FRESH}, stale-while-revalidate=${STALE}`,
    Vary: 'Accept-Language, Cookie',
  },
}

interface ApiAnswer {
  status?: number
  /** 'public' for lists that are the same for everyone: fresh 15 minutes, usable 30 (spec §9). */
  cache?: keyof typeof CACHING
  headers?: Record<string, string>
}

/** A JSON answer of the contract (spec §7); nobody keeps it unless `cache` says so. */
export function apiJson(
  data: unknown,
  { status = 200, cache = 'none', headers: more }: ApiAnswer = {},
) {
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    ...CACHING[cache],
    'X-Content-Type-Options': 'nosniff',
    ...more,
  })
  const json = JSON.stringify(data)
  if (cache === 'public') keepList(json, headers)
  return new Response(json, { status, headers })
}

/** A refusal of the contract: `{message}`. */
export function apiError(status: number, message: string, headers?: Record<string, string>) {
  return apiJson({ message }, { status, headers })
}
