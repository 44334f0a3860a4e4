import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../media/icon'
import { Link } from './link'

type StepState = 'done' | 'current' | 'todo'
export type Step = { label: ReactNode; state: StepState; href?: string; description?: ReactNode }
export type StepsProps = {
  steps: Step[]
  /** Names the list. */
  label: string
  direction?: 'row' | 'column'
}

const dots = {
  done: 'bg-canal text-ground',
  current: 'border-2 border-canal text-canal',
  todo: 'border border-line-strong text-ink-soft',
}

/**
 * Where one is in a journey. On a phone a row shows only the current label; the others stay for
 * screen readers.
 */
export function Steps({ steps, label, direction = 'row' }: StepsProps) {
  const { t } = useTranslation('ui')
  const row = direction === 'row'
  return (
    <ol aria-label={label} className={row ? 'flex flex-wrap gap-2' : 'grid gap-5'}>
      {steps.map(({ label: name, state, href, description }, index) => {
        const compact = row && state !== 'current' ? 'sr-only lg:not-sr-only' : ''
        return (
          <li
            key={index}
            aria-current={state === 'current' ? 'step' : undefined}
            className={
              row
                ? `relative flex min-w-0 items-center gap-2.5 lg:flex-1 ${state === 'current' ? 'flex-1' : ''}`
                : 'flex gap-4'
            }
          >
            <span
              aria-hidden
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold ${dots[state]}`}
            >
              {state === 'done' ? <Icon name="check" size={16} strokeWidth={3} /> : index + 1}
            </span>
            <div className="grid min-w-0 gap-0.5">
              <span
                className={`${compact} ${state === 'current' ? 'font-semibold' : 'text-ink-soft'}`}
              >
                {href ? (
                  <Link
                    to={href}
                    className="inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:text-ink"
                  >
                    {name}
                  </Link>
                ) : (
                  name
                )}
                <span className="sr-only"> ({t(`steps.${state}`)})</span>
              </span>
              {description && <div className="text-sm text-ink-soft">{description}</div>}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
