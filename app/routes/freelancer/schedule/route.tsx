import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadFreelancerSchedule, SCHEDULE_FORMS } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { answerForm } from '~/shell/forms.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { Holidays } from './holidays'
import { HoursForm } from './hours-form'
import { NoProfile } from '~/order-room/team/no-profile'
import { LeftNotice } from '~/routes/freelancer/_area/own-status'
import { CalendarAddress } from '~/account/calendar-address'

export const handle = { i18n: ['freelancer-profile', 'assignments', 'notifications'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireFreelancer(args)
  return loadFreelancerSchedule(id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireFreelancer(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerForm(await readForm(args.request), SCHEDULE_FORMS, context, {
    page: paths.freelancerArea('schedule'),
  })
}

export default function Schedule() {
  const { title, schedule } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('freelancer-profile')
  if (!schedule)
    return (
      <DashboardFrame area="freelancer" title={title} lead={t('schedule.lead')}>
        <NoProfile />
      </DashboardFrame>
    )
  const { status, weeks, hours, calendarUrl, ...holidays } = schedule
  const locked = status === 'offboarded'
  return (
    <DashboardFrame area="freelancer" title={title} lead={t('schedule.lead')}>
      <LeftNotice status={status} />
      {!locked && <HoursForm weeks={weeks} hours={hours} answer={answer} />}
      <Holidays {...holidays} answer={answer} locked={locked} />
      <CalendarAddress url={calendarUrl} text={t('schedule.calendar')} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
