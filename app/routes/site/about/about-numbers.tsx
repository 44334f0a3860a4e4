import { useTranslation } from 'react-i18next'
import { WARRANTY_DAYS } from '~/domain/projects/project.rules'
import { Section } from '~/ui/layout/section'

export type Numbers = {
  services: number
  languages: number
  /** Formatted; null while the shop is empty, as are `days`. */
  from: string | null
  days: string | null
  withdrawalDays: number
}

const STATEMENTS = ['minute', 'response', 'uptime', 'satisfaction'] as const

/** Numbers that can be counted, and apart from them what the studio says of itself. */
export function AboutNumbers({ numbers }: { numbers: Numbers }) {
  const { t } = useTranslation('about')
  const facts = [
    { value: numbers.services, text: t('numbers.services', { count: numbers.services }) },
    { value: numbers.from, text: t('numbers.from') },
    { value: numbers.days, text: t('numbers.days') },
    { value: numbers.languages, text: t('numbers.languages') },
    { value: numbers.withdrawalDays, text: t('numbers.withdrawal') },
    { value: WARRANTY_DAYS, text: t('numbers.warranty') },
  ]
  return (
    <Section id="numbers" title={t('numbers.title')} lead={t('numbers.lead')}>
      <div className="grid gap-x-gap gap-y-14 lg:grid-cols-4">
        <dl className="grid content-start gap-x-gap gap-y-8 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3">
          {facts
            .filter(({ value }) => value !== null)
            .map(({ value, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[26ch] text-ink-soft">{text}</dt>
                <dd className="font-display text-3xl font-semibold">{value}</dd>
              </div>
            ))}
        </dl>
        <div className="border-s-2 border-lantern ps-5">
          <h3 className="text-xl">{t('numbers.own')}</h3>
          <p className="mt-2 text-sm text-ink-soft">{t('numbers.ownNote')}</p>
          <ul className="mt-5 grid gap-3">
            {STATEMENTS.map((statement) => (
              <li key={statement}>{t(`numbers.statements.${statement}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
