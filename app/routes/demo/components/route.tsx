import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { env } from '~/platform/env.server'
import { notFound } from '~/platform/http/answers.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { Gallery } from './gallery'

export const handle = { i18n: ['demo'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader({ request }: LoaderFunctionArgs) {
  if (!env.demo) throw notFound()
  return { title: translator(await getLanguage(request), 'demo')('components.title') }
}

export default function Components() {
  const { title } = useLoaderData<typeof loader>()
  const { t } = useTranslation('demo')
  return (
    <Main>
      <Container>
        <PageHeader title={title} eyebrow={t('outbox.label')} lead={t('components.lead')} />
        <Gallery />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
