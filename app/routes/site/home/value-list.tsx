import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'

const VALUES = ['launch', 'response', 'uptime', 'satisfaction'] as const

/** Four promises of the studio (spec §2.10.7), shown as promises. */
export function ValueList() {
  const { t } = useTranslation('home')
  return (
    <Section
      id="values"
      eyebrow={t('values.name')}
      title={t('values.title')}
      lead={t('values.note')}
    >
      <ul>
        {VALUES.map((value) => (
          <li
            key={value}
            className="grid items-end gap-x-gap gap-y-4 border-t border-line pt-4 pb-6 lg:grid-cols-4"
          >
            <p className="font-display text-[clamp(4.5rem,13vw,11rem)] leading-[0.85] font-semibold tracking-tight lg:col-span-3">
              {t(`values.${value}.figure`)}
            </p>
            <div className="grid gap-1">
              <h3 className="text-xl">{t(`values.${value}.title`)}</h3>
              <p className="text-ink-soft">{t(`values.${value}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
