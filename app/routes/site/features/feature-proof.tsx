import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { Button } from '~/ui/form/button'
import { LanguageSwitch } from '~/ui/layout/language-switch'
import { Section } from '~/ui/layout/section'
import { ArrowLink } from '~/ui/layout/arrow-link'
import { Form } from '~/ui/form/form'

/** What the site says of itself, each beside a way to see it at once. */
export function FeatureProof({ light }: { light: boolean }) {
  const { t, i18n } = useTranslation('features')
  return (
    <Section id="proof" tone="surface" title={t('proof.title')}>
      <div className="grid gap-x-gap gap-y-12 lg:grid-cols-4">
        <div className="grid content-start justify-items-start gap-4 lg:col-span-2">
          <h3 className="text-2xl">{t('proof.script.title')}</h3>
          <p className="max-w-[46ch] text-lg text-ink-soft">{t('proof.script.text')}</p>
          <Form method="post" action={paths.lightVersion()} reloadDocument>
            <input type="hidden" name="redirectTo" value={`${paths.features()}#proof`} />
            <Button variant="secondary" name="light" value={light ? 'off' : 'on'}>
              {t(light ? 'proof.script.leave' : 'proof.script.enter')}
            </Button>
          </Form>
        </div>
        <div className="grid content-start gap-3">
          <h3 className="text-2xl">{t('proof.languages.title')}</h3>
          <p className="text-ink-soft">{t('proof.languages.text')}</p>
          <LanguageSwitch
            action={paths.language()}
            current={i18n.language}
            languages={LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] }))}
            redirectTo={`${paths.features()}#proof`}
          />
        </div>
        <div className="grid content-start justify-items-start gap-3">
          <h3 className="text-2xl">{t('proof.access.title')}</h3>
          <p className="text-ink-soft">{t('proof.access.text')}</p>
          <ArrowLink to={paths.contact()}>{t('proof.access.link')}</ArrowLink>
        </div>
      </div>
    </Section>
  )
}
