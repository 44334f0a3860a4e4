import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import {
  addPreviewByForm,
  loadStudioPreviews,
} from '~/routes/seller-order/_area/studio-preview.server'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { PreviewForm } from '~/order-room/previews/preview-form'
import { PreviewList } from '~/order-room/previews/preview-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design', 'previews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadStudioPreviews(args)
  return { title: translator(await getLanguage(args.request), 'previews')('title'), ...page }
}

export function action(args: ActionFunctionArgs) {
  return addPreviewByForm(args)
}

export default function OrderPreviews() {
  const { title, frame, previews, place, key } = useLoaderData<typeof loader>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      <PreviewList previews={previews} place={place} side="studio" />
      <PreviewForm formKey={key} answer={useActionData<typeof action>()} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
