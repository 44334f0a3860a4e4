import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import {
  loadStudioSettings,
  answerStudioSettings,
} from '~/routes/admin/_area/studio-settings.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { StudioSettingsPage } from './studio-settings-page'

export const handle = { i18n: ['admin-settings'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  return loadStudioSettings({ adminId, language: await getLanguage(args.request) })
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const context = { adminId, language: await getLanguage(args.request) }
  return answerStudioSettings(await readForm(args.request), context)
}

export default function StudioSettings() {
  const { title, ...settings } = useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('admin-settings')
  return (
    <DashboardFrame area="admin" title={title} lead={t('lead')}>
      <StudioSettingsPage {...settings} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
