import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { TEMPLATE_DESK } from '~/frame/curation-desks.server'
import { CurationEditor } from '~/frame/curation-editor'
import { loadRecord, takeRecordStep } from '~/frame/curation-editor.server'
import { pageMeta } from '~/frame/page-meta'
import { TemplateForm } from '~/ui/curation/template-form'
import { RecordHistory } from '~/ui/curation/record-history'
import { RecordStatus } from '~/ui/curation/record-status'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['curation', 'products', 'showcase'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor.tab }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadRecord(args, TEMPLATE_DESK)
}

export async function action(args: ActionFunctionArgs) {
  return takeRecordStep(args, TEMPLATE_DESK)
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
