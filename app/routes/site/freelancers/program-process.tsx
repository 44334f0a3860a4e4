import { useTranslation } from 'react-i18next'
import { OFFER_HOURS } from '~/domain/freelancers/application.rules'
import { Section } from '~/ui/layout/section'

const PHASES = {
  joining: ['submitted', 'screening', 'answer', 'profile'],
  working: ['offer', 'work', 'review', 'payout'],
} as const
type Phase = keyof typeof PHASES

function Steps({ phase, first, decision }: { phase: Phase; first: number; decision: string }) {
  const { t } = useTranslation('freelancers')
  return (
    <ol start={first}>
      {PHASES[phase].map((step, index) => (
        <li
          key={step}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-6 lg:grid-cols-[5rem_minmax(0,2fr)_minmax(0,1fr)]"
        >
          <span aria-hidden className="font-display text-3xl leading-none font-semibold text-canal">
            {first + index}
          </span>
          <div className="grid content-start gap-1.5">
            <h4 className="text-xl">{t(`process.steps.${step}.title`)}</h4>
            <p className="max-w-[52ch] text-ink-soft">{t(`process.steps.${step}.text`)}</p>
          </div>
          <p className="col-start-2 mt-2 font-semibold lg:col-start-3 lg:mt-1">
            {t(`process.steps.${step}.fact`, { decision, hours: OFFER_HOURS })}
          </p>
        </li>
      ))}
    </ol>
  )
}

/** From the application to the payout (business.md, Freelancer application, Assignment, Payout). */
export function ProgramProcess({ decision }: { decision: string }) {
  const { t } = useTranslation('freelancers')
  return (
    <Section id="process" title={t('process.title')} lead={t('process.lead')}>
      <div className="grid gap-14">
        {(Object.keys(PHASES) as Phase[]).map((phase, index) => (
          <div key={phase} className="grid gap-x-gap gap-y-6 lg:grid-cols-4">
            <h3 className="text-2xl">{t(`process.${phase}`)}</h3>
            <div className="lg:col-span-3">
              <Steps phase={phase} first={index * PHASES.joining.length + 1} decision={decision} />
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
