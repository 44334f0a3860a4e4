import { useTranslation } from 'react-i18next'
import { Section } from '~/ui/layout/section'

const ENTRIES = [
  { time: '09:12', project: 'roastery-shop', commit: '4f2c1ab', entry: 'shop' },
  { time: '11:40', project: 'law-office-site', commit: 'b07e9d3', entry: 'site' },
  { time: '14:05', project: 'ferry-app', commit: '91ac5f0', entry: 'app' },
  { time: '16:31', project: 'ceramics-brand', commit: 'e6d208c', entry: 'brand' },
] as const

/** Four sample lines of a deployment log (spec §2.10.4). */
export function ClientTerminal() {
  const { t } = useTranslation('home')
  return (
    <Section id="terminal" layout="beside" eyebrow={t('terminal.name')} title={t('terminal.title')}>
      <figure className="overflow-hidden rounded-md bg-ground font-mono text-sm text-ink scheme-dark">
        <figcaption className="flex items-center gap-2 bg-surface-raised px-5 py-3 text-xs text-ink-soft">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-lantern" />
          {t('terminal.sample')}
        </figcaption>
        <ol className="grid gap-4 bg-surface p-5 md:p-8">
          {ENTRIES.map(({ time, project, commit, entry }) => (
            <li
              key={commit}
              className="grid grid-cols-[1fr_auto] gap-x-6 sm:grid-cols-[3.5rem_1fr_auto]"
            >
              <time className="text-ink-soft">{time}</time>{' '}
              <span className="order-last col-span-2 sm:order-none sm:col-span-1">
                <span className="text-lantern">{project}</span>{' '}
                <span className="text-ink-soft">{commit}</span>{' '}
                <span className="block">{t(`terminal.entries.${entry}`)}</span>
              </span>{' '}
              <strong className="font-semibold text-success">{t('terminal.status')}</strong>
            </li>
          ))}
        </ol>
      </figure>
    </Section>
  )
}
