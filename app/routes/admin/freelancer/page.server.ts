import { getZodConstraint } from '@conform-to/zod/v4'
import type { AdminFreelancer } from '~/domain/freelancers/admin-freelancer.server'
import { changeFreelancerStatus } from '~/domain/freelancers/freelancer-status.server'
import { freelancerMachine, type FreelancerStatus } from '~/domain/ground/machines.rules'
import { screeningReasonSchema } from '~/domain/freelancers/screening.schema'
import { adminPaths } from '~/paths/admin'
import { paths } from '~/paths'
import { formatDate, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sayReasonProblem } from '~/routes/admin/_area/application.server'
import { languageWords, skillWords } from '~/network/freelancer-texts.server'
import { presentNetworkHistory } from '~/routes/admin/_area/network-history.server'
import { presentAccountToStaff } from '~/network/payout-account.server'
import { fields, type FormHandler, type FormOutcome } from '~/shell/forms.server'

function presentProfile(freelancer: AdminFreelancer, language: Language) {
  const { email, hourlyRate, currency, headline, about, links, publicPage, id, status } = freelancer
  return {
    ...{ email, headline, links, about: about.split(/\n+/).filter((line) => line.trim() !== '') },
    skills: skillWords(freelancer.skills, language).join(', '),
    languages: languageWords(freelancer.languages).join(', '),
    account: presentAccountToStaff(freelancer, language),
    rate: hourlyRate === null ? null : formatMoney(hourlyRate, currency, language),
    publicHref: publicPage && status !== 'offboarded' ? paths.freelancer(id) : null,
  }
}

function presentWeeks({ weeks }: AdminFreelancer, language: Language) {
  return weeks.map(({ weekOf, available, taken, left, daysAway }) => ({
    id: weekOf.toISOString().slice(0, 10),
    week: formatDate(weekOf, language),
    available,
    taken,
    left,
    daysAway,
  }))
}

function presentAssignments({ assignments }: AdminFreelancer, language: Language) {
  const t = translator(language, 'admin-freelancers')
  return assignments.map(({ id, status, fee, currency, milestone: { title, dueAt, project } }) => ({
    ...{ id, title, project: project.name, href: adminPaths.order(project.orderId) },
    status: t(`assignmentStatus.${status}`),
    fee: formatMoney(fee, currency, language),
    due: dueAt ? formatDate(dueAt, language) : null,
  }))
}

/** A freelancer with profile, capacity and assignments, and where the status can go. */
export function presentFreelancerPage(freelancer: AdminFreelancer, language: Language) {
  const t = translator(language, 'admin-freelancers')
  const { name, createdAt, status, hasPassword, applicationId } = freelancer
  return {
    title: name,
    lead: t('freelancer.lead', { date: formatDate(createdAt, language) }),
    ...{ status, steps: freelancerMachine.arrows[status], hasPassword },
    applicationHref: applicationId ? adminPaths.application(applicationId) : null,
    profile: presentProfile(freelancer, language),
    weeks: presentWeeks(freelancer, language),
    assignments: presentAssignments(freelancer, language),
    history: presentNetworkHistory(freelancer.history, language),
    constraint: getZodConstraint(screeningReasonSchema(() => '')),
  }
}
export type FreelancerPageView = ReturnType<typeof presentFreelancerPage>

interface Context {
  id: string
  adminId: number
  language: Language
}

async function change(
  to: FreelancerStatus,
  { id, adminId, language }: Context,
  reason?: string,
): Promise<FormOutcome> {
  const t = translator(language, 'admin-freelancers')
  const changed = await changeFreelancerStatus(id, to, { adminId, reason })
  return changed ? { done: t(`done.${to}`) } : { late: t('refused.status') }
}

const withReason = (to: 'paused' | 'offboarded') =>
  fields(
    to,
    ({ language }: Context) =>
      screeningReasonSchema(sayReasonProblem(translator(language, 'admin-freelancers'))),
    ({ reason }, context) => change(to, context, reason),
  )

/** The forms of a freelancer's page. */
export const FREELANCER_FORMS: Record<string, FormHandler<Context>> = {
  active: (_form, context) => change('active', context),
  paused: withReason('paused'),
  offboarded: withReason('offboarded'),
}
