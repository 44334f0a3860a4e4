import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageMeta } from '~/shell/page-meta'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { SavedPages } from './saved-pages'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** What the service worker shows when there is no network: the pages that it kept. */
export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'offline')
  return { title: t('title'), description: t('lead'), saved: t('saved'), none: t('none') }
}

export default function Offline() {
  const { title, description, saved, none } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={description} />
        <SavedPages title={saved} none={none} />
      </Container>
    </Main>
  )
}
