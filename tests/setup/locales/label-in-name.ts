import type { Locales } from './texts'

/**
 * How a text is called that says of what a shorter one beside it speaks: `remove` is seen,
 * `removeOf` is its accessible name.
 */
const NAMES = /(Named|Of)$/

/**
 * Accessible names that lack the words that are seen, which is what people say to a computer that
 * listens (WCAG 2.5.3).
 */
export function findNamesWithoutLabel(locales: Locales): string[] {
  return Object.entries(locales).flatMap(([language, namespaces]) =>
    Object.entries(namespaces).flatMap(([namespace, texts]) =>
      [...texts].flatMap(([key, name]) => {
        const label = NAMES.test(key) ? texts.get(key.replace(NAMES, '')) : undefined
        return label && !name.toLowerCase().includes(label.toLowerCase())
          ? [`${language}/${namespace}: ${key} is “${name}”, which lacks “${label}”`]
          : []
      }),
    ),
  )
}
