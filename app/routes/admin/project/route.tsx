import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PROJECT_DESK } from '~/routes/admin/_area/curation/curation-desks.server'
import { CurationEditor } from '~/routes/admin/_area/curation/curation-editor'
import { loadRecord, handleRecordStep } from '~/routes/admin/_area/curation/curation-editor.server'
import { pageMeta } from '~/shell/page-meta'
import { ProjectForm } from '~/routes/admin/_area/curation/project-form'
import { RecordHistory } from '~/routes/admin/_area/curation/record-history'
import { RecordStatus } from '~/routes/admin/_area/curation/record-status'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['curation', 'products', 'shop'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor.tab }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadRecord(args, PROJECT_DESK)
}

export async function action(args: ActionFunctionArgs) {
  return handleRecordStep(args, PROJECT_DESK)
}

export default function Project() {
  const { editor, state, form, history } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CurationEditor {...editor}>
      <RecordStatus {...state} refused={answer?.refused === true} answer={answer} />
      <ProjectForm {...form} answer={answer?.section} />
      <RecordHistory history={history} />
    </CurationEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
