import { sayRefusal } from '~/shell/refusal-answers.server'
import { isRefusal } from '~/domain/ground/domain-error'
import { parseForm } from '~/shell/parse-form.server'
import { data } from '@remix-run/node'
import { applyCoupon } from '~/domain/cart/cart-coupon.server'
import { normalizeCode } from '~/domain/coupons/coupon.rules'
import { couponSchema } from '~/domain/coupons/coupon.schema'
import { sayRefusal as sayCouponRefusal } from '~/domain/coupons/coupon-texts.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { seeOther } from '~/platform/http/answers.server'
import { byAddress } from '~/platform/address-limit.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, waitInMinutes } from '~/platform/rate-limit.server'
import { readCartKey } from '~/storefront/visitor-cart.server'

/**
 * Codes can be guessed, and one for first orders tells at checkout who has ordered: good ones count
 * too. A cart has a few tries, and a network address, which may be a whole office's, more.
 */
const CART_LIMIT = { limit: 10, window: HOUR }
const ADDRESS_LIMIT = { limit: 60, window: HOUR }

/** Minutes to wait until another code may be tried. */
async function countTry(visitor: string) {
  return waitInMinutes(
    await hitEach({
      ...byAddress('coupon:address', ADDRESS_LIMIT),
      [`coupon:cart:${visitor}`]: CART_LIMIT,
    }),
  )
}

/** Puts the coupon whose code was sent into the visitor's cart, or says in place why not. */
export async function handleCoupon(request: Request, form: FormData, language: Language) {
  const t = translator(language, 'cart')
  const submission = parseForm(form, couponSchema(t), language)
  if (submission.status !== 'success')
    return data({ error: null, coupon: submission.reply() }, { status: 400 })
  const visitor = await readCartKey(request)
  if (!visitor) return seeOther(paths.cart())
  const reject = (message: string, status: number) =>
    data(
      { error: null, coupon: submission.reply({ fieldErrors: { code: [message] } }) },
      { status },
    )
  const count = await countTry(visitor)
  if (count > 0) return reject(t('coupon.throttled', { count }), 429)
  try {
    const refused = await applyCoupon(visitor, submission.value.code)
    if (refused) return reject(sayCouponRefusal(refused.refusal, refused.coupon, language), 400)
    return seeOther(paths.cart(), {
      flash: {
        kind: 'success',
        text: t('coupon.applied', { code: normalizeCode(submission.value.code) }),
      },
    })
  } catch (error) {
    if (isRefusal(error, 'cart.couponsClosed')) return reject(sayRefusal(error, language), 409)
    return seeOther(paths.cart(), {
      flash: { kind: 'warning', text: sayRefusal(error, language) },
    })
  }
}
