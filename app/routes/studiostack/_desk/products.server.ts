import { randomUUID } from 'node:crypto'
import { throwNotFound } from '~/shell/answers.server'
import { writeAmount } from '~/domain/catalog/amount.rules'
import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import type { StoredProduct } from '~/domain/catalog/product-store.server'
import { deskProductSchema } from '~/domain/studios/desk-product.schema'
import { STEP_ROWS } from '~/domain/studios/desk-product.rules'
import {
  changeDeskProduct,
  createDeskProduct,
  getDeskProduct,
  listDeskProducts,
  stampOf,
} from '~/domain/studios/desk-products.server'
import { currenciesOf, languagesOf } from '~/domain/studios/shop-front.rules'
import type { MemberStudio } from '~/domain/people/studio-member.server'
import { formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { pickTranslation } from '~/platform/i18n/translations'
import { readRowNumber } from '~/platform/row-id'
import { studioPaths } from '~/paths/studio'
import type { DeskContext } from './desk-forms.server'
import { fields, type FormHandler } from '~/shell/forms.server'

const KEY = /^[\w-]{10,64}$/

/** What a form says which is sent once. */
export function keyOf(form: FormData) {
  const typed = String(form.get('key') ?? '')
  return KEY.test(typed) ? typed : randomUUID()
}

/** The services of a studio, as its list has them. */
export async function presentDeskProducts(studio: MemberStudio, language: Language) {
  const t = translator(language, 'studio-goods')
  const [currency] = currenciesOf(studio.currencies)
  const products = (await listDeskProducts(studio.id)).map(
    ({ id, status, image, translations, prices }) => {
      const price = prices.find((one) => one.currency === currency)
      return {
        id,
        name: pickTranslation(translations, language).name,
        image,
        status,
        state: t(`status.${status}`),
        price: price ? formatMoney(price.amount, price.currency, language) : '–',
        href: studioPaths.product(id),
      }
    },
  )
  return { title: t('products.title'), products, newHref: studioPaths.newProduct() }
}

/** The service that an address names. Throws a 404 for none, and for another studio's. */
export async function requireDeskProduct(
  studio: MemberStudio,
  id: string | undefined,
): Promise<StoredProduct> {
  return getDeskProduct(studio.id, readRowNumber(id) ?? 0).catch(throwNotFound)
}

function typedWords({ translations }: StoredProduct, languages: readonly Language[]) {
  return languages.flatMap((language) => {
    const words = translations.find((one) => one.language === language)
    const lines = (stored: unknown) => (Array.isArray(stored) ? stored.join('\n') : '')
    return [
      [`name-${language}`, words?.name ?? ''],
      [`summary-${language}`, words?.summary ?? ''],
      [`description-${language}`, words?.description ?? ''],
      [`included-${language}`, lines(words?.included)],
      [`excluded-${language}`, lines(words?.excluded)],
      [`needs-${language}`, lines(words?.needs)],
    ]
  })
}

function typedSteps({ milestones }: StoredProduct, languages: readonly Language[]) {
  return milestones.flatMap(({ percentage, workingDays, translations }, index) => {
    const row = index + 1
    const words = languages.flatMap((language) => {
      const own = translations.find((one) => one.language === language)
      return [
        [`title-${row}-${language}`, own?.title ?? ''],
        [`outcome-${row}-${language}`, own?.outcome ?? ''],
      ]
    })
    return [[`share-${row}`, String(percentage)], [`days-${row}`, String(workingDays)], ...words]
  })
}

/** The form of a service; an empty one for a new. */
export function presentProductForm(
  studio: MemberStudio,
  product: StoredProduct | null,
  language: Language,
) {
  const [languages, currencies] = [languagesOf(studio.languages), currenciesOf(studio.currencies)]
  const prices = currencies.map((currency) => {
    const amount = product?.prices.find((price) => price.currency === currency)?.amount
    return [`price-${currency}`, amount === undefined ? '' : writeAmount(amount, language)]
  })
  const defaults = Object.fromEntries([
    ...(product
      ? [...typedWords(product, languages), ...typedSteps(product, languages)]
      : [['share-1', '100']]),
    ...prices,
    ['category', product?.category ?? ''],
    ['revisions', String(product?.revisions ?? 2)],
    ['milestonePayment', product?.milestonePayment ? 'on' : ''],
  ]) as Record<string, string>
  return {
    defaults,
    stamp: product ? stampOf(product) : '',
    key: randomUUID(),
    languages: languages.map((value) => ({ value, name: LANGUAGE_NAMES[value] })),
    currencies,
    rows: Array.from(
      { length: Math.max(STEP_ROWS, product?.milestones.length ?? 0) },
      (_, index) => index + 1,
    ),
    categories: CATEGORIES.map((value) => ({
      value,
      label: translator(language, 'shop')(`category.${value}`),
    })),
  }
}

/** Begins a service, or changes the one of the page. */
export const productForm: FormHandler<DeskContext & { product: StoredProduct | null }> = fields(
  'product',
  ({ studio, language }) =>
    deskProductSchema(translator(language, 'studio-goods'), {
      languages: languagesOf(studio.languages),
      currencies: currenciesOf(studio.currencies),
      locale: language,
    }),
  async (value, { studio, member, product, language }, form) => {
    const t = translator(language, 'studio-goods')
    if (!product) {
      const id = await createDeskProduct(member, value, keyOf(form))
      return { done: t('products.created'), to: studioPaths.product(id) }
    }
    await changeDeskProduct(member, product.id, value, {
      stamp: String(form.get('stamp') ?? ''),
      shown: languagesOf(studio.languages),
    })
    return { done: t('products.saved') }
  },
)
