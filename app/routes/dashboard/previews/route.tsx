import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { loadPreviews } from '~/routes/dashboard/_area/preview-pages.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { PreviewList } from '~/order-room/previews/preview-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design', 'previews'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { status, ...page } = await loadPreviews(args)
  const t = translator(await getLanguage(args.request), 'previews')
  return data({ title: t('title'), ...page }, { status })
}

export default function Previews() {
  const { title, frame, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('previews')
  return (
    <ClientPage title={title} lead={list ? t('lead') : undefined} frame={frame}>
      {list && <PreviewList {...list} side="client" />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
