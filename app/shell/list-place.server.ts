import type { Language } from '~/platform/i18n/languages'
import type { Page } from '~/platform/paging'
import type { ListPlace } from './list-place'
import { unreadParts } from './unread-address.server'

/**
 * What a list without a filter shows beside its rows: the ways to the pages before and after, and
 * that an address names none.
 */
export function presentPlace(
  query: URLSearchParams,
  { before, after, strayed }: Omit<Page<unknown, string>, 'rows'>,
  hrefAt: (place: { before?: string; after?: string }) => string,
  language: Language,
): ListPlace {
  return {
    unreadable: unreadParts(query, [], { strayed }, language),
    previousHref: before === null ? null : hrefAt({ before }),
    nextHref: after === null ? null : hrefAt({ after }),
  }
}
