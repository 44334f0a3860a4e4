import { useTranslation } from 'react-i18next'
import { Section } from '../layout/section'

const ITEMS = ['scope', 'price', 'meetings', 'visibility', 'script'] as const

/** What sets the studio apart, told by what it does without. */
export function Difference() {
  const { t } = useTranslation('home')
  return (
    <Section id="difference" title={t('difference.title')} layout="beside">
      <ul>
        {ITEMS.map((item) => (
          <li key={item} className="grid gap-x-gap gap-y-2 border-t border-line py-6 first:border-t-0 first:pt-0 md:grid-cols-3">
            <h3 className="text-2xl">{t(`difference.items.${item}.title`)}</h3>
            <p className="max-w-[58ch] text-lg text-ink-soft md:col-span-2">{t(`difference.items.${item}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
