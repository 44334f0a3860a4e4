import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import type { NavGroup, NavLink } from '~/ui/layout/nav-types'

/** The four groups of the bar (spec §2.9); the shop's entries are the featured categories. */
export function useHeaderGroups(shopMenu: NavLink[]): NavGroup[] {
  const { t } = useTranslation('common')
  return [
    {
      id: 'studio',
      label: t('nav.studio'),
      links: [
        { label: t('nav.home'), href: paths.home() },
        { label: t('nav.about'), href: paths.about() },
        { label: t('nav.approaches'), href: paths.approaches() },
        { label: t('nav.projects'), href: paths.showcase() },
        { label: t('nav.contact'), href: paths.contact() },
      ],
    },
    {
      id: 'shop',
      label: t('nav.shop'),
      highlighted: true,
      links: [
        { label: t('nav.allServices'), href: paths.shop() },
        ...shopMenu,
        { label: t('nav.wizard'), href: paths.wizard() },
        { label: t('nav.cart'), href: paths.cart() },
        { label: t('nav.checkout'), href: paths.checkout() },
      ],
    },
    {
      id: 'freelancers',
      label: t('nav.freelancers'),
      links: [
        { label: t('nav.program'), href: paths.freelancers() },
        { label: t('nav.process'), href: paths.freelancers('process') },
        { label: t('nav.skills'), href: paths.freelancers('skills') },
        { label: t('nav.apply'), href: paths.freelancerSignup() },
      ],
    },
    {
      id: 'resources',
      label: t('nav.resources'),
      links: [
        { label: t('nav.templates'), href: paths.templates() },
        { label: t('nav.tools'), href: paths.tools() },
        { label: t('nav.studioStack'), href: paths.studioStack() },
        { label: t('nav.features'), href: paths.features() },
        { label: t('nav.faq'), href: paths.faq() },
      ],
    },
  ]
}

/** The five groups of the footer (spec §2.10.16). */
export function useFooterLinks(signedIn: boolean): NavGroup[] {
  const { t } = useTranslation('common')
  const header = useHeaderGroups([])
  const links = (id: string) => header.find((group) => group.id === id)?.links ?? []
  return [
    { id: 'studio', label: t('nav.studio'), links: links('studio') },
    { id: 'shop', label: t('nav.shop'), links: links('shop') },
    { id: 'freelancers', label: t('nav.freelancers'), links: links('freelancers') },
    { id: 'platform', label: t('nav.platform'), links: links('resources') },
    {
      id: 'account',
      label: t('nav.account'),
      links: [
        ...(signedIn ? [] : [{ label: t('nav.signIn'), href: paths.auth() }]),
        { label: t('nav.dashboard'), href: paths.dashboard() },
        { label: t('nav.orders'), href: paths.orders() },
        { label: t('nav.settings'), href: paths.settings() },
      ],
    },
  ]
}

export function useLegalLinks(cookieSettings = paths.cookiePreferences()): NavLink[] {
  const { t } = useTranslation('common')
  return [
    { label: t('nav.privacy'), href: paths.privacy() },
    { label: t('nav.terms'), href: paths.terms() },
    { label: t('nav.cookies'), href: paths.cookiePolicy() },
    { label: t('nav.accessibility'), href: paths.terms('accessibility') },
    { label: t('nav.withdrawal'), href: paths.withdrawAny() },
    { label: t('nav.cookieSettings'), href: cookieSettings },
  ]
}
