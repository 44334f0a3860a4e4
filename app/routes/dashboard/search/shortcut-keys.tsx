import { useTranslation } from 'react-i18next'

const KEYS = [
  { keys: ['Ctrl K', '⌘ K', '/'], does: 'search' },
  { keys: ['?'], does: 'list' },
] as const

/** The keys that work pages know with script. */
export function ShortcutKeys() {
  const { t } = useTranslation('search')
  return (
    <section id="keys" aria-labelledby="keys-title" className="grid max-w-2xl gap-2 no-print">
      <h2 id="keys-title" className="text-lg">
        {t('keys.title')}
      </h2>
      <p className="text-sm text-ink-soft">{t('keys.lead')}</p>
      <dl className="grid border-t border-line">
        {KEYS.map(({ keys, does }) => (
          <div
            key={does}
            className="grid grid-cols-[12rem_minmax(0,1fr)] gap-4 border-b border-line py-2 max-sm:grid-cols-1"
          >
            <dt className="flex flex-wrap gap-2">
              {keys.map((key) => (
                <kbd key={key} className="rounded-xs border border-line-strong px-2 text-sm">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
