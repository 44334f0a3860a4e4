import { answerTo, sayRefusal } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { readMirror } from '~/domain/cart/cart.rules'
import { cartCommandSchema } from '~/domain/cart/cart.schema'
import {
  changeQuantity,
  clearCart,
  findCart,
  removeFromCart,
  restoreCart,
  updateQuantity,
} from '~/domain/cart/cart.server'
import { toCartPage } from '~/domain/cart/cart-page.server'
import { removeCoupon } from '~/domain/cart/cart-coupon.server'
import { handleCoupon } from './page.server'
import { ensureCartKey, findVisitorCart, readCartKey } from '~/storefront/visitor-cart.server'
import { pageMeta } from '~/shell/page-meta'
import { readSettings } from '~/domain/settings/settings.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { MOST_BRIEF_WORDS } from '~/platform/http/form-fields.rules'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { CartPage } from './cart-page'

export const handle = { i18n: ['cart'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

const NOTHING_WRONG = { error: null, coupon: null }

type Command = Exclude<z.infer<typeof cartCommandSchema>, { intent: 'restore' }>

export async function loader(args: LoaderFunctionArgs) {
  const { request } = args
  const language = await getLanguage(request)
  const t = translator(language, 'cart')
  const cart = await findVisitorCart(args)
  return {
    title: t('title'),
    description: t('description'),
    cart: cart && cart.items.length > 0 ? toCartPage(cart, language, await readSettings()) : null,
    asksToClear: new URL(request.url).searchParams.get('confirm') === 'clear',
  }
}

/** Does what a form of the cart asks and says what is worth telling afterwards. */
async function handleIntent(visitor: string, command: Command, language: Language) {
  const t = translator(language, 'cart')
  if (command.intent === 'clear') {
    await clearCart(visitor)
    return t('cleared')
  }
  if (command.intent === 'removeCoupon') {
    await removeCoupon(visitor)
    return t('coupon.removed')
  }
  if (command.intent === 'update' && command.by !== undefined) {
    const left = await changeQuantity(visitor, command.lineId, command.by)
    return left === null ? t('errors.gone') : null
  }
  if (command.intent === 'update' && command.quantity! > 0)
    return void (await updateQuantity(visitor, command.lineId, command.quantity!))
  const line = (await findCart(visitor, language))?.items.find(({ id }) => id === command.lineId)
  await removeFromCart(visitor, command.lineId)
  return line && t('removed', { name: line.product.name })
}

/** Answers the script that mirrors the cart: it stays where it is. */
async function restore(request: Request, items: string, language: Language) {
  const mirrored = readMirror(items)
  if (!mirrored) return data(NOTHING_WRONG, { status: 400 })
  try {
    const { visitor, setCookie } = await ensureCartKey(request)
    await restoreCart(visitor, mirrored)
    return seeOther(paths.cart(), { cookies: [setCookie] })
  } catch (error) {
    const text = sayRefusal(error, language)
    return data({ error: text, coupon: null }, { status: answerTo(error, language)!.status })
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'cart')
  const form = await readForm(request, { words: MOST_BRIEF_WORDS })
  if (form.get('intent') === 'coupon') return handleCoupon(request, form, language)
  const command = cartCommandSchema.safeParse(Object.fromEntries(form))
  if (!command.success) return data({ error: t('errors.command'), coupon: null }, { status: 400 })
  if (command.data.intent === 'restore') return restore(request, command.data.items, language)
  const back = safeRedirect(form.get('redirectTo'), paths.cart())
  const visitor = await readCartKey(request)
  if (!visitor) return seeOther(back)
  try {
    const text = await handleIntent(visitor, command.data, language)
    return seeOther(back, text ? { flash: { kind: 'success', text } } : {})
  } catch (error) {
    if (!isRefusal(error, 'cart.busy')) throw error
    return seeOther(back, { flash: { kind: 'warning', text: t('errors.busy') } })
  }
}

export default function Cart() {
  const { title, cart, asksToClear } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <CartPage
      title={title}
      cart={cart}
      asksToClear={asksToClear}
      error={answer?.error ?? null}
      couponAnswer={answer?.coupon ?? null}
    />
  )
}
