import type { TFunction } from 'i18next'
import { formatDate, formatMoney, formatRate, onOneLine } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { milestoneAmounts } from './payment-plan.rules'
import {
  BASE_CURRENCY,
  isAvailable,
  isCodeLevel,
  isPlatform,
  priceIn,
  startingAmount,
  surcharge,
  type Currency,
} from './catalog.rules'
import { categoryName, speedName } from './catalog-names'
import { fastestSpeed } from './catalog-filter.rules'
import type { ProductDetail, ProductSummary } from './catalog.server'
import type { CatalogOffer } from './offers.server'
import { addWorkingDays } from '../ground/working-days.rules'

type Translate = TFunction<'shop'>

/** In one per cent. */
const BASIS_POINTS = 100
/** In one dollar. */
const CENTS = 100

function labels(product: ProductSummary, t: Translate) {
  return {
    category: categoryName(product.category, t),
    platform: isPlatform(product.platform) ? t(`platform.${product.platform}`) : product.platform,
    available: isAvailable(product.availabilityStatus),
    pricePrefix: product.milestonePayment ? t('startingAt') : undefined,
    image: product.image,
  }
}

/** A product as its card shows it, in the words and number formats of the language. */
export function toCardView(product: ProductSummary, language: Language) {
  const t = translator(language, 'shop')
  const { id, name, summary, deliveryTime, milestonePayment } = product
  return {
    id,
    name,
    description: summary,
    delivery: deliveryTime,
    milestonePayment,
    price: formatMoney(startingAmount(product), BASE_CURRENCY, language),
    ...labels(product, t),
  }
}

/** An amount of whole dollars, which prices are bounded by. */
export function formatStep(dollars: number, language: Language) {
  return formatMoney(dollars * CENTS, BASE_CURRENCY, language)
}

/**
 * The same in the catalog: a service paid in shares with its whole price, and how soon it can be
 * had for a surcharge.
 */
export function toOfferCard(offer: CatalogOffer, language: Language) {
  const t = translator(language, 'shop')
  const soonest = fastestSpeed(offer.speeds)
  return {
    ...toCardView(offer, language),
    total: offer.milestonePayment
      ? t('product.inTotal', { amount: formatMoney(offer.price, BASE_CURRENCY, language) })
      : undefined,
    faster:
      soonest && soonest.surchargePercent > 0
        ? t('catalog.faster', {
            speed: speedName(soonest.code, t),
            time: t('workingDays', { count: soonest.workingDays }),
            more: formatRate(soonest.surchargePercent * BASIS_POINTS, language),
          })
        : undefined,
  }
}

/**
 * The prices in the currencies that are offered beside the shown one, as a phrase: "€820.00, kr
 * 9,300.00, or zł 3,500.00".
 */
function otherPrices(
  product: ProductDetail,
  offered: readonly Currency[],
  shown: Currency,
  language: Language,
) {
  const prices = offered
    .filter((currency) => currency !== shown)
    .flatMap((currency) => {
      const amount = priceIn(product, currency)
      return amount === undefined ? [] : [formatMoney(amount, currency, language)]
    })
  return prices.length > 0
    ? new Intl.ListFormat(language, { type: 'disjunction' }).format(prices)
    : null
}

/**
 * The delivery speeds, with their dates counted from `today` (midnight UTC), and the add-ons of a
 * product, each with what it adds to the price.
 */
export function toChoices(
  product: ProductDetail,
  today: Date,
  language: Language,
  { currency = BASE_CURRENCY, country }: { currency?: string; country: string | null },
) {
  const t = translator(language, 'shop')
  const price = priceIn(product, currency) ?? product.price
  const more = (amount: number) => `+ ${formatMoney(amount, currency, language)}`
  return {
    speeds: product.deliverySpeeds.map(({ code, workingDays, surchargePercent }) => ({
      value: code,
      label: speedName(code, t),
      description: t('form.speedBy', {
        time: t('workingDays', { count: workingDays }),
        date: onOneLine(formatDate(addWorkingDays(today, workingDays, country), language)),
      }),
      price: surchargePercent === 0 ? t('form.included') : more(surcharge(price, surchargePercent)),
    })),
    addOns: product.addOns.map(({ id, name, description, workingDays, prices }) => ({
      value: String(id),
      label: name,
      description:
        workingDays > 0
          ? `${description} ${t('form.addOnDays', { count: workingDays })}`
          : description,
      price: more(prices.find((addOn) => addOn.currency === currency)?.amount ?? 0),
    })),
  }
}

/** The same as amounts, from which the page counts the total of what is chosen. */
function toAmounts(product: ProductDetail, currency: Currency) {
  const price = priceIn(product, currency) ?? product.price
  return {
    currency,
    price,
    speeds: Object.fromEntries(
      product.deliverySpeeds.map(({ code, surchargePercent }) => [
        code,
        surcharge(price, surchargePercent),
      ]),
    ),
    addOns: Object.fromEntries(
      product.addOns.map(({ id, prices }) => [
        id,
        prices.find((addOn) => addOn.currency === currency)?.amount ?? 0,
      ]),
    ),
  }
}

function plan(product: ProductDetail, currency: Currency, language: Language) {
  if (!product.milestonePayment) return []
  const price = priceIn(product, currency) ?? product.price
  const amounts = milestoneAmounts({
    amount: price,
    milestonePayment: true,
    milestones: product.milestones,
  })
  return product.milestones.map(({ title, outcome, workingDays, percentage }, index) => ({
    title,
    outcome,
    workingDays: String(workingDays),
    share: formatRate(percentage * BASIS_POINTS, language),
    amount: formatMoney(amounts[index] ?? 0, currency, language),
  }))
}

interface PageTerms {
  /** Midnight UTC; delivery is counted from it. */
  today: Date
  offered: readonly Currency[]
  /** What its prices stand in; the other offered ones are named beside it. */
  currency?: Currency
  /** Whose public holidays its seller has; none for this site's own studio. */
  country?: string | null
}

/** A product as its page shows it, in the words and number formats of the language. */
export function toPageView(
  product: ProductDetail,
  { today, offered, currency = BASE_CURRENCY, country = null }: PageTerms,
  language: Language,
) {
  const t = translator(language, 'shop')
  const price = priceIn(product, currency) ?? product.price
  const {
    id,
    name,
    summary,
    included,
    excluded,
    needs,
    milestonePayment,
    deliveryTime,
    revisions,
    codeLevel,
  } = product
  return {
    id,
    name,
    summary,
    paragraphs: product.description.split(/\n{2,}/),
    included,
    excluded,
    needs,
    milestonePayment,
    deliveryTime,
    revisions,
    codeLevel: isCodeLevel(codeLevel) ? t(`codeLevel.${codeLevel}`) : codeLevel,
    ...labels(product, t),
    price: formatMoney(startingAmount({ ...product, price }), currency, language),
    fullPrice: formatMoney(price, currency, language),
    otherPrices: otherPrices(product, offered, currency, language),
    plan: plan(product, currency, language),
    ...toChoices(product, today, language, { currency, country }),
    amounts: toAmounts(product, currency),
  }
}
