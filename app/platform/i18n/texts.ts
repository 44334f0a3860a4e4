import { i18nOptions, isForUnknown } from './options'

/** The texts of one namespace, as its JSON file has them. */
export type Texts = { [key: string]: string | Texts }
export type Values = Record<string, unknown> & { count?: number }

const SEPARATOR = /^([\w-]+):(.+)$/

function find(texts: Texts | undefined, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Texts | string | undefined>(
      (branch, name) => (typeof branch === 'object' ? branch[name] : undefined),
      texts,
    )
  return typeof found === 'string' ? found : undefined
}

function fill(text: string, values: Values) {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    values[name] === undefined ? placeholder : String(values[name]),
  )
}

/**
 * A translate function over locale files in i18next's format, for what this project uses of it:
 * nested keys, `namespace:key`, values and plurals. A key without a text comes back as it is, but one for an unknown status. Held
 * against i18next itself by a test of every text.
 */
export function createTranslate(
  language: string,
  textsOf: (namespace: string) => Texts | undefined,
  defaultNamespace: string,
) {
  const plurals = new Intl.PluralRules(language)
  return (fullKey: string, values: Values = {}): string => {
    const [, namespace = defaultNamespace, key = fullKey] = SEPARATOR.exec(fullKey) ?? []
    const texts = textsOf(namespace)
    const counted =
      values.count === undefined ? undefined : find(texts, `${key}_${plurals.select(values.count)}`)
    const none = values.count === 0 ? find(texts, `${key}_zero`) : undefined
    const text = none ?? counted ?? find(texts, key)
    if (text !== undefined) return fill(text, values)
    return (isForUnknown(key) && find(textsOf(i18nOptions.defaultNS), 'unknown')) || key
  }
}
