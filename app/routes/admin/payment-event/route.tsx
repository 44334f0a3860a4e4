import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { loadPaymentEvent, handleReplay } from '~/routes/admin/_area/payment-events.server'
import { adminPaths } from '~/paths/admin'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { readButton } from '~/platform/http/form.server'
import { EventPage } from './event-page'

export const handle = { i18n: ['admin-payments'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadPaymentEvent(args.params.id ?? '', await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  await readButton(args.request)
  return handleReplay(args.params.id ?? '', adminId, await getLanguage(args.request))
}

export default function PaymentEvent() {
  const { title, ...event } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-payments')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('events.eventLead')}
      actions={
        <ButtonLink to={adminPaths.paymentEvents()} variant="quiet" size="sm">
          {t('events.title')}
        </ButtonLink>
      }
    >
      <EventPage {...event} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
