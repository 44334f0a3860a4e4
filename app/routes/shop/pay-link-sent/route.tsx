import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadConfirmation } from '~/routes/shop/_area/confirmation.server'
import { pageMeta } from '~/shell/page-meta'
import { presentSentLink } from '~/routes/shop/_area/pay.server'
import { paths } from '~/paths'
import { ErrorPage } from '~/ui/layout/error-page'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { SentPayLink } from './sent-pay-link'

export const handle = { i18n: ['payment'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** The link on it lets anybody pay. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/**
 * For the buyer whose order somebody else is to pay; once it is paid or over, the order's own page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { order, language, state } = await loadConfirmation(args, args.params.id ?? '')
  if (state !== 'linked') throw redirect(paths.confirmation(order.id), 303)
  return presentSentLink(order, language)
}

export default function PayLinkSent() {
  const { title, lead, ...link } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container width="form">
        <PageHeader title={title} lead={lead} size="compact" />
        <SentPayLink {...link} />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
