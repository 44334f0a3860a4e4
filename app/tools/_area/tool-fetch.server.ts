import { mayAsk } from './host-limit.server'
import { readPageAddress } from './page-address.rules'
import { MINUTE, SECOND } from '~/platform/clock'
import {
  guardedFetch,
  type GuardedAnswer,
  type GuardedOptions,
} from '~/platform/guarded-fetch/guarded-fetch.server'
import { fetchRefusalStatus, GuardedFetchError } from '~/platform/guarded-fetch/refusal'
import { byAddress } from '~/platform/address-limit.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { onError } from '~/platform/on-error'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'

/** For one visitor over all tools that ask other sites; and for one site, whoever asks it. */
const VISITOR_LIMIT = { limit: 60, window: 10 * MINUTE }
const SITE_LIMIT = { limit: 240, window: 10 * MINUTE }
const TIMEOUT = 10 * SECOND
const PAGE_TYPES = /^(text\/html|application\/xhtml\+xml)\b/i

export type ToolFetch =
  | { answer: GuardedAnswer; refused?: undefined }
  | { answer?: undefined; refused: string; status: number }

/** Why an address was not answered, in words. */
function sayFetchRefusal(error: GuardedFetchError, language: Language, timeout = TIMEOUT): string {
  const type = error.detail.split(';')[0]!.slice(0, 60) || '?'
  return translator(language, 'tool-fetch')(`refused.${error.reason}`, {
    type,
    seconds: timeout / SECOND,
  })
}

/** What the visitor may do no more of for now, in words; null while there is room. */
async function throttled(url: string, language: Language): Promise<string | null> {
  const wait = await hitEach({
    ...byAddress('tool-fetch', VISITOR_LIMIT),
    [`tool-fetch:site:${new URL(url).hostname}`]: SITE_LIMIT,
  })
  return wait > 0
    ? translator(language, 'tool-fetch')('throttled', { count: waitInMinutes(wait) })
    : null
}

/**
 * The page at an address that a visitor typed, through the guarded fetcher, with a limit for each
 * visitor and each site; or why not, in words, with the status to answer by. A page that its server
 * answers with an error is an answer.
 */
export async function fetchForTool(
  typed: string,
  language: Language,
  options: GuardedOptions = {},
): Promise<ToolFetch> {
  const t = translator(language, 'tool-fetch')
  const read = readPageAddress(typed)
  if ('problem' in read) return { refused: t(read.problem), status: 400 }
  const wait = await throttled(read.url, language)
  if (wait) return { refused: wait, status: 429 }
  const page = new URL(read.url)
  return guardedFetch(read.url, {
    timeout: TIMEOUT,
    types: PAGE_TYPES,
    admit: (url) => mayAsk(url, page),
    ...options,
  }).then(
    (answer) => ({ answer }),
    onError(GuardedFetchError, (error) => ({
      refused: sayFetchRefusal(error, language, options.timeout),
      status: fetchRefusalStatus(error.reason),
    })),
  )
}
