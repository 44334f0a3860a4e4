import { adminPaths } from '~/paths/admin'
import { readWaitlistFilter, waitlistQuery } from '~/domain/studios/admin-waitlist.rules'
import {
  eachWaitlistEntry,
  firstWaitlistIds,
  nameWaitlist,
} from '~/domain/studios/admin-waitlist.server'
import { WAITLIST_ACTS } from '~/domain/studios/studio-invitation.server'
import { formatIsoDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { AdminList } from './list'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const COLUMNS = [
  'studio',
  'name',
  'email',
  'language',
  'status',
  'joined',
  'standsSince',
  'referrals',
] as const

async function* cells(query: URLSearchParams, language: Language) {
  const t = translator(language, 'admin-waitlist')
  for await (const {
    studioName,
    name,
    email,
    language: written,
    status,
    createdAt,
    standsSince,
    referrals,
  } of eachWaitlistEntry(readWaitlistFilter(query))) {
    yield [
      studioName,
      name,
      email,
      written,
      t(`status.${status}`),
      formatIsoDay(createdAt),
      standsSince ? formatIsoDay(standsSince) : '',
      String(referrals),
    ]
  }
}

export const waitlistList: AdminList = {
  readId: (value) => (UUID.test(value) ? value : null),
  keep: (query) => waitlistQuery(readWaitlistFilter(query)),
  href: adminPaths.waitlist,
  headings: (language) =>
    COLUMNS.map((column) => translator(language, 'admin-lists')(`columns.${column}`)),
  cells,
  acts: WAITLIST_ACTS,
  firstIds: (query, limit) => firstWaitlistIds(readWaitlistFilter(query), limit),
  called: async (ids) =>
    (await nameWaitlist(ids)).map(({ id, studioName, email }) => ({
      id,
      name: `${studioName}, ${email}`,
      href: adminPaths.waitlist({ q: email }),
    })),
}
