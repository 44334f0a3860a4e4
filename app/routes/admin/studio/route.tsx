import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { notFound } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { readRowNumber } from '~/platform/row-id'
import { requireAdmin, requireMoneyFactor } from '~/platform/session/guards.server'
import { holds } from '~/platform/session/permissions.rules'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { loadStudio, STUDIO_FORMS } from './page.server'
import { StudioPage } from './studio-page'

export const handle = { i18n: ['admin-studios'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

function readStudioId(id: string | undefined) {
  const number = readRowNumber(id)
  if (number === null) throw notFound()
  return number
}

export async function loader(args: LoaderFunctionArgs) {
  const { permissions } = await requireAdmin(args)
  const id = readStudioId(args.params.id)
  return loadStudio(id, holds(permissions, 'money'), await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const admin = await requireAdmin(args)
  const id = readStudioId(args.params.id)
  const form = await readForm(args.request)
  if (form.get('intent') === 'statement') await requireMoneyFactor(args, admin, form)
  const money = holds(admin.permissions, 'money')
  const context = { id, adminId: admin.id, money, language: await getLanguage(args.request) }
  return answerForm(form, STUDIO_FORMS, context, {
    page: adminPaths.studio(id),
  })
}

export default function Studio() {
  const { title, ...studio } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-studios')
  const back = (
    <ButtonLink to={adminPaths.studios()} variant="quiet" size="sm">
      {t('back')}
    </ButtonLink>
  )
  return (
    <DashboardFrame area="admin" title={title} actions={back}>
      <StudioPage {...studio} answer={useActionData<typeof action>()} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
