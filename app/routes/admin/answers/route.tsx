import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { answerCannedForm, loadCannedAnswers } from '~/routes/admin/_area/canned-answers.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { adminPaths } from '~/paths/admin'
import { readForm } from '~/platform/http/form.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { AnswersPage } from './answers-page'

export const handle = { i18n: ['support'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return loadCannedAnswers(await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = await requireAdmin(args)
  const [form, language] = [await readForm(args.request), await getLanguage(args.request)]
  return answerCannedForm(form, { adminId, language })
}

export default function Answers() {
  const { title, ...answers } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('support')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={t('answers.lead')}
      actions={
        <ButtonLink to={adminPaths.tickets()} variant="quiet" size="sm">
          {t('admin.title')}
        </ButtonLink>
      }
    >
      <AnswersPage {...answers} answer={answer} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
