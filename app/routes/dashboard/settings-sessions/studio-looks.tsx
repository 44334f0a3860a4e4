import { useTranslation } from 'react-i18next'

export type StudioLooksProps = { looks: { id: string; when: string; reason: string }[] }

/** When somebody of the studio saw the dashboard in its owner's place, and why. */
export function StudioLooks({ looks }: StudioLooksProps) {
  const { t } = useTranslation('settings')
  return (
    <section aria-labelledby="looks-title" className="grid max-w-text gap-4">
      <h2 id="looks-title" className="text-xl">
        {t('sessions.looks.title')}
      </h2>
      <p className="text-ink-soft">{t('sessions.looks.lead')}</p>
      {looks.length === 0 ? (
        <p>{t('sessions.looks.none')}</p>
      ) : (
        <ul className="grid gap-3">
          {looks.map(({ id, when, reason }) => (
            <li key={id} className="grid gap-0.5 border-s-2 border-line-strong ps-4">
              <span className="text-sm text-ink-soft">{when}</span>{' '}
              <span className="break-words">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
