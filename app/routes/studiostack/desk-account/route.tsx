import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { studioPaths } from '~/paths/studio'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { StudioDeskFrame } from '~/shell/studio-desk-frame'
import { requireStudio } from '~/shell/studio-page.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { AccountForm } from './account-form'
import { accountForm, presentDeskAccount } from './page.server'

export const handle = { i18n: ['studio-desk', 'studio-payouts', 'payouts'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  return presentDeskAccount(studio, await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { studio, user } = await requireStudio(args)
  const { request } = args
  const language = await getLanguage(request)
  const context = { request, viewer: user, studioId: studio.id, language }
  return answerBy(accountForm, await readForm(request), context, { page: studioPaths.payouts() })
}

export default function DeskAccount() {
  const { title, known, form } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-payouts')
  return (
    <StudioDeskFrame title={title} lead={t('account.lead')}>
      <AccountForm {...form} known={known} answer={useActionData<typeof action>()} />
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
