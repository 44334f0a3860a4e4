import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CONSENT_TEXT_VERSION,
  OPTIONAL_CATEGORIES,
  type CookiePreferences,
} from '~/domain/consent/consent.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'

export type PreferencesFormProps = {
  /** Begins the ids, so that page and dialog can stand in one document. */
  id: string
  preferences: CookiePreferences
  redirectTo: string
  /** The way out without saving. */
  cancel: ReactNode
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/** One switch per category; the necessary one is on and stays on (spec §2.11, §5). */
export function PreferencesForm({
  id,
  preferences,
  redirectTo,
  cancel,
  onSubmit,
}: PreferencesFormProps) {
  const { t, i18n } = useTranslation('consent')
  return (
    <form method="post" action={paths.consent()} onSubmit={onSubmit} className="grid gap-5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <input type="hidden" name="textVersion" value={CONSENT_TEXT_VERSION} />
      <input type="hidden" name="language" value={i18n.language} />
      {(['necessary', ...OPTIONAL_CATEGORIES] as const).map((category) => (
        <CheckboxField
          key={category}
          look="switch"
          id={`${id}-${category}`}
          name={category}
          label={t(`categories.${category}.label`)}
          hint={t(`categories.${category}.hint`)}
          defaultChecked={preferences[category]}
          disabled={category === 'necessary'}
        />
      ))}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {cancel}
        <Button name="intent" value="save">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
