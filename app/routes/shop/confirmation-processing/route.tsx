import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { catchUp } from '~/domain/checkout/catch-up.server'
import { loadConfirmation } from '~/routes/shop/_area/confirmation.server'
import { LookAgain, LOOKING_FOR_PAYMENT, LOOKS, useRefresh } from '~/shell/refresh-itself'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { notFound } from '~/platform/http/answers.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LogoLoader } from '~/ui/feedback/logo-loader'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['checkout'], ...LOOKS }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const orderId = new URL(args.request.url).searchParams.get('order')
  if (!orderId) throw notFound()
  await catchUp((await loadConfirmation(args, orderId)).order)
  const { order, language, state } = await loadConfirmation(args, orderId)
  if (state === 'paid') throw redirect(paths.confirmation(orderId), 303)
  if (state === 'linked') throw redirect(paths.payLinkSent(orderId), 303)
  const t = translator(language, 'checkout')
  const waiting = state === 'processing'
  return {
    looking: waiting ? LOOKING_FOR_PAYMENT : null,
    title: t(waiting ? 'confirmation.processingTitle' : 'confirmation.failedTitle'),
    lead: waiting
      ? t('confirmation.processingLead', { email: order.email })
      : t('confirmation.failedLead'),
  }
}

export default function ConfirmationProcessing() {
  const { looking, title, lead } = useLoaderData<typeof loader>()
  const { t } = useTranslation('checkout')
  useRefresh(looking)
  return (
    <Main>
      <Container>
        <PageHeader
          title={title}
          lead={lead}
          size="page"
          actions={
            looking ? (
              <LookAgain />
            ) : (
              <ButtonLink to={paths.checkout()}>{t('confirmation.retry')}</ButtonLink>
            )
          }
        />
        {looking && (
          <div className="pb-24">
            <LogoLoader size="lg" />
          </div>
        )}
      </Container>
    </Main>
  )
}
