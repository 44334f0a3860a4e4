import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PROJECT_DESK } from '~/routes/admin/_area/curation/curation-desks.server'
import { createRecord, loadNewRecord } from '~/routes/admin/_area/curation/curation-editor.server'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { ProjectForm } from '~/routes/admin/_area/curation/project-form'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['curation', 'products', 'shop'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadNewRecord(args, PROJECT_DESK)
}

export async function action(args: ActionFunctionArgs) {
  return createRecord(args, PROJECT_DESK)
}

export default function CreateProject() {
  const { title, lead, listHref, form, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('curation')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={listHref} variant="quiet" size="sm">
          {t('back.showcase')}
        </ButtonLink>
      }
    >
      <ProjectForm {...form} formKey={formKey} answer={answer?.section} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
