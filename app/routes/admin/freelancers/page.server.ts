import { adminPaths } from '~/paths/admin'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { applicationsList } from '~/routes/admin/_area/lists/applications-list.server'
import { freelancersList } from '~/routes/admin/_area/lists/freelancers-list.server'

/** The applications or the freelancers: the page of them that the address asks for. */
export async function loadNetwork(query: URLSearchParams, adminId: number, language: Language) {
  const t = translator(language, 'admin-freelancers')
  const shown = query.get('list') === 'freelancers' ? 'freelancers' : 'applications'
  const lists = [
    { name: 'applications', href: adminPaths.freelancers() },
    { name: 'freelancers', href: adminPaths.freelancers({ list: 'freelancers' }) },
  ] as const
  const links = lists.map(({ name, href }) => ({
    label: t(`lists.${name}.name`),
    href,
    current: name === shown,
  }))
  return shown === 'applications'
    ? ({ shown, links, ...(await applicationsList.load(query, adminId, language)) } as const)
    : ({ shown, links, ...(await freelancersList.load(query, adminId, language)) } as const)
}
