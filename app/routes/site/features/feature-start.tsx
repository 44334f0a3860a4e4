import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Section } from '~/ui/layout/section'
import { ArrowLink } from '~/ui/layout/arrow-link'

const STEPS = ['pay', 'enter', 'brief'] as const

/** Onboarding without a call. */
export function FeatureStart() {
  const { t } = useTranslation('features')
  return (
    <Section
      id="start"
      tone="surface"
      layout="beside"
      title={t('start.title')}
      lead={t('start.lead')}
      action={<ArrowLink to={paths.about()}>{t('start.link')}</ArrowLink>}
    >
      <ol className="grid gap-x-gap gap-y-8 sm:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step}>
            <span
              aria-hidden
              className="grid size-11 place-items-center rounded-full border-2 border-canal font-display text-lg font-semibold text-canal"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl">{t(`start.steps.${step}.title`)}</h3>
            <p className="mt-2 text-ink-soft">{t(`start.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
