import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { settleSession } from '~/domain/payments/checkout.server'
import { catchUpPayable, findPayable, payPayable } from '~/domain/payments/pay-payable.server'
import { readClient } from '~/domain/people/participant.server'
import { LookAgain, LOOKING_FOR_PAYMENT, LOOKS, useRefresh } from '~/shell/refresh-itself'
import { pageMeta } from '~/shell/page-meta'
import { presentPayable } from '~/routes/shop/_area/pay.server'
import { paths } from '~/paths'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { notFound, seeOther } from '~/platform/http/answers.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { answerTo } from '~/shell/refusal-answers.server'
import { findViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { PayPage } from './pay-page'

export const handle = { i18n: ['payment'], ...LOOKS }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may pay. */
export { linkPageHeaders as headers } from '~/shell/link-page'

async function getPayable(token = '') {
  const id = readLinkToken('payable', token)
  const payable = id && (await findPayable(id))
  if (!payable) throw notFound()
  return payable
}

/**
 * The payment page sends its visitor here: what it knows is booked, as by the webhook, and the
 * address is cleared.
 */
async function settleReturn(url: URL) {
  const sessionId = url.searchParams.get('session_id')
  if (!sessionId) return
  if (/^cs_[\w-]{10,200}$/.test(sessionId))
    await settleSession(sessionId).catch((error: unknown) =>
      log.warn({ err: error }, 'could not settle on return'),
    )
  throw redirect(safeRedirect(url.pathname, paths.home()), 303)
}

/** A share or an order that somebody else placed, for whoever has its link. */
export async function loader(args: LoaderFunctionArgs) {
  const token = args.params.token
  await catchUpPayable(await getPayable(token))
  const payable = await getPayable(token)
  const url = new URL(args.request.url)
  await settleReturn(url)
  const language = await getLanguage(args.request)
  if (url.searchParams.has('cancelled')) {
    const text = translator(language, 'payment')('pay.cancelled')
    throw await seeOther(paths.pay(token!), { flash: { kind: 'info', text } })
  }
  const viewer = await findViewer(args)
  const view = presentPayable(
    payable,
    language,
    viewer && (await readClient(viewer.id, viewer.impersonator !== null)),
  )
  const said = view.refund === 'full' ? ('refunded' as const) : view.state
  const title = translator(language, 'payment')(`pay.${said}.title`, { amount: view.amount })
  const looking = view.state === 'processing' ? LOOKING_FOR_PAYMENT : null
  return data({ looking, title, said, ...view }, { status: view.state === 'closed' ? 410 : 200 })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const payable = await getPayable(params.token)
  try {
    const url = await payPayable(payable.id)
    return redirect(url ?? paths.pay(params.token!), 303)
  } catch (error) {
    const answer = answerTo(error, await getLanguage(request), {
      'checkout.noGateway': (language) => translator(language, 'payment')('pay.gateway'),
    })
    if (!answer) throw error
    return data({ error: answer.messages[0] }, { status: answer.status })
  }
}

export default function Pay() {
  const { looking, title, said, ...view } = useLoaderData<typeof loader>()
  useRefresh(looking)
  const { t } = useTranslation('payment')
  const answer = useActionData<typeof action>()
  return (
    <Main>
      <Container width="form">
        <PageHeader
          eyebrow={t('pay.eyebrow', { number: view.number })}
          title={title}
          lead={t(`pay.${said}.lead`, { name: view.name })}
          size="compact"
        />
        <PayPage {...view} error={answer?.error} />
        {looking && (
          <p className="pb-section">
            <LookAgain />
          </p>
        )}
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
