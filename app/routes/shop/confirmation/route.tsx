import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { loadConfirmation, presentConfirmation } from '~/routes/shop/_area/confirmation.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { translator } from '~/platform/i18n/i18n.server'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { NumberedTitle } from '~/ui/layout/numbered-title'
import { PageHeader } from '~/ui/layout/page-header'
import { ConfirmedOrder } from '~/routes/shop/_area/confirmed-order'

export const handle = { i18n: ['checkout'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const { order, language, viewer, state } = await loadConfirmation(args, args.params.id ?? '')
  if (state !== 'paid') throw redirect(paths.confirmationProcessing(order.id), 303)
  return {
    title: translator(language, 'checkout')('confirmation.title', { number: order.number }),
    order: presentConfirmation(order, language, viewer !== null),
  }
}

export default function Confirmation() {
  const { title, order } = useLoaderData<typeof loader>()
  const { t } = useTranslation('checkout')
  return (
    <Main>
      <Container>
        <PageHeader
          title={<NumberedTitle title={title} number={order.number} />}
          lead={t('confirmation.lead', { name: order.name })}
          size="page"
        />
        <ConfirmedOrder order={order} />
      </Container>
    </Main>
  )
}
