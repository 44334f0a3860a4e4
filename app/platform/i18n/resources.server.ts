import type { Resource } from 'i18next'

const files = import.meta.glob<Record<string, unknown>>('../../../locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** All texts of all languages, as i18next wants them: language, namespace, keys. */
export const resources = Object.entries(files).reduce<Resource>((all, [file, texts]) => {
  const [, language = '', namespace = ''] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
  all[language] = { ...all[language], [namespace]: texts as Resource[string][string] }
  return all
}, {})
