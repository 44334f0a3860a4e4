import { adminPaths } from '~/paths/admin'
import {
  isNarrowed,
  readWaitlistFilter,
  WAITLIST_SORTS,
  WAITLIST_STATUSES,
  waitlistQuery,
  type WaitlistFilter,
} from '~/domain/studios/admin-waitlist.rules'
import { listWaitlist, type WaitlistRow } from '~/domain/studios/admin-waitlist.server'
import { formatDate, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { readIdPlace, type Place } from '~/platform/paging'
import { loadListTools } from '~/routes/admin/_area/lists/lists.server'

const hrefOf = (filter: WaitlistFilter, place: Place<string> = {}) =>
  adminPaths.waitlist({ ...waitlistQuery(filter), ...place })

/** The fields of the filter: what there is to choose, and what is chosen. */
function toSelects({ status, language: written, sort }: WaitlistFilter, language: Language) {
  const t = translator(language, 'admin-waitlist')
  const [usual, ...sorts] = WAITLIST_SORTS
  return [
    {
      name: 'status',
      label: t('list.status'),
      value: status,
      options: WAITLIST_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: 'language',
      label: t('list.language'),
      value: written,
      options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
    },
    {
      name: 'sort',
      label: t('list.sort'),
      value: sort === usual ? null : sort,
      placeholder: t(`list.sorts.${usual}`),
      options: sorts.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
    },
  ]
}

function presentRow(
  {
    id,
    studioName,
    name,
    email,
    language: written,
    status,
    referrals,
    createdAt,
    standsSince,
  }: WaitlistRow,
  language: Language,
) {
  return {
    ...{ id, studioName, name, email, status },
    language: isLanguage(written) ? LANGUAGE_NAMES[written] : written,
    referrals: formatNumber(referrals, language),
    joined: formatDate(createdAt, language),
    standsSince: standsSince && formatDate(standsSince, language),
  }
}

/**
 * The studios on the waitlist: the page of them that the address asks for, and what an admin can do
 * with the list.
 */
export async function loadAdminWaitlist(
  query: URLSearchParams,
  adminId: number,
  language: Language,
) {
  const filter = readWaitlistFilter(query)
  const [{ rows, before, after }, tools] = await Promise.all([
    listWaitlist(filter, readIdPlace(query)),
    loadListTools('waitlist', query, adminId),
  ])
  return {
    tools,
    title: translator(language, 'admin-waitlist')('title'),
    q: filter.q,
    narrowed: isNarrowed(filter),
    selects: toSelects(filter, language),
    rows: rows.map((row) => presentRow(row, language)),
    previousHref: before && hrefOf(filter, { before }),
    nextHref: after && hrefOf(filter, { after }),
  }
}
