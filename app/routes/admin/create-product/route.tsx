import { randomUUID } from 'node:crypto'
import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { createProduct } from '~/domain/catalog/product-creation.server'
import { createSchema } from '~/domain/catalog/product-editing.schema'
import { DashboardFrame } from '~/shell/dashboard-frame'
import { pageMeta } from '~/shell/page-meta'
import { nameErrors } from '~/routes/admin/_area/products/product-texts.server'
import { adminPaths } from '~/paths/admin'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { requireAdmin } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { CreateForm } from './create-form'

export const handle = { i18n: ['products', 'shop', 'dashboard'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const t = translator(await getLanguage(args.request), 'products')
  return { title: t('create.title'), lead: t('create.lead'), formKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireAdmin(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'products')
  const submission = parseForm(
    await readForm(args.request),
    createSchema({ t, language }),
    language,
  )
  if (submission.status !== 'success')
    return data(nameErrors(submission.reply(), language), { status: 400 })
  const id = await createProduct(viewer, submission.value)
  return seeOther(adminPaths.product(id), { flash: { kind: 'success', text: t('create.done') } })
}

export default function CreateProduct() {
  const { title, lead, formKey } = useLoaderData<typeof loader>()
  return (
    <DashboardFrame area="admin" title={title} lead={lead}>
      <CreateForm formKey={formKey} answer={useActionData<typeof action>()} />
    </DashboardFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
