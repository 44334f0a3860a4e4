import type { AuditEntry } from '~/domain/events/audit.server'
import { isRefusal } from '~/domain/ground/review-refusals.rules'
import { isSettingKey } from '~/domain/settings/setting.rules'
import { formatDateTime, formatMoney } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { isLanguage, LANGUAGE_NAMES, type Language } from '~/platform/i18n/languages'
import { curatedField } from '~/routes/admin/_area/curation/curation-texts.server'
import { nameMailWords } from '~/routes/admin/_area/mail/mail-words.server'
import { templateName } from '~/routes/admin/_area/mail/mail-names.server'
import { jobKindName } from '~/routes/admin/_area/mail/mail-names.server'
import { fieldName } from '~/routes/admin/_area/products/product-texts.server'
import { sayValue } from '~/routes/admin/_area/studio-settings.server'
import { testimonialField } from '~/routes/admin/_area/curation/testimonial-form.server'

const MOST_LINES = 6
const MOST_CHARACTERS = 80

type About = Pick<AuditEntry, 'subject' | 'subjectId'>
type Change = { field: string; from: unknown; to: unknown }

const asWords = (value: unknown) =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string'
      ? value
      : value === null || value === undefined
        ? ''
        : JSON.stringify(value)

/** One line of what a value is; `field` names it, where it has a name. */
function shown(value: unknown, language: Language, field?: string): string {
  if (typeof value === 'boolean' || value === 'on')
    return translator(language, 'audit')(value ? 'yes' : 'no')
  if (field === 'language' && isLanguage(value)) return LANGUAGE_NAMES[value]
  const line = asWords(value).replace(/\s+/g, ' ')
  return line === ''
    ? '–'
    : line.length > MOST_CHARACTERS
      ? `${line.slice(0, MOST_CHARACTERS)}…`
      : line
}

/** What a field of a record is called on the record's own page. */
function nameField({ subject, subjectId }: About, field: string, language: Language): string {
  if (subject === 'product') return fieldName(field, language)
  if (subject === 'showcase' || subject === 'template') return curatedField(field, language)
  if (subject === 'testimonial') return testimonialField(field, language)
  if (subject === 'mailWords') return nameMailWords(field, subjectId.split(':')[0]!, language)
  return translator(language, 'audit')(`facts.${field}` as 'facts.title', { defaultValue: field })
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isChange = (one: unknown): one is Change => typeof Object(one).field === 'string'

/** What changed in a list of changes, as the records keep them. */
function changesIn({ fields, changes }: Record<string, unknown>): Change[] {
  const ofWords = (Array.isArray(changes) ? changes : [])
    .map((one) => Object(one) as Record<string, unknown>)
    .map(({ key, before, after }) => ({ field: key, from: before, to: after }))
  return [...(Array.isArray(fields) ? fields : []), ...ofWords].filter(isChange)
}

/** What differs between two states of a record, field by field; null where they are no records. */
function differences(before: unknown, after: unknown): Change[] | null {
  if (!isObject(before) && !isObject(after)) return null
  const [from, to] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => asWords(from[field]) !== asWords(to[field]))
    .map((field) => ({ field, from: from[field], to: to[field] }))
}

function sayChange(about: About, { field, from, to }: Change, language: Language) {
  return `${nameField(about, field, language)}: ${shown(from, language, field)} → ${shown(to, language, field)}`
}

/** From what to what a thing without fields went. */
function sayStep(
  { subject, subjectId }: About,
  before: unknown,
  after: unknown,
  language: Language,
): string[] {
  if (before === undefined && after === undefined) return []
  const say = (value: unknown) =>
    subject === 'setting' && isSettingKey(subjectId)
      ? sayValue(subjectId, value, language)
      : shown(value, language)
  return [`${say(before)} → ${say(after)}`]
}

/**
 * Fields of which the log keeps that they changed, but not what they said: what a person may have
 * erased.
 */
function sayFields({ subject }: About, fields: unknown, language: Language): string[] {
  const t = translator(language, 'audit')
  const names = (Array.isArray(fields) ? fields : []).filter(
    (one): one is string => typeof one === 'string',
  )
  const said = names.map((name) =>
    subject === 'account'
      ? translator(language, 'admin-clients')(`details.${name}` as 'details.name', {
          defaultValue: name,
        })
      : t(`facts.${name}` as 'facts.title', { defaultValue: name }),
  )
  return said.length > 0 ? [`${t('facts.fields')}: ${said.join(', ')}`] : []
}

/** Ids for other programs, which the export has. */
const NOT_TO_READ = ['payouts', 'noteId', 'linkId', 'invitationId', 'into']

/** The words for values that are stored as codes. */
const SAY: Record<string, (value: string, language: Language) => string> = {
  until: (value, language) =>
    Number.isNaN(Date.parse(value)) ? value : formatDateTime(new Date(value), language),
  section: (value, language) =>
    translator(language, 'products')(`sections.${value}` as 'sections.prices', {
      defaultValue: value,
    }),
  kind: jobKindName,
  template: templateName,
  refusal: (value, language) =>
    isRefusal(value) ? translator(language, 'reviews')(`refusals.${value}`) : value,
}

/** One more fact under its name; a fact that is empty says nothing. */
function fact([name, value]: [string, unknown], language: Language): string[] {
  if (NOT_TO_READ.includes(name) || value === '' || value === null) return []
  const label = translator(language, 'audit')(`facts.${name}` as 'facts.title', {
    defaultValue: name,
  })
  const said =
    typeof value === 'string' && Object.hasOwn(SAY, name)
      ? SAY[name]!(value, language)
      : shown(value, language, name)
  return [`${label}: ${said}`]
}

/**
 * What an entry of the audit log says besides, in lines to read; the whole of it is in the export.
 * Amounts are integer cents.
 */
export function presentDetails(
  { data, ...about }: About & { data: unknown },
  language: Language,
): string[] {
  const { amount, currency, before, after, fields, changes, ...rest } = Object(data) as Record<
    string,
    unknown
  >
  const differing = about.subject === 'setting' ? null : differences(before, after)
  const lines = [...(differing ?? []), ...changesIn({ fields, changes })]
  return [
    ...(typeof amount === 'number' && typeof currency === 'string'
      ? [formatMoney(amount, currency, language)]
      : []),
    ...(differing ? [] : sayStep(about, before, after, language)),
    ...sayFields(about, fields, language),
    ...Object.entries(rest).flatMap((one) => fact(one, language)),
    ...lines.slice(0, MOST_LINES).map((change) => sayChange(about, change, language)),
    ...(lines.length > MOST_LINES ? ['…'] : []),
  ]
}
