import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadOwnOrder, presentConfirmation } from '~/frame/confirmation.server'
import { pageMeta } from '~/frame/page-meta'
import { translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { NumberedTitle } from '~/ui/layout/numbered-title'
import { PageHeader } from '~/ui/layout/page-header'
import { ConfirmedOrder } from '~/ui/shop/confirmed-order'

export const handle = { i18n: ['checkout'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address sees the order: it is neither kept nor told to other sites. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

/** An order that is in no account, by the link of its mail. */
export async function loader(args: LoaderFunctionArgs) {
  const { order, language } = await loadOwnOrder(args, args.params.token ?? '')
  return {
    title: translator(language, 'checkout')('confirmation.aloneTitle', { number: order.number }),
    order: presentConfirmation(order, language, false),
  }
}

export default function OwnOrder() {
  const { title, order } = useLoaderData<typeof loader>()
  const { t } = useTranslation('checkout')
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader
          title={<NumberedTitle title={title} number={order.number} />}
          lead={t('confirmation.aloneLead')}
          size="page"
        />
        <ConfirmedOrder order={order} />
      </Container>
    </main>
  )
}
