import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { checkoutSchema } from '~/domain/checkout/checkout.schema'
import { payPayable } from '~/domain/payments/pay-payable.server'
import { acceptProposal } from '~/domain/proposals/accept-proposal.server'
import { visitorOfProposal } from '~/domain/proposals/proposal.rules'
import { paths } from '~/paths'
import { signLinkToken } from '~/platform/crypto/link-token.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { CheckoutForm } from '~/routes/shop/_area/checkout/checkout-form'
import { countOrder } from '~/routes/shop/_area/checkout.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { answerTo } from '~/shell/refusal-answers.server'
import { ButtonLink } from '~/ui/form/button'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { presentSentProposal, requireSentProposal } from './page.server'

export const handle = { i18n: ['proposals', 'checkout'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may accept. */
export { linkPageHeaders as headers } from '~/shell/link-page'

export async function loader(args: LoaderFunctionArgs) {
  const proposal = await requireSentProposal(args.params.token)
  const language = await getLanguage(args.request)
  const view = await presentSentProposal(proposal, language, await findViewer(args))
  return data(view, { status: view.state === 'over' ? 410 : 200 })
}

/** The payment page of what was accepted; its own page where the provider does not answer. */
async function leadToPayment(payableId: string) {
  const page = paths.pay(signLinkToken('payable', payableId))
  const url = await payPayable(payableId).catch(() => null)
  return redirect(url ?? page, 303)
}

export async function action(args: ActionFunctionArgs) {
  const { id } = await requireSentProposal(args.params.token)
  const language = await getLanguage(args.request)
  const t = translator(language, 'checkout')
  const submission = parseForm(await readForm(args.request), checkoutSchema(t), language)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const wait = await countOrder(visitorOfProposal(id), submission.value, args.request)
  if (wait > 0)
    return data(submission.reply({ formErrors: [t('errors.ordersThrottled', { count: wait })] }), {
      status: 429,
    })
  const viewer = await findViewer(args)
  try {
    const payableId = await acceptProposal(
      id,
      { userId: viewer?.id ?? null, language },
      submission.value,
    )
    return payableId
      ? await leadToPayment(payableId)
      : redirect(paths.studioQuote(args.params.token!), 303)
  } catch (error) {
    const answer = answerTo(error, language)
    if (!answer || answer.status === 404) throw error
    return data(submission.reply({ formErrors: answer.messages }), { status: answer.status })
  }
}

export default function StudioQuote() {
  const { title, number, lead, note, seller, days, state, order, payHref, checkout } =
    useLoaderData<typeof loader>()
  const answer = useSettledAnswer<typeof action>()
  const { t } = useTranslation('proposals')
  const leads = {
    open: lead,
    accepted: t('public.acceptedText', { number: order }),
    over: t('public.expiredText', { seller }),
  }
  return (
    <Main>
      <Container width={checkout ? undefined : 'form'}>
        <PageHeader
          eyebrow={t('public.eyebrow', { number })}
          title={title}
          lead={leads[state]}
          size={checkout ? 'page' : 'compact'}
        />
        {checkout && (
          <div className="grid gap-8">
            {note && (
              <Card as="section" aria-labelledby="note-title" className="max-w-text">
                <h2 id="note-title" className="mb-2 text-lg font-semibold">
                  {t('public.note', { seller })}
                </h2>
                <p className="whitespace-pre-line wrap-anywhere">{note}</p>
              </Card>
            )}
            <p className="text-ink-soft">{t('public.payTime', { days })}</p>
            <CheckoutForm {...checkout} quote answer={answer} />
          </div>
        )}
        {!checkout && (
          <div className="flex flex-wrap gap-3 pb-section">
            {payHref && <ButtonLink to={payHref}>{t('public.pay')}</ButtonLink>}{' '}
            <ButtonLink to={paths.contact()} variant="secondary">
              {t('public.contact')}
            </ButtonLink>
          </div>
        )}
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
