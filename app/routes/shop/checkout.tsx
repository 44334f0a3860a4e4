import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { checkoutSchema } from '~/domain/orders/checkout.schema'
import { placeOrder } from '~/domain/orders/place-order.server'
import { CartNotOrderableError } from '~/domain/orders/order-lines.server'
import { cancelCheckout } from '~/domain/orders/reopen-cart.server'
import { loadCheckout } from '~/frame/checkout.server'
import { pageMeta } from '~/frame/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { log } from '~/platform/log.server'
import { GatewayError } from '~/platform/payments/gateway'
import { findViewer } from '~/platform/session/guards.server'
import { readVisitor } from '~/platform/session/visitor.server'
import { CheckoutForm } from '~/ui/shop/checkout-form'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['checkout'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'checkout')
  const visitor = await readVisitor(args.request)
  const cancelled = new URL(args.request.url).searchParams.get('cancelled')
  if (visitor && cancelled) {
    const outcome = await cancelCheckout(visitor, cancelled)
    if (outcome?.kind === 'converted') throw redirect(paths.confirmation(outcome.orderId))
    throw await seeOther(paths.checkout(), { flash: { kind: 'info', text: t('cancelled') } })
  }
  try {
    const checkout = await loadCheckout(visitor ?? '', language, await findViewer(args))
    return { ...checkout, title: t('title'), lead: t('lead'), constraint: getZodConstraint(checkoutSchema(t)) }
  } catch (error) {
    if (!(error instanceof CartNotOrderableError)) throw error
    throw await seeOther(paths.cart(), { flash: { kind: 'warning', text: t(`notOrderable.${error.reason}`) } })
  }
}

export async function action(args: ActionFunctionArgs) {
  const language = await getLanguage(args.request)
  const t = translator(language, 'checkout')
  const visitor = await readVisitor(args.request)
  if (!visitor) return seeOther(paths.cart(), { flash: { kind: 'warning', text: t('notOrderable.empty') } })
  const submission = parseWithZod(await readForm(args.request), { schema: checkoutSchema(t) })
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const viewer = await findViewer(args)
  try {
    const placement = await placeOrder({ visitor, userId: viewer?.id ?? null, language }, submission.value)
    return redirect(placement.kind === 'pay' ? placement.url : paths.confirmation(placement.orderId), 303)
  } catch (error) {
    if (error instanceof CartNotOrderableError) {
      return seeOther(paths.cart(), { flash: { kind: 'warning', text: t(`notOrderable.${error.reason}`) } })
    }
    if (!(error instanceof GatewayError)) throw error
    log.error({ err: error }, 'payment page did not open')
    return data(submission.reply({ formErrors: [t('errors.gateway')] }), { status: 503 })
  }
}

export default function Checkout() {
  const { title, lead, ...checkout } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader title={title} lead={lead} size="page" />
        <CheckoutForm answer={useActionData<typeof action>()} {...checkout} />
      </Container>
    </main>
  )
}
