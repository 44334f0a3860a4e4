import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '~/platform/i18n/languages'
import { Badge } from '~/ui/feedback/badge'
import type { NestedForm } from '~/ui/form/nested-form'

type LanguageFieldsProps = Pick<NestedForm, 'value' | 'hasErrors'> & {
  /** The name of the words in the form, `steps[0].words`. */
  words: string
  /** The field that a language cannot be without. */
  first: string
  children: (language: Language) => ReactNode
}

/**
 * The same fields in each language: English in the open, the others behind a line that says which
 * are written.
 */
export function LanguageFields({ words, first, value, hasErrors, children }: LanguageFieldsProps) {
  const { t } = useTranslation('products')
  const others = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE)
  const missing = others.filter((language) => value(`${words}.${language}.${first}`) === '')
  return (
    <>
      {children(FALLBACK_LANGUAGE)}
      <details
        open={others.some((language) => hasErrors(`${words}.${language}`))}
        className="group border-t border-line pt-2"
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
          <span className="underline decoration-line-strong underline-offset-4 group-hover:decoration-canal">
            {t('rows.languages')}
          </span>
          {missing.length > 0 ? (
            <Badge tone="warning">
              {t('rows.missing', {
                languages: missing.map((language) => LANGUAGE_NAMES[language]).join(', '),
              })}
            </Badge>
          ) : (
            <Badge tone="success">{t('rows.whole')}</Badge>
          )}
        </summary>
        <div className="grid gap-8 pt-4">
          {others.map((language) => (
            <fieldset key={language} className="min-w-0">
              <legend lang={language} className="mb-3 font-semibold">
                {LANGUAGE_NAMES[language]}
              </legend>
              {children(language)}
            </fieldset>
          ))}
        </div>
      </details>
    </>
  )
}
