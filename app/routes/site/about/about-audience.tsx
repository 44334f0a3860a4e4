import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Section } from '~/ui/layout/section'
import { ArrowLink } from '~/ui/layout/arrow-link'

const GROUPS = {
  founders: 'website',
  startups: 'app',
  marketers: 'marketing',
  operators: 'ecomm',
} as const
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[]

/** Who the services are for, each with the part of the shop for them; and who not. */
export function AboutAudience() {
  const { t } = useTranslation('about')
  return (
    <Section id="audience" tone="surface" title={t('audience.title')}>
      <ul className="grid gap-x-gap gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {NAMES.map((group) => (
          <li key={group} className="grid content-start justify-items-start gap-3">
            <h3 className="max-w-full text-2xl">{t(`audience.groups.${group}.name`)}</h3>
            <p className="text-ink-soft">{t(`audience.groups.${group}.text`)}</p>
            <ArrowLink to={paths.shop({ category: GROUPS[group] })}>
              {t(`audience.groups.${group}.link`)}
            </ArrowLink>
          </li>
        ))}
      </ul>
      <p className="mt-10 max-w-[60ch] text-lg">{t('audience.not')}</p>
    </Section>
  )
}
