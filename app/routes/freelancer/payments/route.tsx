import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { loadFreelancerPayments } from './page.server'
import { pageMeta } from '~/shell/page-meta'
import { handleAccountStep } from '~/network/payout-account.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireFreelancer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { NoPayments, PaymentsPage } from '~/routes/freelancer/_area/payments-page'

export const handle = { i18n: ['payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireFreelancer(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'payouts')
  const payments = await loadFreelancerPayments(
    viewer.id,
    new URL(args.request.url).searchParams,
    language,
  )
  return { title: t('payments.title'), lead: t('payments.lead'), payments }
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireFreelancer(args)
  const form = await readForm(args.request)
  return orNotFound(handleAccountStep(form, { userId, language: await getLanguage(args.request) }))
}

export default function Payments() {
  const { title, lead, payments } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame area="freelancer" title={title} lead={lead}>
      {payments ? <PaymentsPage {...payments} /> : <NoPayments />}
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
