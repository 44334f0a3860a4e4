import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/media/icon'

export type QuoteNotesProps = { notes: { tone: 'plain' | 'good' | 'bad'; text: string }[] }

const looks = {
  plain: { icon: 'info', mark: 'text-ink-soft' },
  good: { icon: 'check', mark: 'text-success' },
  bad: { icon: 'triangle-alert', mark: 'text-warning' },
} as const

/** What a quote says besides its prices; nothing when there is nothing to say. */
export function QuoteNotes({ notes }: QuoteNotesProps) {
  const { t } = useTranslation('wizard')
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes" className="rounded-md bg-surface p-6">
      <h2 id="notes" className="text-xl">
        {t('notes.title')}
      </h2>
      <ul className="mt-3 grid gap-2">
        {notes.map(({ tone, text }) => (
          <li key={text} className="flex gap-3">
            <Icon
              name={looks[tone].icon}
              size={18}
              className={`mt-1 shrink-0 ${looks[tone].mark}`}
            />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
