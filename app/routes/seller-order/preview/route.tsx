import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { StudioOrderPage } from '~/routes/seller-order/_area/studio-order-page'
import {
  actOnStudioPreview,
  loadStudioPreview,
} from '~/routes/seller-order/_area/studio-preview.server'
import { ButtonLink } from '~/ui/form/button'
import { ErrorPage } from '~/ui/layout/error-page'
import { PreviewVersionForm } from '~/order-room/previews/preview-form'
import { PreviewPage } from '~/order-room/previews/preview-page'

export const handle = { i18n: ['design', 'previews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { page, headers } = await loadStudioPreview(args)
  return data({ title: page.preview.title, ...page }, { headers })
}

export function action(args: ActionFunctionArgs) {
  return actOnStudioPreview(args)
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function OrderPreview() {
  const { title, frame, preview, backHref, key } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('previews')
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
      <PreviewPage preview={preview} answer={answer} />
      <PreviewVersionForm formKey={key} url={preview.version.url} answer={answer} />
    </StudioOrderPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
