import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin, requireRecentAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { loadTransfers, transfersForm } from './page.server'
import { TransfersPage } from './transfers-page'

export const handle = { i18n: ['admin-payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadTransfers(new URL(args.request.url).searchParams, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireRecentAdmin(args)
  const context = { adminId, language: await getLanguage(args.request) }
  return answerBy(transfersForm, await readForm(args.request), context, {
    page: adminPaths.transfers(),
  })
}

export default function Transfers() {
  const { title, ...transfers } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payouts')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('transfers.lead')}
      actions={
        <ButtonLink to={adminPaths.payouts()} variant="quiet" size="sm">
          {t('payout.back')}
        </ButtonLink>
      }
    >
      <TransfersPage {...transfers} answer={useActionData<typeof action>()} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
