import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { pageMeta } from '~/shell/page-meta'
import { actOnPreview, loadPreview } from '~/routes/dashboard/_area/preview-pages.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { PreviewPage } from '~/order-room/previews/preview-page'

export const handle = { i18n: ['design', 'previews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { page, headers } = await loadPreview(args)
  return data({ title: page.preview.title, ...page }, { headers })
}

export function action(args: ActionFunctionArgs) {
  return actOnPreview(args)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function Preview() {
  const { title, frame, preview, backHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('previews')
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
      <PreviewPage preview={preview} answer={useActionData<typeof action>()} />
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
