import { useTranslation } from 'react-i18next'
import { Steps } from '~/ui/layout/steps'

const STEPS = ['confirm', 'place', 'invite', 'open'] as const

export type WaitlistStepsProps = {
  /** How many stand in line, in words. */
  inLine: string
  /** 1 once the form was sent: then it is the visitor's turn to confirm. */
  done: 0 | 1
}

/** What happens after the form, and how long the line is. */
export function WaitlistSteps({ inLine, done }: WaitlistStepsProps) {
  const { t } = useTranslation('waitlist')
  const steps = STEPS.map((step, index) => ({
    label: t(`next.${step}`),
    description: t(`next.${step}Text`),
    state: done === 1 && index === 0 ? ('current' as const) : ('todo' as const),
  }))
  return (
    <aside
      aria-labelledby="next-title"
      className="grid content-start gap-6 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:col-span-2 lg:self-start"
    >
      <h2 id="next-title" className="text-xl">
        {t('next.title')}
      </h2>
      <Steps steps={steps} label={t('next.title')} direction="column" />
      <p className="border-t border-line pt-5 font-semibold">{inLine}</p>
    </aside>
  )
}
