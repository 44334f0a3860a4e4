import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PICTURE } from '~/domain/catalog/product-picture.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { loadSection } from '~/routes/admin/_area/products/product-editor.server'
import { savePicture } from './page.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { PictureForm } from './picture-form'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  return loadSection(args, PICTURE)
}

export async function action(args: ActionFunctionArgs) {
  return savePicture(args)
}

export default function ProductPicture() {
  const { editor, form, image, category } = useLoaderData<typeof loader>()
  return (
    <ProductEditor {...editor}>
      <PictureForm
        {...form}
        image={image}
        category={category}
        answer={useActionData<typeof action>()}
      />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
