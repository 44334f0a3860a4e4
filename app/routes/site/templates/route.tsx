import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { loadTemplatesPage } from './page.server'
import { paths } from '~/paths'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { Notice } from '~/ui/feedback/notice'
import { ButtonLink } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { FilterForm } from '~/ui/layout/filter-form'
import { FilterLinks } from '~/ui/layout/filter-links'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { FeedLink } from '~/routes/site/_area/feed-link'
import { NothingListed } from '~/routes/site/_area/nothing-listed'
import { ShowcaseClosing } from '~/routes/site/_area/showcase-closing'
import { TemplateList } from './template-list'
import { Pagination } from '~/ui/table/pagination'

export const handle = { i18n: ['showcase'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  return loadTemplatesPage(new URL(request.url).searchParams, await getLanguage(request))
}

export default function Templates() {
  const {
    heading,
    description,
    empty,
    notice,
    selects,
    pick,
    kept,
    filtering,
    sorts,
    templates,
    count,
    pages,
    feedHref,
  } = useLoaderData<typeof loader>()
  const { t } = useTranslation('showcase')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={heading} lead={description} />
        {!empty && (
          <div className="grid gap-6 pb-8">
            {notice && <Notice tone="warning">{notice}</Notice>}
            <FilterForm
              action={paths.templates()}
              label={t('templates.filters')}
              selects={selects}
              kept={kept}
              state={[pick]}
            >
              <CheckboxField
                id="filter-pick"
                name="pick"
                value="1"
                label={t('templates.pickOnly')}
                defaultChecked={pick}
              />
            </FilterForm>
            <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-3">
              <div className="flex flex-wrap items-center gap-x-6">
                <p role="status" className="text-ink-soft">
                  {t('templates.count', { count })}
                </p>
                {filtering && (
                  <ButtonLink to={paths.templates()} variant="quiet" size="sm">
                    {t('templates.back')}
                  </ButtonLink>
                )}
              </div>
              <FilterLinks label={t('templates.order')} links={sorts} />
            </div>
          </div>
        )}
        {templates.length > 0 ? (
          <TemplateList templates={templates} />
        ) : (
          <NothingListed list="templates" filtered={!empty} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-gap gap-y-4 pt-10">
          <FeedLink href={feedHref} />
          <Pagination {...pages} />
        </div>
        {templates.length > 0 && <ShowcaseClosing list="templates" />}
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
