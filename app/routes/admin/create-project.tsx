import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PROJECT_DESK } from '~/frame/curation-desks.server'
import { createRecord, loadNewRecord } from '~/frame/curation-editor.server'
import { DashboardFrame } from '~/frame/dashboard-frame'
import { pageMeta } from '~/frame/page-meta'
import { ProjectForm } from '~/ui/curation/project-form'
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
