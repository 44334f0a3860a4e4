import { useTranslation } from 'react-i18next'
import { Link } from '~/ui/layout/link'
import { type Half } from './pair-preview'

type Better = { name: string; class: Half['class']; score: number; href: string }
export type BetterPairsProps = {
  heading: Half
  body: Half
  score: number
  better: Record<'heading' | 'body', Better[]>
}

/** For each half of a pair, the families nearest to it that would go better with the other. */
export function BetterPairs({ heading, body, better }: BetterPairsProps) {
  const { t } = useTranslation('font-pairing-tool')
  const halves = [
    ['heading', heading, body],
    ['body', body, heading],
  ] as const
  return (
    <div className="grid gap-x-gap gap-y-8 md:grid-cols-2">
      {halves.map(([half, replaced, stays]) => (
        <section key={half} aria-labelledby={`better-${half}`} className="grid content-start gap-3">
          <h3 id={`better-${half}`} className="text-xl">
            {t(`better.${half}`, { replaced: replaced.name, stays: stays.name })}
          </h3>
          {better[half].length === 0 && <p className="text-ink-soft">{t('better.none')}</p>}
          <ol className="grid">
            {better[half].map(({ name, score, href, ...found }) => (
              <li
                key={name}
                className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-3"
              >
                <Link
                  to={href}
                  preventScrollReset
                  className="inline-flex min-h-6 font-semibold quiet-link after:absolute after:inset-0"
                >
                  {half === 'heading'
                    ? t('result.of', { heading: name, body: body.name })
                    : t('result.of', { heading: heading.name, body: name })}
                </Link>{' '}
                <span className="text-sm text-ink-soft">
                  {t(`classes.${found.class}`)}, {t('result.score', { score })}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
