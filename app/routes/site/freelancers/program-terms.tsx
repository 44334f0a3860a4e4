import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'
import { Icon } from '~/ui/media/icon'

const ASKED = ['work', 'writing', 'dates', 'discretion'] as const
const NEVER = ['bids', 'trial', 'calls', 'prepay'] as const

/** What is asked of a freelancer, and what never is: struck out. */
export function ProgramTerms() {
  const { t } = useTranslation('freelancers')
  return (
    <Section id="terms" tone="surface" title={t('terms.title')}>
      <div className="grid gap-x-[calc(2*var(--spacing-gap))] gap-y-12 lg:grid-cols-2">
        <div>
          <h3 className="text-xl text-ink-soft">{t('terms.asked')}</h3>
          <ul className="mt-4">
            {ASKED.map((item) => (
              <li key={item} className="flex gap-4 border-t border-line py-4 text-lg">
                <Icon name="check" className="mt-0.5 shrink-0 text-canal" />
                {t(`terms.${item}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="text-xl text-ink-soft">{t('terms.never')}</h3>
          <ul className="mt-4">
            {NEVER.map((item) => (
              <li key={item} className="grid gap-1 border-t border-line py-4">
                <s className="font-display text-xl font-semibold decoration-canal decoration-2">
                  {t(`terms.${item}.what`)}
                </s>{' '}
                <span className="text-ink-soft">{t(`terms.${item}.why`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
