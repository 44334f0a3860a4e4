import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/form/button'
import { Section } from '~/ui/layout/section'
import { DashboardPreview } from './dashboard-preview'

const BEFORE = ['price', 'quiet', 'scope'] as const
const AFTER = ['milestones', 'files', 'everyone'] as const
const TAGS = [
  'responsive',
  'seo',
  'redirects',
  'staging',
  'revisions',
  'backups',
  'analytics',
  'cards',
  'forms',
  'vat',
  'speed',
  'warranty',
] as const

function Feature({ name }: { name: (typeof BEFORE)[number] | (typeof AFTER)[number] }) {
  const { t } = useTranslation('home')
  return (
    <li className="grid content-start gap-2 border-t-2 border-canal pt-4">
      <h3 className="text-xl">{t(`premium.${name}.title`)}</h3>
      <p className="text-ink-soft">{t(`premium.${name}.text`)}</p>
    </li>
  )
}

/** Six features, with the dashboard in the fourth place, and twelve tags (spec §2.10.3). */
export function PremiumFeatures() {
  const { t } = useTranslation('home')
  return (
    <Section id="premium" tone="surface" eyebrow={t('premium.name')} title={t('premium.title')}>
      <div className="grid gap-gap lg:gap-y-14">
        <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-3">
          {BEFORE.map((name) => (
            <Feature key={name} name={name} />
          ))}
          <li className="grid content-start gap-4 rounded-md bg-surface-raised p-[clamp(1rem,2vw,1.75rem)] sm:col-span-2 lg:col-start-3 lg:row-span-3 lg:row-start-1">
            <h3 className="text-2xl">{t('preview.title')}</h3>
            <p className="max-w-[52ch] text-ink-soft">{t('preview.text')}</p>
            <DashboardPreview />
          </li>
          {AFTER.map((name) => (
            <Feature key={name} name={name} />
          ))}
        </ul>
        <div className="grid gap-x-gap gap-y-5 border-t border-line pt-6 lg:grid-cols-4">
          <h3 id="tags" className="font-text text-base font-normal tracking-normal text-ink-soft">
            {t('premium.tags.label')}
          </h3>
          <ul aria-labelledby="tags" className="flex flex-wrap content-start gap-2 lg:col-span-2">
            {TAGS.map((tag) => (
              <li key={tag} className="rounded-full border border-line-strong px-3 py-1 text-sm">
                {t(`premium.tags.${tag}`)}
              </li>
            ))}
          </ul>
          <div className="lg:justify-self-end">
            <ButtonLink to={paths.faq()} variant="secondary">
              {t('premium.faq')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
