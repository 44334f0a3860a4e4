import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '~/platform/i18n/languages'
import { THEMES, type Theme } from '~/platform/theme'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { SelectField } from '~/ui/form/select-field'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { Card } from '~/ui/layout/card'
import { LightVersionSwitch } from '~/ui/layout/light-version-switch'
import { Form } from '~/ui/form/form'

type ChoiceFormProps = {
  action: string
  /** Every word of the page follows from it. */
  wholePage?: boolean
  submit: string
  children: ReactNode
}

const here = paths.settingsPart('language')

function ChoiceForm({ action, wholePage, submit, children }: ChoiceFormProps) {
  return (
    <Card>
      <Form method="post" action={action} reloadDocument={wholePage} className="grid gap-5">
        <input type="hidden" name="redirectTo" value={here} />
        {children}
        <div>
          <Button variant="secondary">{submit}</Button>
        </div>
      </Form>
    </Card>
  )
}

export type LanguageAndThemeProps = {
  language: Language
  theme: Theme
  light: boolean
  /** Empty for the studio's. */
  zone: string
  zones: string[]
  zoneError?: string
}

function ZoneForm({
  zone,
  zones,
  zoneError,
}: Pick<LanguageAndThemeProps, 'zone' | 'zones' | 'zoneError'>) {
  const { t } = useTranslation('settings')
  const errors = zoneError ? [zoneError] : undefined
  return (
    <ChoiceForm action={here} submit={t('language.zone.save')}>
      <ErrorSummary errors={(errors ?? []).map((message) => ({ fieldId: 'zone', message }))} />
      <SelectField
        id="zone"
        name="zone"
        label={t('language.zone.title')}
        hint={t('language.zone.hint')}
        errors={errors}
        placeholder={t('language.zone.studio')}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        defaultValue={zone}
      />
    </ChoiceForm>
  )
}

/**
 * The choices of how pages come; all but the zone post to the resources that every page's frame
 * posts to.
 */
export function LanguageAndTheme({ language, theme, light, ...zone }: LanguageAndThemeProps) {
  const { t } = useTranslation('settings')
  const languages = LANGUAGES.map((code) => ({
    value: code,
    label: <span lang={code}>{LANGUAGE_NAMES[code]}</span>,
  }))
  const themes = THEMES.map((name) => ({ value: name, label: t(`language.theme.${name}`) }))
  return (
    <>
      <ChoiceForm action={paths.language()} wholePage submit={t('language.language.save')}>
        <ChoiceGroup
          id="language"
          name="language"
          legend={t('language.language.title')}
          hint={t('language.language.hint')}
          options={languages}
          defaultValue={language}
          columns={2}
        />
      </ChoiceForm>
      <ChoiceForm action={paths.theme()} submit={t('language.theme.save')}>
        <ChoiceGroup
          id="theme"
          name="theme"
          legend={t('language.theme.title')}
          options={themes}
          defaultValue={theme}
          columns={3}
        />
      </ChoiceForm>
      <ZoneForm {...zone} />
      <Card as="section" aria-labelledby="light-version">
        <h2 id="light-version" className="text-lg font-semibold">
          {t('language.light.title')}
        </h2>
        <p className="mt-2 text-ink-soft">{t('language.light.text')}</p>
        <p className="mt-2 font-semibold">
          {t(light ? 'language.light.on' : 'language.light.off')}
        </p>
        <LightVersionSwitch action={paths.lightVersion()} light={light} redirectTo={here} />
      </Card>
    </>
  )
}
