import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BASICS } from '~/domain/catalog/product-sections.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { loadSection, saveSection } from '~/routes/admin/_area/products/product-editor.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { BasicsForm } from './basics-form'

export const handle = { i18n: ['products', 'shop'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadSection(args, BASICS)
}

export async function action(args: ActionFunctionArgs) {
  return saveSection(args, BASICS)
}

export default function ProductBasics() {
  const { editor, form } = useLoaderData<typeof loader>()
  return (
    <ProductEditor {...editor}>
      <BasicsForm {...form} answer={useActionData<typeof action>()} />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
