import { useTranslation } from 'react-i18next'
import { CopyButton } from '~/ui/form/copy-button'
import { Icon } from '~/ui/media/icon'

export type DraftView = {
  text: string
  title: string
  /** The text in pieces; those with a kind are claims. */
  parts: { text: string; kind: string | null }[]
  counts: string
  readings: { formula: string; value: string; level: string }[]
  fits: { place: string; ok: boolean; note: string }[]
  claims: { words: string; kind: string; why: string }[]
}

function Claims({ claims, written }: Pick<DraftView, 'claims'> & { written: string }) {
  const { t } = useTranslation('ai-copywriter')
  if (claims.length === 0) return <p className="text-sm text-ink-soft">{t('claims.none')}</p>
  return (
    <div>
      <h4 className="flex items-center gap-2 font-semibold">
        <Icon name="triangle-alert" size={18} className="text-warning" />
        {t('claims.title')}
      </h4>
      <ul className="mt-2 grid gap-2 text-sm">
        {claims.map(({ words, kind, why }, index) => (
          <li key={index} className="wrap-anywhere">
            <q lang={written} className="font-semibold">
              {words}
            </q>{' '}
            ({kind}): {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One draft, its claims marked in it, and what it measures. */
export function Draft({
  id,
  written,
  text,
  title,
  parts,
  counts,
  readings,
  fits,
  claims,
}: DraftView & { id: string; written: string }) {
  const { t } = useTranslation(['ai-copywriter', 'tools'])
  return (
    <article
      aria-labelledby={id}
      className="grid min-w-0 gap-4 rounded-md border border-line bg-surface p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        <CopyButton text={text} label={t('tools:copy')} subject={title} done={t('tools:copied')} />
      </div>
      <p lang={written} dir="auto" className="max-w-text text-lg whitespace-pre-wrap wrap-anywhere">
        {parts.map((part, index) =>
          part.kind ? (
            <mark
              key={index}
              className="rounded-xs bg-warning-soft px-0.5 text-ink underline decoration-warning decoration-2 underline-offset-4"
            >
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </p>
      <dl className="grid gap-x-6 gap-y-2 border-t border-line pt-4 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">{t('counts.title')}</dt>
        <dd>{counts}</dd>
        {readings.map(({ formula, value, level }) => (
          <div key={formula} className="contents">
            <dt className="text-ink-soft">{formula}</dt>
            <dd>
              {value}, {level}
            </dd>
          </div>
        ))}
        {fits.map(({ place, ok, note }) => (
          <div key={place} className="contents">
            <dt className="text-ink-soft">{place}</dt>
            <dd className="flex items-center gap-1.5">
              <Icon
                name={ok ? 'check' : 'x'}
                size={16}
                className={`shrink-0 ${ok ? 'text-success' : 'text-danger'}`}
              />
              {note}
            </dd>
          </div>
        ))}
      </dl>
      <Claims claims={claims} written={written} />
    </article>
  )
}
