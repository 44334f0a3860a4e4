import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/frame/page-meta'
import { loadProjectsPage } from '~/frame/project-pages.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterLinks } from '~/ui/layout/filter-links'
import { PageHeader } from '~/ui/layout/page-header'
import { FeedLink } from '~/ui/showcase/feed-link'
import { FilterForm } from '~/ui/showcase/filter-form'
import { ProjectList } from '~/ui/showcase/project-list'
import { ShowcaseClosing } from '~/ui/showcase/showcase-closing'
import { Pagination } from '~/ui/table/pagination'

export const handle = { i18n: ['showcase'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadProjectsPage(new URL(request.url).searchParams, await getLanguage(request))
}

function Nothing({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation('showcase')
  if (filtered) {
    return <EmptyState title={t('projects.noHits')} action={<ButtonLink to={paths.showcase()}>{t('projects.back')}</ButtonLink>}>{t('projects.noHitsText')}</EmptyState>
  }
  return <EmptyState title={t('projects.empty')} action={<ButtonLink to={paths.shop()}>{t('projects.toShop')}</ButtonLink>}>{t('projects.emptyText')}</EmptyState>
}

export default function Projects() {
  const { heading, description, empty, filters, notice, projects, count, pages, feedHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('showcase')
  return (
    <main id="main" tabIndex={-1}>
      <Container className="pb-section">
        <PageHeader title={heading} lead={description} />
        {!empty && (
          <div className="grid gap-6 pb-10">
            {notice && <Notice tone="warning">{notice}</Notice>}
            <FilterLinks label={t('projects.categories')} links={filters.categories} />
            <FilterForm action={paths.showcase()} label={t('projects.filters')} selects={filters.selects} kept={filters.kept} />
            <p role="status" className="text-ink-soft">{t('projects.count', { count })}</p>
          </div>
        )}
        {projects.length > 0 ? <ProjectList projects={projects} /> : <Nothing filtered={!empty} />}
        <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-4 pt-14">
          <FeedLink href={feedHref} />
          <Pagination {...pages} />
        </div>
        {!empty && <ShowcaseClosing list="projects" />}
      </Container>
    </main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
