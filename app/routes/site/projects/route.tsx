import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { loadProjectsPage } from '~/routes/site/_area/project-pages.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { Notice } from '~/ui/feedback/notice'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterForm } from '~/ui/layout/filter-form'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { FeedLink } from '~/routes/site/_area/feed-link'
import { NothingListed } from '~/routes/site/_area/nothing-listed'
import { ProjectList } from './project-list'
import { ShowcaseClosing } from '~/routes/site/_area/showcase-closing'
import { Pagination } from '~/ui/table/pagination'

export const handle = { i18n: ['showcase'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadProjectsPage(new URL(request.url).searchParams, await getLanguage(request))
}

export default function Projects() {
  const { heading, description, empty, filters, notice, projects, count, pages, feedHref } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('showcase')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={heading} lead={description} />
        {!empty && (
          <div className="grid gap-6 pb-10">
            {notice && <Notice tone="warning">{notice}</Notice>}
            <FilterLinks label={t('projects.categories')} links={filters.categories} />
            <FilterForm
              action={paths.showcase()}
              label={t('projects.filters')}
              selects={filters.selects}
              kept={filters.kept}
            />
            <p role="status" className="text-ink-soft">
              {t('projects.count', { count })}
            </p>
          </div>
        )}
        {projects.length > 0 ? (
          <ProjectList projects={projects} />
        ) : (
          <NothingListed list="projects" filtered={!empty} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-4 pt-14">
          <FeedLink href={feedHref} />
          <Pagination {...pages} />
        </div>
        {projects.length > 0 && <ShowcaseClosing list="projects" />}
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
