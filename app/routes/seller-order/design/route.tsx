import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import {
  actOnStudioDesign,
  loadStudioDesign,
} from '~/routes/seller-order/_area/studio-design.server'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import { DesignPage } from '~/order-room/designs/design-page'
import { DesignVersionForm } from '~/order-room/designs/design-form'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadStudioDesign(args)
  return { title: page.design.title, ...page }
}

export function action(args: ActionFunctionArgs) {
  return actOnStudioDesign(args)
}

export default function OrderDesign() {
  const { title, frame, design, backHref, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('design')
  return (
    <StudioOrderPage
      title={title}
      frame={frame}
      actions={
        <ButtonLink to={backHref} variant="quiet" size="sm">
          {t('all')}
        </ButtonLink>
      }
    >
      <DesignPage design={design} answer={answer} />
      <DesignVersionForm formKey={key} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
