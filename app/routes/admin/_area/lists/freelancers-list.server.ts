import { FREELANCER_STATUSES } from '~/domain/ground/machines.rules'
import { freelancers, nameFreelancers } from '~/domain/freelancers/admin-freelancers.server'
import { FREELANCER_ACTS } from '~/domain/freelancers/freelancer-acts.server'
import { languageWords, skillOptions, skillWords } from '~/network/freelancer-texts.server'
import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { defineList, select } from './define-list.server'

export const freelancersList = defineList({
  name: 'freelancers',
  // It shares its page with the applications, which stand there without a query.
  href: (query) => adminPaths.freelancers({ list: 'freelancers', ...query }),
  source: freelancers,
  words: (language) => {
    const t = translator(language, 'admin-freelancers')
    return {
      title: t('lists.freelancers.title'),
      caption: t('lists.freelancers.name'),
      empty: { title: t('lists.freelancers.empty'), text: t('lists.freelancers.emptyText') },
      searchHint: t('lists.freelancers.searchHint'),
      selects: [
        select('status', t('filter.status'), FREELANCER_STATUSES, (status) =>
          t(`freelancerStatus.${status}`),
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
        { key: 'headline', value: ({ headline }) => headline },
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
          value: ({ status }) => t(`freelancerStatus.${status}`),
        },
        {
          key: 'rate',
          heading: t('list.rate'),
          value: ({ hourlyRate, currency }) =>
            hourlyRate === null ? null : { cents: hourlyRate, currency },
          align: 'end',
          nowrap: true,
        },
        {
          key: 'currency',
          value: ({ hourlyRate, currency }) => (hourlyRate === null ? null : currency),
        },
        {
          key: 'joined',
          heading: t('list.since.freelancers'),
          value: ({ createdAt }) => createdAt,
          sort: { newest: 'descending', oldest: 'ascending' },
          nowrap: true,
        },
      ],
      show: ({ id, name, email, status, headline, hourlyRate }) => ({
        ...{ name, email, status, about: headline, hasRate: hourlyRate !== null },
        href: adminPaths.freelancer(id),
      }),
      choose: ({ name }) => t('list.choose', { name }),
    }
  },
  acts: FREELANCER_ACTS,
  called: async (ids) =>
    (await nameFreelancers(ids)).map(({ id, name, email }) => ({
      id,
      name: `${name}, ${email}`,
      href: adminPaths.freelancer(id),
    })),
})
