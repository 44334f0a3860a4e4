import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadCompanyPage, takeCompanyForm } from './page.server'
import { flashOf } from '~/account/company-words.server'
import { pageMeta } from '~/shell/page-meta'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
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
  const { id } = await requireViewer(args)
  const outcome = await takeCompanyForm(
    await readForm(args.request),
    id,
    await getLanguage(args.request),
  )
  return 'result' in outcome
    ? data(outcome, { status: 400 })
    : seeOther(paths.settingsPart('company'), { flash: flashOf(outcome) })
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
