import type { SubmissionResult } from '@conform-to/dom'
import { categoryName } from '~/domain/catalog/catalog-names'
import type { ProductEvent } from '~/domain/catalog/product-history.server'
import { platformName, templateTypeName } from '~/domain/content/template-view.server'
import { isTemplateBadge } from '~/domain/content/template.rules'
import { formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import type { Rejected } from '~/routes/admin/_area/products/section-form'
import { shownValue } from '~/routes/admin/_area/products/product-texts.server'

/** They only hold others together and have no name of their own. */
const HOLDERS = ['words', 'badges']
const NAMED_FIELDS = 4

/** The name of a field for people: `words.sv.title` is "Svenska, Title". */
export function curatedField(field: string, language: Language): string {
  const t = translator(language, 'curation')
  const parts = field.split('.').filter((part) => !HOLDERS.includes(part))
  return parts
    .map((part) => (isLanguage(part) ? LANGUAGE_NAMES[part] : t(`parts.${part as 'title'}`)))
    .join(', ')
}

/** What stands in a field, as a notice shows it. */
export function curatedValue(field: string, value: string, language: Language): string {
  const t = translator(language, 'curation')
  const showcase = translator(language, 'showcase')
  if (field === 'featured') return t(value === 'on' ? 'yes' : 'no')
  if (field === 'picture' || field === 'logo') return value && t(`pictures.another.${field}`)
  if (value === '') return ''
  if (field === 'category') return categoryName(value, translator(language, 'shop'))
  if (field === 'platform') return platformName(value)
  if (field === 'templateType') return templateTypeName(value, language)
  if (field === 'price') return showcase(`templates.prices.${value as 'free'}`)
  if (field.startsWith('badges.') && isTemplateBadge(value))
    return showcase(`templates.badges.${value}`)
  return shownValue(value)
}

/** A rejected form with the names of its fields. */
export function nameCuratedErrors(
  result: SubmissionResult<string[]>,
  language: Language,
): Rejected {
  const named = Object.keys(result.error ?? {}).filter((field) => field !== '')
  return {
    result,
    labels: Object.fromEntries(named.map((field) => [field, curatedField(field, language)])),
  }
}

/** Who changed a record last, and when. */
export function lastChangeOf(event: ProductEvent | undefined, language: Language) {
  const t = translator(language, 'products')
  if (!event) return ''
  const at = formatDateTime(event.at, language)
  return event.by
    ? t('editor.lastChanged', { name: event.by, at })
    : t('editor.lastChangedAt', { at })
}

/** One thing that was done with a record, in a sentence. */
export function curationStep({ id, kind, at, by, fields }: ProductEvent, language: Language) {
  const t = translator(language, 'curation')
  const more = fields.length - NAMED_FIELDS
  const named = fields.slice(0, NAMED_FIELDS).map((field) => curatedField(field, language))
  return {
    id,
    text: t(`history.${kind as 'created'}`, {
      name: by ?? translator(language, 'products')('history.somebody'),
    }),
    at: formatDateTime(at, language),
    dateTime: at.toISOString(),
    details: [
      ...named,
      ...(more > 0 ? [translator(language, 'products')('history.more', { count: more })] : []),
    ].join(' · '),
  }
}
