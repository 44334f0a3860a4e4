import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'

const TILES = [
  { tile: 'portal', plan: 'M3 3h18v18H3zM3 9h18M9 9v12' },
  { tile: 'freelancer', plan: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-9 16-9 16 0' },
  { tile: 'admin', plan: 'M3 7h18M3 17h18M9 4v6M15 14v6' },
  { tile: 'automation', plan: 'M3 3h7v7H3zM14 14h7v7h-7zM6.5 10v7.5H14' },
] as const

/**
 * The platform that is planned: four tiles drawn in dashes, since none stands yet (spec §2.10.13).
 */
export function StudioStackSoon() {
  const { t } = useTranslation('home')
  return (
    <section id="coming-soon" aria-labelledby="coming-soon-title" className="bg-surface py-section">
      <Container className="grid gap-x-gap gap-y-10 lg:grid-cols-4">
        <div className="grid content-start justify-items-start gap-5 lg:col-span-2">
          <p className="flex items-center gap-3 font-semibold text-canal">
            {t('soon.name')} <Badge tone="state">{t('soon.badge')}</Badge>
          </p>
          <h2 id="coming-soon-title" className="max-w-[18ch] text-3xl">
            {t('soon.title')}
          </h2>
          <p className="max-w-[44ch] text-lg text-ink-soft">{t('soon.text')}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={paths.studioStack()} variant="secondary">
              {t('soon.explore')}
            </ButtonLink>{' '}
            <ButtonLink to={paths.features()} variant="quiet">
              {t('soon.features')}
            </ButtonLink>
          </div>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:col-span-2">
          {TILES.map(({ tile, plan }) => (
            <li
              key={tile}
              className="grid content-between gap-10 rounded-md border border-dashed border-line-strong p-5"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden
                fill="none"
                strokeWidth="1.5"
                className="size-8 stroke-canal"
              >
                <path d={plan} />
              </svg>
              <div className="grid gap-1">
                <h3 className="text-xl">{t(`soon.${tile}.title`)}</h3>
                <p className="text-ink-soft">{t(`soon.${tile}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
