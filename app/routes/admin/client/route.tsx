import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getClient, requireClientAccount } from '~/domain/clients/client.server'
import { CLIENT_FORMS } from './steps.server'
import { presentClient } from './page.server'
import { orNotFound } from '~/shell/answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { answerForm } from '~/shell/forms.server'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { findSessionId } from '~/platform/session/session.server'
import { ClientPage } from './client-page'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['admin-clients', 'admin-orders', 'support', 'people'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return presentClient(
    await orNotFound(getClient(args.params.id ?? '', adminId)),
    adminId,
    await getLanguage(args.request),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const userId = await orNotFound(requireClientAccount(args.params.id ?? ''))
  const context = {
    userId,
    adminId,
    sessionId: await findSessionId(args.request),
    language: await getLanguage(args.request),
  }
  return answerForm(await readForm(args.request), CLIENT_FORMS, context, {
    page: adminPaths.client(userId),
  })
}

export default function Client() {
  const { title, lead, ...client } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('admin-clients')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={adminPaths.clients()} variant="quiet" size="sm">
          {t('title')}
        </ButtonLink>
      }
    >
      <ClientPage client={client} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
