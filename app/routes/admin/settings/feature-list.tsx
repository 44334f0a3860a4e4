import { useTranslation } from 'react-i18next'
import type { Feature } from '~/domain/settings/setting.rules'
import { Badge } from '~/ui/feedback/badge'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import type { SettingAnswer } from './setting-answer'
import { SettingConflict } from './setting-conflict'
import { Form } from '~/ui/form/form'

export type FeatureView = {
  key: Feature
  on: boolean
  version: number
  /** Off, with which nothing protects money but passwords. */
  unsafe: boolean
}

/** What can be switched on and off, each with one press. */
export function FeatureList({
  features,
  answer,
}: {
  features: FeatureView[]
  answer: SettingAnswer
}) {
  const { t } = useTranslation('admin-settings')
  return (
    <section aria-labelledby="features-title" className="grid gap-4">
      <h2 id="features-title" className="text-2xl">
        {t('features.title')}
      </h2>
      <ul className="grid divide-y divide-line">
        {features.map(({ key, on, version, unsafe }) => (
          <li key={key} className="grid gap-4 py-4">
            <SettingConflict of={key} answer={answer} />
            {unsafe && (
              <Notice tone="warning" title={t('beforeMoney.title')}>
                {t('beforeMoney.text')}
              </Notice>
            )}
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <div className="grid max-w-text gap-1">
                <h3 className="flex flex-wrap items-center gap-3 text-lg">
                  {t(`features.${key}.name`)}{' '}
                  <Badge tone={on ? 'success' : 'neutral'}>
                    {t(on ? 'features.on' : 'features.off')}
                  </Badge>
                </h3>
                <p className="text-ink-soft">{t(`features.${key}.text`)}</p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="feature" />
                <input type="hidden" name="key" value={key} />
                <input type="hidden" name="value" value={on ? 'off' : 'on'} />
                <input type="hidden" name="version" value={version} />
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t(on ? 'features.switchOffNamed' : 'features.switchOnNamed', {
                    name: t(`features.${key}.name`),
                  })}
                >
                  {t(on ? 'features.switchOff' : 'features.switchOn')}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
