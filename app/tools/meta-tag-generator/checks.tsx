import { useTranslation } from 'react-i18next'
import type { CheckArea, CheckName, Tone } from './finding.rules'
import { Icon, type IconName } from '~/ui/media/icon'

export type CheckedArea = {
  area: CheckArea
  title: string
  worst: Tone
  findings: { check: CheckName; tone: Tone; text: string }[]
}

const LOOKS: Record<Tone, { icon: IconName; look: string }> = {
  good: { icon: 'circle-check', look: 'text-success' },
  note: { icon: 'info', look: 'text-canal' },
  warning: { icon: 'triangle-alert', look: 'text-warning' },
  problem: { icon: 'octagon-alert', look: 'text-danger' },
}

function Found({ tone, text }: { tone: Tone; text: string }) {
  const { t } = useTranslation('meta-tag-generator')
  const { icon, look } = LOOKS[tone]
  return (
    <li className="flex gap-3">
      <Icon name={icon} size={20} className={`mt-1 shrink-0 ${look}`} />
      <p className="min-w-0 wrap-anywhere">
        <span className={`font-semibold ${look}`}>{t(`tones.${tone}`)}</span> {text}
      </p>
    </li>
  )
}

/** What the checks found, by what it is about: with a sign and a word for how grave it is. */
export function Checks({ areas }: { areas: CheckedArea[] }) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <section aria-labelledby="checks-title" className="grid gap-6">
      <div>
        <h2 id="checks-title" className="text-2xl">
          {t('areas.title')}
        </h2>
        <p className="mt-2 max-w-text text-ink-soft">{t('areas.lead')}</p>
      </div>
      <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
        {areas.map(({ area, title, findings }) => (
          <section
            key={area}
            aria-labelledby={`checks-${area}`}
            className="min-w-0 border-t border-line pt-4"
          >
            <h3 id={`checks-${area}`} className="text-xl">
              {title}
            </h3>
            <ul className="mt-3 grid gap-3">
              {findings.map((finding, index) => (
                <Found key={`${finding.check}-${index}`} {...finding} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
