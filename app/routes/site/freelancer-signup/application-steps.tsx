import { useTranslation } from 'react-i18next'

const STEPS = ['submitted', 'screening', 'answer', 'offers'] as const

export type ApplicationStepsProps = {
  /** How many of the steps are behind the reader. */
  done?: number
  /** Within how long the answer comes, in words. */
  decision: string
}

/** What becomes of an application, from the confirmation to the first offer. */
export function ApplicationSteps({ done = 0, decision }: ApplicationStepsProps) {
  const { t } = useTranslation('application')
  const look = (index: number) =>
    index < done ? 'border-canal bg-canal text-ground' : 'border-canal text-canal'
  return (
    <ol className="grid">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0"
        >
          <span
            aria-hidden
            className="absolute start-[0.9375rem] top-8 bottom-0 w-0.5 bg-line group-last:hidden"
          />
          <span
            aria-hidden
            className={`grid size-8 place-items-center rounded-full border-2 text-sm font-semibold ${look(index)}`}
          >
            {index + 1}
          </span>
          <div className="grid gap-0.5 pt-0.5">
            <p className="font-semibold">{t(`next.${step}.title`)}</p>
            <p className="text-sm text-ink-soft">{t(`next.${step}.text`, { decision })}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
