import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PLAN } from '~/domain/catalog/product-row-sections.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { loadSection, saveSection } from '~/routes/admin/_area/products/product-editor.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PlanForm } from './plan-form'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadSection(args, PLAN)
}

export async function action(args: ActionFunctionArgs) {
  return saveSection(args, PLAN)
}

export default function ProductPlan() {
  const { editor, form } = useLoaderData<typeof loader>()
  return (
    <ProductEditor {...editor}>
      <PlanForm {...form} answer={useActionData<typeof action>()} />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
