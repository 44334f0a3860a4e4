import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { actOnDesign, loadDesign } from '~/routes/dashboard/_area/design-pages.server'
import { pageMeta } from '~/shell/page-meta'
import { DesignPage } from '~/order-room/designs/design-page'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadDesign(args)
  return { title: page.design.title, ...page }
}

export function action(args: ActionFunctionArgs) {
  return actOnDesign(args)
}

export default function Design() {
  const { title, frame, design, backHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('design')
  return (
    <ClientPage
      title={title}
      frame={frame}
      actions={
        <ButtonLink to={backHref} variant="quiet" size="sm">
          {t('all')}
        </ButtonLink>
      }
    >
      <DesignPage design={design} answer={useActionData<typeof action>()} />
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
