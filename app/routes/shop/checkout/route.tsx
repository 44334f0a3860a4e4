import { answerTo, sayRefusal } from '~/shell/refusal-answers.server'
import { getZodConstraint } from '@conform-to/zod/v4'
import { parseForm } from '~/shell/parse-form.server'
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { checkoutSchema } from '~/domain/checkout/checkout.schema'
import { keepTyped } from '~/domain/checkout/kept-buyer.server'
import { placeOrder, type Placement } from '~/domain/checkout/place-order.server'
import { cancelCheckout } from '~/domain/payments/reopen-cart.server'
import { countOrder, loadCheckout, placeCounted } from '~/routes/shop/_area/checkout.server'
import { pageMeta } from '~/shell/page-meta'
import { useSettledAnswer } from '~/shell/read-again'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { formatWait } from '~/platform/i18n/format.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { findCartKey, readCartKey } from '~/storefront/visitor-cart.server'
import { CheckoutForm } from '~/routes/shop/_area/checkout/checkout-form'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['checkout'] }

export { readAfterConflict as shouldRevalidate } from '~/shell/read-again'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'checkout')
  const visitor = await findCartKey(args)
  const cancelled = new URL(args.request.url).searchParams.get('cancelled')
  if (visitor && cancelled) {
    const outcome = await cancelCheckout(visitor, cancelled)
    if (outcome?.kind === 'converted') throw redirect(paths.confirmation(outcome.orderId))
    throw await seeOther(paths.checkout(), { flash: { kind: 'info', text: t('cancelled') } })
  }
  try {
    const checkout = await loadCheckout(visitor ?? '', language, await findViewer(args))
    return {
      ...checkout,
      title: t('title'),
      lead: t('lead'),
      constraint: getZodConstraint(checkoutSchema(t)),
    }
  } catch (error) {
    throw await seeOther(paths.cart(), {
      flash: { kind: 'warning', text: sayRefusal(error, language) },
    })
  }
}

function next(placement: Placement) {
  if (placement.kind === 'pay') return placement.url
  return placement.kind === 'sent'
    ? paths.payLinkSent(placement.orderId)
    : paths.confirmation(placement.orderId)
}

export async function action(args: ActionFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'checkout')
  const visitor = await readCartKey(args.request)
  if (!visitor)
    return seeOther(paths.cart(), { flash: { kind: 'warning', text: t('notOrderable.empty') } })
  const form = await readForm(args.request)
  const viewer = await findViewer(args)
  await keepTyped(visitor, viewer, Object.fromEntries(form))
  const submission = parseForm(form, checkoutSchema(t), language)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const wait = await countOrder(visitor, submission.value, args.request)
  if (wait > 0)
    return data(submission.reply({ formErrors: [t('errors.ordersThrottled', { count: wait })] }), {
      status: 429,
    })
  try {
    const placed = await placeCounted(submission.value, args.request, viewer, (input) =>
      placeOrder({ visitor, userId: viewer?.id ?? null, language }, input),
    )
    if ('result' in placed) return redirect(next(placed.result), 303)
    const when = formatWait(placed.retryAfter, language)
    return data(submission.reply({ formErrors: [t('errors.linksThrottled', { when })] }), {
      status: 429,
    })
  } catch (error) {
    const text = sayRefusal(error, language)
    const { status, field } = answerTo(error, language)!
    return field === undefined
      ? seeOther(paths.cart(), { flash: { kind: 'warning', text } })
      : data(submission.reply({ formErrors: [text] }), { status })
  }
}

export default function Checkout() {
  const { title, lead, ...checkout } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={lead} size="page" />
        <CheckoutForm answer={useSettledAnswer<typeof action>()} {...checkout} />
      </Container>
    </Main>
  )
}
