import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readFigures } from '~/domain/studios/studio-desk.server'
import { pageMeta } from '~/frame/page-meta'
import { StudioDeskFrame } from '~/frame/studio-desk-frame'
import { requireStudio } from '~/frame/studio-page.server'
import { formatNumber } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { studioPaths } from '~/studio-paths'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { DescriptionList } from '~/ui/layout/description-list'
import { ErrorPage } from '~/ui/layout/error-page'

export const handle = { i18n: ['studio-desk'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { studio } = await requireStudio(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'studio-desk')
  const { enquiries, orders, views } = await readFigures(studio.id)
  const figures = [['overview.waiting', enquiries], ['nav.orders', orders], ['overview.visits', views]] as const
  return { title: studio.name, state: t(`status.${studio.status}`), slug: studio.slug, soon: studio.status === 'draft' ? t('overview.soon') : null, figures: figures.map(([key, count]) => ({ term: t(key), detail: formatNumber(count, language) })) }
}

export default function StudioDeskHome() {
  const { title, state, slug, soon, figures } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-desk')
  return (
    <StudioDeskFrame title={title} lead={state}>
      {soon && <Notice>{soon}</Notice>}
      <DescriptionList items={[{ term: t('fields.slug'), detail: slug }, ...figures]} />
      <section aria-labelledby="export-title" className="grid justify-items-start gap-4">
        <h2 id="export-title" className="text-2xl">{t('overview.export')}</h2>
        <p className="text-ink-soft">{t('overview.exportText')}</p>
        <ButtonLink to={studioPaths.export()} reloadDocument variant="secondary">{t('overview.exportButton')}</ButtonLink>
      </section>
    </StudioDeskFrame>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
