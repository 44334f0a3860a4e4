import { getZodConstraint } from '@conform-to/zod/v4'
import { screeningReasonSchema } from '~/domain/freelancers/screening.schema'
import { makeStatements } from '~/domain/payouts/studio-statements.server'
import { readSettings } from '~/domain/settings/settings.server'
import { studioState } from '~/domain/studios/admin-studios.rules'
import { getStackStudio, type StackStudio } from '~/domain/studios/admin-studios.server'
import { resumeStudio, suspendStudio } from '~/domain/studios/suspend-studio.server'
import { adminPaths } from '~/paths/admin'
import { shopFrontPaths } from '~/paths/shop-front'
import { formatDate, formatMoney, formatNumber, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { countryName } from '~/platform/i18n/places.server'
import { sayReasonProblem } from '~/routes/admin/_area/application.server'
import { orNotFound } from '~/shell/answers.server'
import { fields, type FormHandler } from '~/shell/forms.server'

/** Who sells, as its invoices say it. */
function presentSeller(studio: StackStudio, language: Language) {
  const t = translator(language, 'admin-studios')
  const { legalName, companyNumber, vatNumber, address, country, email } = studio
  return [
    [t('seller.legalName'), legalName],
    [t('seller.companyNumber'), companyNumber],
    [t('seller.vatNumber'), vatNumber],
    [t('seller.address'), address],
    [t('seller.country'), country && countryName(country, language)],
    [t('seller.email'), email],
  ].map(([term, detail]) => ({ term: term!, detail: detail || t('seller.none') }))
}

/** A studio on Studio Stack as the operator sees it. Throws a 404. */
export async function loadStudio(id: number, money: boolean, language: Language) {
  const t = translator(language, 'admin-studios')
  const studio = await orNotFound(getStackStudio(id))
  const state = studioState(studio.status)
  const { studioFee } = await readSettings()
  return {
    title: studio.name,
    ...{ state, stateName: t(`status.${state}`), suspension: studio.suspension },
    frontHref: state === 'published' ? shopFrontPaths.front(studio.slug) : null,
    auditHref: adminPaths.audit({ subject: 'studio' }),
    facts: [
      { term: t('list.since'), detail: formatDate(studio.createdAt, language) },
      { term: t('list.orders'), detail: formatNumber(studio.orders, language) },
      {
        term: t('list.owed'),
        detail:
          studio.owed
            .map(({ cents, currency }) => formatMoney(cents, currency, language))
            .join(', ') || t('list.nothing'),
      },
      { term: t('list.fee'), detail: formatRate(studioFee, language) },
    ],
    payoutsHref: money ? adminPaths.payouts({ q: studio.name }) : null,
    seller: presentSeller(studio, language),
    people: studio.people.map(({ id: userId, name, email }) => ({
      ...{ id: userId, name, email, href: adminPaths.client(userId) },
    })),
    constraint: getZodConstraint(screeningReasonSchema(() => '')),
  }
}

interface Context {
  id: number
  adminId: number
  /** Whether they are trusted with money. */
  money: boolean
  language: Language
}

/** The forms of a studio's page. */
export const STUDIO_FORMS: Record<string, FormHandler<Context>> = {
  suspend: fields(
    'suspend',
    ({ language }: Context) =>
      screeningReasonSchema(sayReasonProblem(translator(language, 'admin-freelancers'))),
    async ({ reason }, { id, adminId, language }) => {
      const t = translator(language, 'admin-studios')
      return (await suspendStudio(adminId, id, reason))
        ? { done: t('suspend.done') }
        : { late: t('late') }
    },
  ),
  statement: async (_form, { id, adminId, money, language }) => {
    const t = translator(language, 'admin-studios')
    if (!money) return { late: translator(language, 'people')('staff.notAllowed') }
    const made = await makeStatements(id, { type: 'admin', id: adminId })
    return made.length > 0
      ? { done: t('statement.made', { numbers: made.join(', ') }) }
      : { late: t('statement.nothing') }
  },
  resume: async (_form, { id, adminId, language }) => {
    const t = translator(language, 'admin-studios')
    return (await resumeStudio(adminId, id)) ? { done: t('resume.done') } : { late: t('late') }
  },
}
