import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { WORDS } from '~/domain/catalog/product-sections.server'
import { pageMeta } from '~/shell/page-meta'
import { ProductEditor } from '~/routes/admin/_area/products/product-editor'
import {
  loadSection,
  partHref,
  saveSection,
} from '~/routes/admin/_area/products/product-editor.server'
import { notFound } from '~/platform/http/answers.server'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { requireAdmin } from '~/platform/session/guards.server'
import { FilterLinks } from '~/ui/layout/filter-links'
import { ErrorPage } from '~/ui/layout/error-page'
import { WordsForm } from './words-form'

export const handle = { i18n: ['products', 'shop'] }

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) =>
  pageMeta({ ...args, data: data?.editor }, { robots: 'noindex' })

/** The language that the address names; throws a 404. */
function requireLanguage({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  if (!isLanguage(params.language)) throw notFound()
  return params.language
}

export async function loader(args: LoaderFunctionArgs) {
  await requireAdmin(args)
  const written = requireLanguage(args)
  const page = await loadSection(args, WORDS[written])
  const languages = LANGUAGES.map((language) => ({
    label: LANGUAGE_NAMES[language],
    href: partHref(page.editor.id, 'words', { language }),
    current: language === written,
  }))
  return { ...page, languages, written }
}

export async function action(args: ActionFunctionArgs) {
  await requireAdmin(args)
  return saveSection(args, WORDS[requireLanguage(args)])
}

export default function ProductWords() {
  const { editor, form, languages, written } = useLoaderData<typeof loader>()
  const { t } = useTranslation('products')
  const answer = useActionData<typeof action>()
  return (
    <ProductEditor {...editor}>
      <FilterLinks label={t('words.language')} links={languages} />
      <WordsForm key={written} {...form} answer={answer} language={written} />
    </ProductEditor>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
