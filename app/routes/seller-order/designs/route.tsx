import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import {
  addDesignByForm,
  loadStudioDesigns,
} from '~/routes/seller-order/_area/studio-design.server'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { DesignForm } from '~/order-room/designs/design-form'
import { DesignList } from '~/order-room/designs/design-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadStudioDesigns(args)
  return { title: translator(await getLanguage(args.request), 'design')('title'), ...page }
}

export function action(args: ActionFunctionArgs) {
  return addDesignByForm(args)
}

export default function OrderDesigns() {
  const { title, frame, designs, place, key } = useLoaderData<typeof loader>()
  return (
    <StudioOrderPage title={title} frame={frame}>
      <DesignList designs={designs} place={place} side="studio" />
      <DesignForm formKey={key} answer={useActionData<typeof action>()} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
