// eslint-disable-next-line no-restricted-imports -- the language is the browser’s
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

export type LanguageSwitchProps = {
  action: string
  current: string
  /** Each name in its own language. */
  languages: { code: string; name: string }[]
  redirectTo: string
}

/** POSTs {language, redirectTo} to `action`, as a whole page so that every word follows. */
export function LanguageSwitch({ action, current, languages, redirectTo }: LanguageSwitchProps) {
  const { t } = useTranslation('ui')
  return (
    <Form method="post" action={action} reloadDocument>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <fieldset>
        <legend className="sr-only">{t('language')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {languages.map(({ code, name }) => [
            <button
              key={code}
              name="language"
              value={code}
              lang={code}
              aria-pressed={code === current}
              className="min-h-11 underline-offset-8 decoration-canal decoration-2 hover:underline aria-pressed:font-semibold aria-pressed:underline forced-colors:border forced-colors:px-2"
            >
              {name}
            </button>,
            ' ',
          ])}
        </div>
      </fieldset>
    </Form>
  )
}
