import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { CURRENCIES } from './catalog.rules'
import type { EditorSection } from './product-editing.rules'

interface Words {
  language: string
  name: string
  summary: string
  description: string
  deliveryTime: string
  /** A list of sentences. */
  included: unknown
}
type Amounts = { currency: string; amount: number }[]

/** A product as far as it must be complete to be sold. */
export interface Sellable {
  price: number
  image: string
  milestonePayment: boolean
  prices: Amounts
  translations: Words[]
  deliverySpeeds: { code: string }[]
  milestones: {
    percentage: number
    translations: { language: string; title: string; outcome: string }[]
  }[]
  addOns: {
    prices: Amounts
    translations: { language: string; name: string; description: string }[]
  }[]
}

type GapReason =
  | 'words'
  | 'price'
  | 'speed'
  | 'plan'
  | 'shares'
  | 'stepWords'
  | 'addOnWords'
  | 'addOnPrice'
  | 'picture'

/** Something without which a product is not sold, and the field that it is filled in with. */
export interface Gap {
  section: EditorSection
  reason: GapReason
  field: string
  language?: Language
  /** What the sentence about it names: a currency, the sum of the shares, the number of a row. */
  currency?: string
  sum?: number
  row?: number
}

const WORDS = ['name', 'summary', 'description', 'deliveryTime', 'included'] as const
const isEmpty = (words: unknown) =>
  Array.isArray(words) ? words.length === 0 : String(words ?? '').trim() === ''
const english = <Row extends { language: string }>(rows: Row[]) =>
  rows.find(({ language }) => language === FALLBACK_LANGUAGE)

/** A language is written in full or not at all; English always is. */
function wordGaps({ translations }: Sellable): Gap[] {
  const empty = {
    language: FALLBACK_LANGUAGE,
    name: '',
    summary: '',
    description: '',
    deliveryTime: '',
    included: [],
  }
  const written = english(translations) ? translations : [empty, ...translations]
  return written.flatMap((words) => {
    const { language } = words
    if (!isLanguage(language)) return []
    return WORDS.filter((field) => isEmpty(words[field])).map((field): Gap => ({
      section: 'words',
      reason: 'words',
      field,
      language,
    }))
  })
}

function planGaps({ milestones, milestonePayment }: Sellable): Gap[] {
  const sum = milestones.reduce((total, { percentage }) => total + percentage, 0)
  if (milestones.length < (milestonePayment ? 2 : 1))
    return [{ section: 'plan', reason: 'plan', field: 'steps', row: milestonePayment ? 2 : 1 }]
  const shares: Gap[] =
    sum === 100 ? [] : [{ section: 'plan', reason: 'shares', field: 'steps', sum }]
  const unnamed = milestones.flatMap(({ translations }, index): Gap[] => {
    const words = english(translations)
    const field = (['title', 'outcome'] as const).find((name) => isEmpty(words?.[name]))
    return field
      ? [
          {
            section: 'plan',
            reason: 'stepWords',
            field: `steps[${index}].words.${FALLBACK_LANGUAGE}.${field}`,
            row: index + 1,
          },
        ]
      : []
  })
  return [...shares, ...unnamed]
}

/** An add-on without a price in a currency would be given away in it. */
function addOnGaps({ addOns, prices }: Sellable): Gap[] {
  return addOns.flatMap((addOn, index) => {
    const row = index + 1
    const unnamed: Gap[] = isEmpty(english(addOn.translations)?.name)
      ? [
          {
            section: 'add-ons',
            reason: 'addOnWords',
            field: `addOns[${index}].words.${FALLBACK_LANGUAGE}.name`,
            row,
          },
        ]
      : []
    const has = (amounts: Amounts, currency: string) =>
      amounts.some((price) => price.currency === currency)
    const missing = CURRENCIES.filter(
      (currency) => has(prices, currency) && !has(addOn.prices, currency),
    )
    return [
      ...unnamed,
      ...missing.map((currency): Gap => ({
        section: 'add-ons',
        reason: 'addOnPrice',
        field: `addOns[${index}].prices.${currency}`,
        row,
        currency,
      })),
    ]
  })
}

/**
 * What is missing before a product can be sold, in the order of the editor's pages; empty when it
 * can.
 */
export function findGaps(product: Sellable): Gap[] {
  const { price, prices, deliverySpeeds, image } = product
  return [
    ...(price > 0 && prices.length > 0
      ? []
      : [{ section: 'prices', reason: 'price', field: 'USD' } as const]),
    ...(deliverySpeeds.some(({ code }) => code === 'standard')
      ? []
      : [{ section: 'speeds', reason: 'speed', field: 'standard.days' } as const]),
    ...addOnGaps(product),
    ...planGaps(product),
    ...wordGaps(product),
    ...(image ? [] : [{ section: 'picture', reason: 'picture', field: 'picture' } as const]),
  ]
}

/** How far a product is written in a language; what is not written falls back to English. */
export interface LanguageState {
  language: Language
  words: 'whole' | 'partly' | 'none'
  /** How many milestones and add-ons have no words in it. */
  steps: number
  addOns: number
}

/** How far a product is written in each language. */
export function languageStates({ translations, milestones, addOns }: Sellable): LanguageState[] {
  return LANGUAGES.map((language) => {
    const words = translations.find((row) => row.language === language)
    const without = (rows: { translations: { language: string }[] }[]) =>
      rows.filter((row) => !row.translations.some((row) => row.language === language)).length
    return {
      language,
      words: !words ? 'none' : WORDS.some((field) => isEmpty(words[field])) ? 'partly' : 'whole',
      steps: without(milestones),
      addOns: without(addOns),
    }
  })
}
