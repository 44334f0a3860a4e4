import type { ProductStatus } from '~/domain/ground/machines.rules'
import { CURRENCIES, isAvailable, priceIn } from '~/domain/catalog/catalog.rules'
import {
  commandsFor,
  EDITOR_SECTIONS,
  type EditorSection,
} from '~/domain/catalog/product-editing.rules'
import { findGaps, languageStates, type LanguageState } from '~/domain/catalog/product-gaps.rules'
import { listProductEvents, type ProductEvent } from '~/domain/catalog/product-history.server'
import type { StoredProduct } from '~/domain/catalog/product-store.server'
import { categoryName, speedName } from '~/domain/catalog/catalog-names'
import { formatDateTime, formatMoney, formatRate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  type Language,
} from '~/platform/i18n/languages'
import { nestedFieldId } from '~/ui/form/nested-form'
import {
  backHref,
  partHref,
  presentEditor,
} from '~/routes/admin/_area/products/product-editor.server'
import { fieldName, gapSentence } from '~/routes/admin/_area/products/product-texts.server'

const BASIS_POINTS = 100
const NAMED_FIELDS = 4

const list = (parts: string[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)

function prices(product: StoredProduct, language: Language) {
  const amounts = CURRENCIES.flatMap((currency) => {
    const amount = priceIn(product, currency)
    return amount === undefined ? [] : [formatMoney(amount, currency, language)]
  })
  return amounts.join(' · ')
}

/** A part in a line, as it is now. */
function summaryOf(section: EditorSection, product: StoredProduct, language: Language): string {
  const t = translator(language, 'products')
  const shop = translator(language, 'shop')
  const {
    category,
    platform,
    availabilityStatus,
    deliverySpeeds,
    addOns,
    milestones,
    translations,
    image,
  } = product
  const summaries: Record<EditorSection, () => string> = {
    basics: () =>
      [
        categoryName(category, shop),
        platform,
        t(`basics.availability.${isAvailable(availabilityStatus) ? 'available' : 'coming_soon'}`),
      ].join(' · '),
    prices: () => prices(product, language),
    speeds: () =>
      deliverySpeeds
        .map(
          ({ code, workingDays }) =>
            `${speedName(code, shop)}: ${shop('workingDays', { count: workingDays })}`,
        )
        .join(' · '),
    'add-ons': () =>
      addOns.length > 0 ? t('overview.addOns', { count: addOns.length }) : t('addOns.none'),
    plan: () =>
      milestones
        .map(({ percentage }) => formatRate(percentage * BASIS_POINTS, language))
        .join(' + '),
    words: () =>
      list(
        translations.flatMap((words) =>
          isLanguage(words.language) ? [LANGUAGE_NAMES[words.language]] : [],
        ),
        language,
      ),
    picture: () => t(image ? 'picture.there' : 'picture.none'),
  }
  return summaries[section]()
}

function stateOf({ language: written, words, steps, addOns }: LanguageState, language: Language) {
  const t = translator(language, 'products')
  const missing = [
    ...(steps > 0 ? [t('overview.noSteps', { count: steps })] : []),
    ...(addOns > 0 ? [t('overview.noAddOns', { count: addOns })] : []),
  ]
  const about =
    words === 'none' && written !== FALLBACK_LANGUAGE
      ? t('overview.fallsBack')
      : t(`overview.words.${words}`)
  return [about, ...missing].join(' ')
}

function toHistory(event: ProductEvent, productId: number, language: Language) {
  const { id, kind, at, by, section, language: written, fields } = event
  const t = translator(language, 'products')
  const name = by ?? t('history.somebody')
  const part = section ? t(`sections.${section}`) : ''
  const named = fields.slice(0, NAMED_FIELDS).map((field) => fieldName(field, language))
  const more = fields.length - named.length
  return {
    id,
    text:
      kind === 'changed'
        ? t('history.changed', {
            name,
            part: isLanguage(written) ? `${part}, ${LANGUAGE_NAMES[written]}` : part,
          })
        : t(`history.${kind as 'created'}`, { name }),
    at: formatDateTime(at, language),
    dateTime: at.toISOString(),
    backHref:
      section &&
      backHref(
        partHref(productId, section, { language: isLanguage(written) ? written : undefined }),
        event,
      ),
    details:
      section === 'picture'
        ? ''
        : [...named, ...(more > 0 ? [t('history.more', { count: more })] : [])].join(' · '),
  }
}

/** A product as a whole, ready to read. */
export async function presentOverview(product: StoredProduct, language: Language) {
  const t = translator(language, 'products')
  const { id } = product
  const status = product.status as ProductStatus
  const events = await listProductEvents(id)
  return {
    editor: presentEditor(product, null, events[0], language),
    status,
    version: product.version,
    commands: commandsFor(status),
    gaps: findGaps(product).map((gap) => ({
      href: partHref(id, gap.section, {
        language: gap.language,
        field: nestedFieldId(gap.section, gap.field),
      }),
      message: gapSentence(gap, language),
    })),
    parts: EDITOR_SECTIONS.map((section) => ({
      href: partHref(id, section),
      label: t(`sections.${section}`),
      summary: summaryOf(section, product, language),
    })),
    languages: languageStates(product).map((state) => ({
      href: partHref(id, 'words', { language: state.language }),
      name: LANGUAGE_NAMES[state.language],
      lang: state.language,
      state: stateOf(state, language),
    })),
    history: events.map((event) => toHistory(event, id, language)),
  }
}
