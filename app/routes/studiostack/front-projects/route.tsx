import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { loadFrontProjects } from '~/routes/studiostack/_front/shop-front-pages.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { FrontWork } from '~/routes/studiostack/_front/front-work'

export const handle = { i18n: ['studio-front'] }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.preview ? { robots: 'noindex' } : {})

export async function loader(args: LoaderFunctionArgs) {
  return loadFrontProjects(args)
}

export default function FrontProjects() {
  const { title, description, works, enquiryHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studio-front')
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader title={title} lead={description} />
        {works.length === 0 && <p className="text-ink-soft">{t('works.none')}</p>}
        <ul className="grid gap-12">
          {works.map((work, index) => (
            <li key={work.id}>
              <FrontWork work={work} headingLevel={2} layout="row" eager={index === 0} />
            </li>
          ))}
        </ul>
        <p className="pt-12">
          <a
            href={enquiryHref}
            className="inline-flex min-h-11 items-center text-lg underline decoration-canal decoration-2 underline-offset-4"
          >
            {t('works.ask')}
          </a>
        </p>
      </Container>
    </Main>
  )
}
