import { APPLICATION_STATUSES } from '~/domain/ground/machines.rules'
import { applications, nameApplications } from '~/domain/freelancers/admin-freelancers.server'
import { APPLICATION_ACTS } from '~/domain/freelancers/application-acts.server'
import {
  countryWords,
  languageWords,
  skillOptions,
  skillWords,
} from '~/network/freelancer-texts.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const applicationsList = defineList({
  name: 'applications',
  href: adminPaths.freelancers,
  source: applications,
  words: (language) => {
    const t = translator(language, 'admin-freelancers')
    return {
      title: t('lists.applications.title'),
      caption: t('lists.applications.name'),
      empty: { title: t('lists.applications.empty'), text: t('lists.applications.emptyText') },
      searchHint: t('lists.applications.searchHint'),
      selects: [
        select('status', t('filter.status'), APPLICATION_STATUSES, (status) =>
          t(`applicationStatus.${status}`),
        ),
        { name: 'skill', label: t('filter.skill'), options: skillOptions(language) },
        select('language', t('filter.language'), LANGUAGES, (code) => LANGUAGE_NAMES[code]),
      ],
      sort: { label: t('filter.sort'), name: (sort) => t(`filter.sorts.${sort}`) },
      columns: [
        {
          key: 'name',
          heading: t('list.name'),
          value: ({ name }) => name,
          sort: { name: 'ascending' },
          rowHeader: true,
        },
        { key: 'email', value: ({ email }) => email },
        { key: 'country', value: ({ country }) => countryWords(country, language) },
        {
          key: 'skills',
          heading: t('list.skills'),
          value: ({ skills }) => skillWords(skills, language).join(', '),
        },
        {
          key: 'languages',
          heading: t('list.languages'),
          value: (row) => languageWords(row.languages).join(', '),
        },
        {
          key: 'status',
          heading: t('list.status'),
          value: ({ status }) => t(`applicationStatus.${status}`),
        },
        {
          key: 'suspected',
          value: ({ suspicions }) => (suspicions === '' ? null : t('list.suspected')),
        },
        {
          key: 'sent',
          heading: t('list.since.applications'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
      ],
      show: ({ id, name, email, status, country, suspicions }) => ({
        ...{ name, email, status, suspected: suspicions !== '' },
        about: countryWords(country, language),
        href: adminPaths.application(id),
      }),
      choose: ({ name }) => t('list.choose', { name }),
    }
  },
  acts: APPLICATION_ACTS,
  called: async (ids) =>
    (await nameApplications(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.application(id),
    })),
})
