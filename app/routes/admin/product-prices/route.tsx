import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PRICES } from '~/domain/catalog/product-sections.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { loadSection, saveSection } from '~/routes/admin/_area/products/product-editor.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PricesForm } from '~/routes/admin/_area/products/prices-form'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadSection(args, PRICES)
}

export async function action(args: ActionFunctionArgs) {
  return saveSection(args, PRICES)
}

export default function ProductPrices() {
  const { editor, form } = useLoaderData<typeof loader>()
  return (
    <ProductEditor {...editor}>
      <PricesForm {...form} answer={useActionData<typeof action>()} />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
