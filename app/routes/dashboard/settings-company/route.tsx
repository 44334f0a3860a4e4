import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadCompanyPage, companyForm } from './page.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CompanyPage } from './company-page'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  return loadCompanyPage(id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireViewer(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerBy(companyForm, await readForm(args.request), context, {
    page: paths.settingsPart('company'),
  })
}

export default function CompanySettings() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('people')
  return (
    <SettingsPage title={title} lead={t('company.lead')}>
      <CompanyPage {...page} answer={answer} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
