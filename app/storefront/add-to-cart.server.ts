import { answerTo, sayRefusal } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { parseForm } from '~/shell/parse-form.server'
import { data } from '@remix-run/node'
import { orderChoicesSchema } from '~/domain/cart/cart.schema'
import { MAX_QUANTITY } from '~/domain/cart/cart.rules'
import { addToCart, changeLine } from '~/domain/cart/cart.server'
import type { ProductDetail } from '~/domain/catalog/catalog.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { choicesOf } from './product-page.server'
import { ensureCartKey } from './visitor-cart.server'

interface Selling {
  product: ProductDetail
  language: Language
  /** What an empty cart is paid in from now on; as it is unless told. */
  currency?: string
}

/**
 * Puts what the order form of a product's page chose into the visitor's cart and leads there. A
 * cart of another studio is not emptied before its owner says so: the answer names whose services
 * it holds.
 */
export async function handleOrderForm(request: Request, { product, language, currency }: Selling) {
  const t = translator(language, 'shop')
  const form = await readForm(request)
  const submission = parseForm(form, orderChoicesSchema(t, choicesOf(product)), language)
  if (submission.status !== 'success')
    return data({ result: submission.reply(), holds: null }, { status: 400 })
  const intent = form.get('intent')
  const input = { productId: product.id, ...submission.value }
  let all: boolean | null = true
  let cookie: string | null
  try {
    const { visitor, setCookie } = await ensureCartKey(request)
    cookie = setCookie
    if (intent === 'change') await changeLine(visitor, input)
    else all = await addToCart(visitor, input, { emptyOther: intent === 'replace', currency })
  } catch (error) {
    const holds = isRefusal(error, 'cart.otherStudio') ? error.details : null
    const text = sayRefusal(error, language)
    return data(
      { result: submission.reply({ formErrors: [text] }), holds },
      { status: answerTo(error, language)!.status },
    )
  }
  const flash = {
    kind: all ? 'success' : 'warning',
    text: all
      ? t(intent === 'change' ? 'changed' : 'added', { name: product.name })
      : t('addedMost', { name: product.name, max: MAX_QUANTITY }),
  } as const
  return seeOther(safeRedirect(form.get('redirectTo'), paths.cart()), {
    flash,
    cookies: [cookie],
  })
}
