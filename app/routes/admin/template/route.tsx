import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TEMPLATE_DESK } from '~/routes/admin/_area/curation/curation-desks.server'
import { CurationEditor } from '~/routes/admin/_area/curation/curation-editor'
import { loadRecord, handleRecordStep } from '~/routes/admin/_area/curation/curation-editor.server'
import { pageMeta } from '~/shell/page-meta'
import { TemplateForm } from '~/routes/admin/_area/curation/template-form'
import { RecordHistory } from '~/routes/admin/_area/curation/record-history'
import { RecordStatus } from '~/routes/admin/_area/curation/record-status'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['curation', 'products', 'showcase'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor.tab }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadRecord(args, TEMPLATE_DESK)
}

export async function action(args: ActionFunctionArgs) {
  return handleRecordStep(args, TEMPLATE_DESK)
}

export default function Template() {
  const { editor, state, form, history } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CurationEditor {...editor}>
      <RecordStatus {...state} refused={answer?.refused === true} answer={answer} />
      <TemplateForm {...form} answer={answer?.section} />
      <RecordHistory history={history} />
    </CurationEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
