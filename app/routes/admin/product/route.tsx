import { orNotFound, throwNotFound } from '~/shell/answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { isProductCommand } from '~/domain/catalog/product-editing.rules'
import { duplicateProduct } from '~/domain/catalog/product-creation.server'
import { moveProduct } from '~/domain/catalog/product-editing.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import { requireProduct } from '~/routes/admin/_area/products/product-editor.server'
import { presentOverview } from './page.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { ProductOverview } from './product-overview'

export const handle = { i18n: ['products'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  return presentOverview(await requireProduct(args), await getLanguage(args.request))
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireAdmin(args)
  const { id } = await requireProduct(args)
  const t = translator(await getLanguage(args.request), 'products')
  const command = (await readForm(args.request)).get('command')
  if (command === 'duplicate')
    return seeOther(adminPaths.product(await orNotFound(duplicateProduct(viewer, id))), {
      flash: { kind: 'success', text: t('done.duplicate') },
    })
  if (!isProductCommand(command)) return data({ refused: false }, { status: 400 })
  try {
    await moveProduct(viewer, id, command)
  } catch (error) {
    if (isRefusal(error, 'product.incomplete')) return data({ refused: true }, { status: 400 })
    if (!isRefusal(error, 'moved')) return throwNotFound(error)
    return seeOther(adminPaths.product(id), { flash: { kind: 'warning', text: t('moved') } })
  }
  return seeOther(adminPaths.product(id), {
    flash: { kind: 'success', text: t(`done.${command}`) },
  })
}

export default function Product() {
  const { editor, ...overview } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <ProductEditor {...editor}>
      <ProductOverview
        {...overview}
        refused={answer?.refused === true && overview.gaps.length > 0}
        answer={answer}
      />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
