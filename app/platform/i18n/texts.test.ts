import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from './languages'
import { i18nOptions } from './options'
import { resources } from './resources.server'
import { createTranslate, type Texts } from './texts'

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 100, 101, 1.5]
const PLURAL = /_(zero|one|two|few|many|other)$/

function keysOf(texts: Texts, path: string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : keysOf(value, [...path, key]),
  )
}

/**
 * A value for every placeholder of the language's texts, with what is special in HTML and in
 * replacements.
 */
function valuesOf(texts: Texts) {
  const names = [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(
    (match) => match[1]!,
  )
  return Object.fromEntries(
    names.filter((name) => name !== 'count').map((name) => [name, `<${name}> $1 & å`]),
  )
}

describe.each([...LANGUAGES])('%s', (language) => {
  const i18next = createInstance()
  void i18next.init({
    ...i18nOptions,
    lng: language,
    fallbackLng: false,
    resources,
    initImmediate: false,
  })
  const files = resources[language] as unknown as Record<string, Texts>

  test.each(Object.keys(files))(
    '%s reads the same in the browser as on the server',
    (namespace) => {
      const theirs = i18next.getFixedT(language, namespace as never)
      const ours = createTranslate(language, (name) => files[name], namespace)
      const values = valuesOf(files[namespace]!)
      for (const key of keysOf(files[namespace]!)) {
        expect(ours(key, values)).toBe(theirs(key as never, values as never))
        if (!PLURAL.test(key)) continue
        const base = key.replace(PLURAL, '')
        for (const count of COUNTS)
          expect(ours(base, { ...values, count })).toBe(
            theirs(base as never, { ...values, count } as never),
          )
      }
    },
  )

  test('other namespaces are reached by name, and a missing text shows its key', () => {
    const theirs = i18next.getFixedT(language, 'ui')
    const ours = createTranslate(language, (name) => files[name], 'ui')
    expect(ours('common:nav.shop')).toBe(theirs('common:nav.shop' as never))
    expect(ours('nothing.here')).toBe(theirs('nothing.here' as never))
  })
})
