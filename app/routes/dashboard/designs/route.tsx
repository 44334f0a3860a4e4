import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ClientPage } from '~/routes/dashboard/_area/client-page'
import { loadDesigns } from '~/routes/dashboard/_area/design-pages.server'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { DesignList } from '~/order-room/designs/design-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['design'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { status, ...page } = await loadDesigns(args)
  const t = translator(await getLanguage(args.request), 'design')
  return data({ title: t('title'), ...page }, { status })
}

export default function Designs() {
  const { title, frame, list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('design')
  return (
    <ClientPage title={title} lead={list ? t('lead') : undefined} frame={frame}>
      {list && <DesignList {...list} side="client" />}
    </ClientPage>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
