import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { answerForm } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { loadPeoplePage, PEOPLE_FORMS } from '~/account/people-page.server'
import { SettingsPage } from '~/routes/dashboard/_area/settings-page'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PeoplePage } from './people-page'

export const handle = { i18n: ['people'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { id } = await requireViewer(args)
  return loadPeoplePage(id, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = await requireViewer(args)
  const context = { userId, language: await getLanguage(args.request) }
  return answerForm(await readForm(args.request), PEOPLE_FORMS, context, {
    page: paths.settingsPart('people'),
  })
}

export default function PeopleSettings() {
  const { title, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('people')
  return (
    <SettingsPage title={title} lead={t('people.lead')}>
      <PeoplePage {...page} answer={answer} />
    </SettingsPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
