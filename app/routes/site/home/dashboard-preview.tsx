import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'

const STEPS = [
  { step: 'structure', state: 'approved' },
  { step: 'design', state: 'approved' },
  { step: 'build', state: 'waiting' },
  { step: 'launch', state: 'planned' },
] as const
const tones: Record<(typeof STEPS)[number]['state'], BadgeTone> = {
  approved: 'success',
  waiting: 'warning',
  planned: 'neutral',
}

/** The client dashboard in small, with a made-up project; it looks as the real one does. */
export function DashboardPreview() {
  const { t } = useTranslation('home')
  return (
    <figure className="grid gap-3 rounded-md bg-ground p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
        <span className="font-display text-lg font-semibold text-ink">{t('preview.project')}</span>{' '}
        {t('preview.sample')}
      </figcaption>
      <div className="grid justify-items-start gap-2 rounded-md bg-canal-soft p-4">
        <Badge tone="warning">{t('preview.turn')}</Badge>
        <p className="font-display text-xl leading-tight font-semibold">{t('preview.next')}</p>
      </div>
      <div className="grid gap-2 rounded-md bg-surface p-4 text-sm">
        <p className="flex justify-between gap-4">
          {t('preview.done')} <span className="text-ink-soft">{t('preview.count')}</span>
        </p>
        <div aria-hidden className="h-2 rounded-full bg-line">
          <div className="h-full w-1/2 rounded-full bg-canal" />
        </div>
        <ol className="mt-1 grid">
          {STEPS.map(({ step, state }, index) => (
            <li
              key={step}
              className="flex items-center gap-3 border-t border-line py-2 first:border-t-0 last:pb-0"
            >
              <span aria-hidden className="font-display text-ink-soft">
                {index + 1}
              </span>{' '}
              <span className="me-auto font-semibold">{t(`preview.steps.${step}`)}</span>{' '}
              <Badge tone={tones[state]}>{t(`preview.states.${state}`)}</Badge>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}
