import { useTranslation } from 'react-i18next'
import { Notice } from '~/ui/feedback/notice'
import { Link } from '~/ui/layout/link'
import { VersionBadge, type Side, type VersionView } from '~/order-room/versions/version-badge'
import type { Screenshot } from './site-frame-view'

type Compared = VersionView & { screenshot: Screenshot | null }
export type DifferenceViewProps = {
  title: string
  side: Side
  before: Compared
  after: Compared
  difference: {
    same: boolean
    share: string
    areas: number
    picture: { display: string; width: number; height: number }
  } | null
  view: 'beside' | 'difference'
  views: { beside: string; difference: string }
}

function Shot({ title, side, version }: { title: string; side: Side; version: Compared }) {
  const { t } = useTranslation(['previews', 'design'])
  return (
    <section aria-labelledby={`version-${version.number}`} className="grid content-start gap-3">
      <h3 id={`version-${version.number}`} className="flex flex-wrap items-center gap-3 text-lg">
        {t('design:versions.one', { number: version.number })}
        <VersionBadge version={version} side={side} />
      </h3>
      {version.screenshot ? (
        <img
          src={version.screenshot.display}
          alt={t('screenshot.alt', { title, number: version.number })}
          width={version.screenshot.width}
          height={version.screenshot.height}
          className="h-auto w-full rounded-sm border border-line"
        />
      ) : (
        <p className="text-ink-soft">{t('screenshot.none')}</p>
      )}
    </section>
  )
}

/** Two versions by their screenshots: beside each other, or what changed from one to the other. */
export function DifferenceView({
  title,
  side,
  before,
  after,
  difference,
  view,
  views,
}: DifferenceViewProps) {
  const { t } = useTranslation('previews')
  const numbers = { before: before.number, after: after.number }
  const tab = (name: DifferenceViewProps['view']) => (
    <Link
      to={views[name]}
      preventScrollReset
      aria-current={view === name ? 'true' : undefined}
      className={`flex min-h-11 items-center rounded-sm border px-3.5 ${view === name ? 'border-canal bg-canal-soft font-semibold' : 'border-line hover:border-line-strong'}`}
    >
      {t(`difference.views.${name}`)}
    </Link>
  )
  return (
    <section aria-labelledby="difference" className="grid gap-5">
      <h2 id="difference" className="text-xl">
        {t('difference.title', numbers)}
      </h2>
      {difference ? (
        <p className="text-lg">
          {difference.same
            ? t('difference.same')
            : t('difference.share', { share: difference.share, count: difference.areas })}
        </p>
      ) : (
        <Notice>{t('difference.missing')}</Notice>
      )}
      {difference && (
        <nav aria-label={t('difference.views.label')}>
          <ul className="flex flex-wrap gap-2">
            <li>{tab('beside')}</li>
            <li>{tab('difference')}</li>
          </ul>
        </nav>
      )}
      {difference && view === 'difference' ? (
        <figure className="grid gap-2">
          <img
            src={difference.picture.display}
            alt={t('difference.alt', { ...numbers, title })}
            width={difference.picture.width}
            height={difference.picture.height}
            className="h-auto w-full rounded-sm border border-line"
          />
          <figcaption className="text-sm text-ink-soft">
            {t('difference.how', { number: after.number })}
          </figcaption>
        </figure>
      ) : (
        <div className="grid items-start gap-gap md:grid-cols-2">
          <Shot title={title} side={side} version={before} />
          <Shot title={title} side={side} version={after} />
        </div>
      )}
    </section>
  )
}
