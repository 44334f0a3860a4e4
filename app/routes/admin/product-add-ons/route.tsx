import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ADD_ONS } from '~/domain/catalog/product-row-sections.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { loadSection, saveSection } from '~/routes/admin/_area/products/product-editor.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { AddOnsForm } from './add-ons-form'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadSection(args, ADD_ONS)
}

export async function action(args: ActionFunctionArgs) {
  return saveSection(args, ADD_ONS)
}

export default function ProductAddOns() {
  const { editor, form } = useLoaderData<typeof loader>()
  return (
    <ProductEditor {...editor}>
      <AddOnsForm {...form} answer={useActionData<typeof action>()} />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
