import { getZodConstraint } from '@conform-to/zod/v4'
import type { TFunction } from 'i18next'
import { addWorkingDays } from '~/domain/ground/working-days.rules'
import { readSuspicions } from '~/domain/contact/spam.rules'
import type { AdminApplication } from '~/domain/freelancers/admin-application.server'
import { AVAILABILITY, DECISION_DAYS, EXPERIENCE } from '~/domain/freelancers/application.rules'
import { LONGEST_ANSWER, screeningReasonSchema } from '~/domain/freelancers/screening.schema'
import {
  approveApplication,
  rejectApplication,
  startScreening,
  type Decision,
} from '~/domain/freelancers/screening.server'
import { adminPaths } from '~/paths/admin'
import { formatBytes, formatDate, formatDateTime, studioDay } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { isAdmin } from '~/platform/session/roles'
import { countryWords, languageWords, skillWords } from '~/network/freelancer-texts.server'
import { presentNetworkHistory } from './network-history.server'
import { fields, type FormHandler, type FormOutcome } from '~/shell/forms.server'

/** What is wrong with the reason of a decision or of a change of status. */
export function sayReasonProblem(t: TFunction<'admin-freelancers'>) {
  return (problem: 'reason' | 'reasonTooLong') => t(`errors.${problem}`, { count: LONGEST_ANSWER })
}

const paragraphs = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '')

/** Whose the mail address is already, as far as it matters to an approval. */
function accountOf({ account }: AdminApplication) {
  if (!account) return 'none' as const
  if (isAdmin(account)) return 'staff' as const
  return account.disabledAt ? ('closed' as const) : ('known' as const)
}

function presentNow(application: AdminApplication, language: Language) {
  const { status, createdAt, reason, freelancerId, decidedAt } = application
  const open = status === 'submitted' || status === 'screening'
  const words = translator(language, 'inbox')
  return {
    ...{
      status,
      account: open ? accountOf(application) : null,
      reason: reason ? paragraphs(reason) : [],
    },
    due: open ? formatDate(addWorkingDays(studioDay(createdAt), DECISION_DAYS), language) : null,
    decided: decidedAt && formatDateTime(decidedAt, language),
    suspicions: readSuspicions(application.suspicions).map((suspicion) =>
      words(`reasons.${suspicion}`),
    ),
    freelancerHref: freelancerId ? adminPaths.freelancer(freelancerId) : null,
  }
}

function presentSent(application: AdminApplication, language: Language) {
  const { name, email, country, experience, availability } = application
  const words = translator(language, 'application')
  const years = EXPERIENCE.find((known) => known === experience)
  const hours = AVAILABILITY.find((known) => known === availability)
  return {
    ...{ name, email },
    country: countryWords(country, language),
    languages: languageWords(application.languages).join(', '),
    skills: skillWords(application.skills, language).join(', '),
    experience: years ? words(`experience.${years}`) : '',
    availability: hours ? words(`availability.${hours}`) : '',
    writtenIn: languageWords([application.language]).join(''),
    privacyVersion: application.privacyVersion,
  }
}

/** An application with everything that was sent and all that can be decided now. */
export function presentApplicationPage(application: AdminApplication, language: Language) {
  const t = translator(language, 'admin-freelancers')
  const { id, name, createdAt, introduction, links, files, others, email } = application
  return {
    title: name,
    lead: t('application.lead', { date: formatDateTime(createdAt, language) }),
    now: presentNow(application, language),
    sent: presentSent(application, language),
    introduction: paragraphs(introduction),
    links,
    files: files.map((file) => ({
      id: file.id,
      name: file.name,
      size: formatBytes(file.size, language),
      href: adminPaths.applicationFile(id, file.id),
    })),
    others:
      others > 0
        ? {
            words: t('application.others', { count: others }),
            href: adminPaths.freelancers({ q: email }),
          }
        : null,
    history: presentNetworkHistory(application.history, language),
    constraint: getZodConstraint(screeningReasonSchema(() => '')),
  }
}
export type ApplicationPageView = ReturnType<typeof presentApplicationPage>

interface Context {
  id: string
  adminId: number
  language: Language
}

function tell(
  decision: Decision,
  done: 'screening' | 'approved' | 'rejected',
  { language }: Context,
): FormOutcome {
  const t = translator(language, 'admin-freelancers')
  return decision === 'done' ? { done: t(`done.${done}`) } : { late: t(`refused.${decision}`) }
}

/** The forms of an application's page. */
export const APPLICATION_FORMS: Record<string, FormHandler<Context>> = {
  screen: async (_form, context) =>
    tell(await startScreening(context.id, context.adminId), 'screening', context),
  approve: async (_form, context) =>
    tell(await approveApplication(context.id, context.adminId), 'approved', context),
  reject: fields(
    'reject',
    ({ language }: Context) =>
      screeningReasonSchema(sayReasonProblem(translator(language, 'admin-freelancers'))),
    async ({ reason }, context) =>
      tell(await rejectApplication(context.id, context.adminId, reason), 'rejected', context),
  ),
}
