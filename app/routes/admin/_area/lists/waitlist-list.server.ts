import { WAITLIST_STATUSES } from '~/domain/ground/machines.rules'
import { nameWaitlist, waitlist } from '~/domain/studios/admin-waitlist.server'
import { WAITLIST_ACTS } from '~/domain/studios/studio-invitation.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const waitlistList = defineList({
  name: 'waitlist',
  href: adminPaths.waitlist,
  source: waitlist,
  words: (language) => {
    const t = translator(language, 'admin-waitlist')
    return {
      title: t('title'),
      caption: t('list.caption'),
      empty: { title: t('list.empty'), text: t('list.emptyText') },
      searchHint: t('list.searchHint'),
      selects: [
        select('status', t('list.status'), WAITLIST_STATUSES, (status) => t(`status.${status}`)),
        select('language', t('list.language'), LANGUAGES, (code) => LANGUAGE_NAMES[code]),
      ],
      sort: { label: t('list.sort'), name: (sort) => t(`list.sorts.${sort}`) },
      columns: [
        {
          key: 'studio',
          heading: t('list.studio'),
          value: ({ studioName }) => studioName,
          rowHeader: true,
        },
        { key: 'name', value: ({ name }) => name },
        { key: 'email', value: ({ email }) => email },
        { key: 'language', heading: t('list.language'), value: (row) => row.language },
        { key: 'status', heading: t('list.status'), value: ({ status }) => t(`status.${status}`) },
        {
          key: 'joined',
          heading: t('list.joined'),
          value: ({ createdAt }) => createdAt,
          nowrap: true,
        },
        {
          key: 'standsSince',
          heading: t('list.standsSince'),
          value: ({ standsSince }) => standsSince,
          nowrap: true,
        },
        {
          key: 'referrals',
          heading: t('list.referrals'),
          value: ({ referrals }) => referrals,
          align: 'end',
        },
      ],
      show: ({ studioName, name, email, status, standsSince, language: written }) => ({
        ...{ studioName, name, email, status },
        language: isLanguage(written) ? LANGUAGE_NAMES[written] : written,
        inLine: standsSince !== null,
      }),
      choose: ({ studioName }) => t('list.choose', { name: studioName }),
    }
  },
  acts: WAITLIST_ACTS,
  called: async (ids) =>
    (await nameWaitlist(ids)).map(({ id, studioName, email }) => ({
      id,
      name: `${studioName}, ${email}`,
      href: adminPaths.waitlist({ q: email }),
    })),
})
