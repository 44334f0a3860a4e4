import { listDeskProducts } from '~/domain/studios/desk-products.server'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { readVisits, VISIT_DAYS } from '~/domain/studios/studio-visits.server'
import { formatDate, formatNumber } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'

/** How often the pages of a studio's shop were shown, in words and as a chart. */
export async function presentVisits(studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-shop')
  const [{ days, pages }, products] = await Promise.all([
    readVisits(studio.id),
    listDeskProducts(studio.id),
  ])
  const names = new Map(
    products.map(({ id, translations }) => [
      `/product/${id}`,
      pickTranslation(translations, language).name,
    ]),
  )
  const pageName = (path: string) =>
    names.get(path) ??
    (path === '/'
      ? t('visits.front')
      : path === '/projects'
        ? t('visits.projects')
        : t('visits.gone', { path }))
  return {
    title: t('visits.title'),
    lead: t('visits.lead'),
    chart: {
      label: t('visits.chart', { count: days.reduce((sum, { views }) => sum + views, 0) }),
      bars: days.map(({ day, views }) => ({ label: String(day.getUTCDate()), value: views })),
    },
    days: days
      .map(({ day, views }) => ({
        id: day.toISOString(),
        day: formatDate(day, language),
        views: formatNumber(views, language),
      }))
      .reverse(),
    pages: pages.map(({ path, views }) => ({
      id: path,
      page: pageName(path),
      views: formatNumber(views, language),
    })),
    pagesTitle: t('visits.pages', { count: VISIT_DAYS }),
  }
}
