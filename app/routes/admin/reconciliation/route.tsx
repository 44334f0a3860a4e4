import { getZodConstraint } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { periodSchema, USUAL_PERIOD } from '~/domain/payments/reconcile.schema'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { handleReconciliation } from './page.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PaymentsNav } from '~/routes/admin/_area/payments-nav'
import { ReconciliationPage } from './reconciliation-page'

export const handle = { i18n: ['admin-payments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const t = translator(await getLanguage(args.request), 'admin-payments')
  return {
    title: t('reconciliation.title'),
    usual: USUAL_PERIOD,
    constraint: getZodConstraint(periodSchema('')),
  }
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args)
  const answer = await handleReconciliation(
    await readForm(args.request),
    await getLanguage(args.request),
  )
  return data(answer, { status: answer.found ? 200 : 400 })
}

export default function Reconciliation() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame area="admin" title={title} lead={t('reconciliation.lead')}>
      <PaymentsNav here="reconciliation" />
      <ReconciliationPage {...page} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
