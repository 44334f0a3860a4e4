import { randomUUID } from 'node:crypto'
import { saySumProblem } from '~/domain/catalog/sum-texts.server'
import { sayRefusal } from '~/domain/coupons/coupon-texts.server'
import { summarizeCheckout } from '~/domain/checkout/checkout-summary.server'
import type { CheckoutInput } from '~/domain/checkout/checkout.schema'
import { findTypedBuyer } from '~/domain/checkout/kept-buyer.server'
import { findKnownBuyer } from '~/domain/checkout/known-buyer.server'
import { countryOptions } from '~/domain/ground/countries'
import type { Placement } from '~/domain/checkout/place-order.server'
import { holdsCoupon } from '~/domain/cart/cart-coupon.server'
import { DAYS_TO_PAY } from '~/domain/orders/payable.rules'
import { writeTotals } from '~/domain/orders/shown-totals.rules'
import { SELLER_COUNTRY } from '~/domain/ground/vat.rules'
import { readSettings } from '~/domain/settings/settings.server'
import { DAY, HOUR } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { formatMoney } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { hitEach, hitWhenDone, waitInMinutes } from '~/platform/rate-limit.server'
import type { Viewer } from '~/platform/session/roles'
import { countMailAddress, mailAddressLimits } from '~/account/account-tries.server'
import { normalizeLogin } from '~/domain/people/people.rules'

const COUNTRY_OF_LANGUAGE: Record<Language, string> = {
  en: SELLER_COUNTRY,
  sv: 'SE',
  nl: 'NL',
  pl: 'PL',
}

/**
 * What the checkout page shows, ready to read: lines, totals per currency, countries, what is known
 * of the buyer. Throws `checkout.*`.
 */
export async function loadCheckout(visitor: string, language: Language, viewer: Viewer | null) {
  const settings = await readSettings()
  const [typed, known] = await Promise.all([
    findTypedBuyer(visitor, viewer),
    findKnownBuyer(visitor, viewer),
  ])
  const { coupon, summaries, chosen, seller, without, buyer } = await summarizeCheckout(
    visitor,
    language,
    { userId: viewer?.id ?? null },
    known,
  )
  return {
    seller,
    without,
    lines: chosen.lines.map((line, index) => ({
      key: String(index),
      name: line.name,
      quantity: line.quantity,
      speed: line.deliverySpeed as 'standard' | 'express' | 'rush',
      workingDays: line.workingDays,
      addOns: line.addOns.map(({ name }) => name),
      customisation: line.customisation,
      included: line.scope.included as string[],
      amounts: summaries.map(({ currency, lines }) => ({
        currency,
        amount: formatMoney(lines[index]!.amount + lines[index]!.discount, currency, language),
      })),
    })),
    currencies: summaries.map(({ currency, amount, total, kind, methods, ...rest }) => ({
      currency,
      methods,
      now: formatMoney(amount, currency, language),
      later: kind === 'full' ? null : formatMoney(total - amount, currency, language),
      total: formatMoney(total, currency, language),
      problem: rest.problem && saySumProblem(rest.problem, language),
      free: total === 0 ? ('order' as const) : amount === 0 ? ('now' as const) : null,
      coupon: coupon && {
        code: coupon.code,
        discount: rest.discount > 0 ? formatMoney(-rest.discount, currency, language) : null,
        note: rest.refusal && sayRefusal(rest.refusal, coupon, language),
      },
    })),
    shown: writeTotals(summaries),
    daysToPay: DAYS_TO_PAY,
    countries: countryOptions(language),
    offers: { payByLink: settings.payByLink, earlyStart: settings.earlyStart },
    signedIn: viewer !== null,
    defaults: {
      placementKey: randomUUID(),
      name: known?.name ?? '',
      email: known?.email ?? '',
      companyName: known?.companyName ?? '',
      addressLine: known?.addressLine ?? '',
      postalCode: known?.postalCode ?? '',
      city: known?.city ?? '',
      country: buyer.country ?? COUNTRY_OF_LANGUAGE[language],
      vatNumber: buyer.vatNumber ?? '',
      ...typed,
      currency: (summaries.find(({ currency }) => currency === typed?.currency) ?? chosen)
        .currency as string,
    },
  }
}

/**
 * Somebody else is written to: a mail address is one person's, and a network address may be a whole
 * office's.
 */
const PAYER_LIMIT = { limit: 3, window: DAY }
const ADDRESS_LIMIT = { limit: 20, window: HOUR }
const LINK_LIMITS = { address: ADDRESS_LIMIT, one: PAYER_LIMIT }
/** Mails to one payer from all who are not signed in; past them buyers pass their links on. */
const MAILS_LIMIT = { limit: 6, window: DAY }

/**
 * A counter of their own for who is signed in, which nobody else's links to the same payer use up.
 */
function linkLimits(payerEmail: string, request: Request, viewer: Pick<Viewer, 'id'> | null) {
  if (!viewer) return mailAddressLimits(request, 'pay-link', payerEmail, LINK_LIMITS)
  const own = `pay-link:user:${viewer.id}`
  return { [own]: ADDRESS_LIMIT, [`${own}:to:${payerEmail}`]: PAYER_LIMIT }
}

/**
 * Places an order, without the payer's address where strangers have had the shop write to it often
 * enough: the buyer then passes the link on.
 */
async function placeAndTell(
  input: CheckoutInput,
  viewer: Pick<Viewer, 'id'> | null,
  place: (input: CheckoutInput) => Promise<Placement>,
) {
  if (viewer || !input.payerEmail) return place(input)
  const mails = { [`pay-link:to:${normalizeLogin(input.payerEmail)}`]: MAILS_LIMIT }
  const placed = await hitWhenDone(
    mails,
    () => place(input),
    ({ kind }) => kind === 'sent',
  )
  return 'result' in placed ? placed.result : place({ ...input, payerEmail: undefined })
}

/**
 * Places an order; a link to pay that goes to somebody else by that is counted. Gives the seconds
 * to wait where too many went from the same place.
 */
export async function placeCounted(
  input: CheckoutInput,
  request: Request,
  viewer: Pick<Viewer, 'id'> | null,
  place: (input: CheckoutInput) => Promise<Placement>,
): Promise<{ retryAfter: number } | { result: Placement }> {
  const { payBy, payerEmail } = input
  if (payBy !== 'link' || !payerEmail) return { result: await place(input) }
  return hitWhenDone(
    await linkLimits(payerEmail, request, viewer),
    () => placeAndTell(input, viewer, place),
    ({ kind }) => kind === 'sent',
  )
}

/**
 * Orders that are begun, paid or not: a network address may be a whole office's, and a coupon's
 * uses are for all.
 */
const ORDER_LIMITS = {
  address: { limit: 30, window: HOUR },
  one: { limit: 10, window: HOUR },
}
const COUPON_LIMIT = { limit: 5, window: HOUR }

/**
 * Minutes to wait until another order may be begun from here or with this mail address, 0 when it
 * may; one with a coupon holds a use of it until it is paid or over.
 */
export async function countOrder(visitor: string, { email }: CheckoutInput, request: Request) {
  const wait = await countMailAddress(request, 'order', email, ORDER_LIMITS)
  if (wait > 0 || !(await holdsCoupon(visitor))) return waitInMinutes(wait)
  return waitInMinutes(await hitEach(byAddress('order:coupon', COUPON_LIMIT)))
}
