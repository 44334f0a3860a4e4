import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getAdminPayout } from '~/domain/payouts/admin-payouts.server'
import { orNotFound } from '~/shell/answers.server'
import { PAYOUT_FORMS } from './steps.server'
import { presentAdminPayout } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { answerForm } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { PayoutPage } from './payout-page'

export const handle = { i18n: ['admin-payouts', 'payouts', 'admin-orders'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const payout = await orNotFound(getAdminPayout(args.params.id ?? ''))
  return presentAdminPayout(payout, adminId, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const [id, language] = [args.params.id ?? '', await getLanguage(args.request)]
  return answerForm(
    await readForm(args.request),
    PAYOUT_FORMS,
    { payoutId: id, adminId, language },
    {
      page: adminPaths.payout(id),
    },
  )
}

export default function Payout() {
  const { title, ...payout } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payouts')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      actions={
        <ButtonLink to={adminPaths.payouts()} variant="quiet" size="sm">
          {t('payout.back')}
        </ButtonLink>
      }
    >
      <PayoutPage payout={payout} answer={useActionData<typeof action>()} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
