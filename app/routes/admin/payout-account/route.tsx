import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadPayoutAccount, handlePayoutAccount } from './page.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin, requireRecentAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { readButton } from '~/platform/http/form.server'
import { AccountPage } from './account-page'

export const handle = { i18n: ['admin-payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

const NO_STORE = { 'Cache-Control': 'private, no-store' }

export const headers: HeadersFunction = () => NO_STORE

/**
 * The account itself comes with the answer to the button alone: opening, prefetching or reloading
 * the page shows and notes nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadPayoutAccount(args.params.id ?? '', await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireRecentAdmin(args)
  await readButton(args.request)
  const account = await handlePayoutAccount(
    args.params.id ?? '',
    adminId,
    await getLanguage(args.request),
  )
  return data(account, { headers: NO_STORE })
}

export default function PayoutAccount() {
  const { title, lead, payoutHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payouts')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={payoutHref} variant="quiet" size="sm">
          {t('account.back')}
        </ButtonLink>
      }
    >
      <AccountPage account={useActionData<typeof action>() ?? null} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
