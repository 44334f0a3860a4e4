import { useTranslation } from 'react-i18next'

export type StatementView = { label: string; files: { format: 'pdf' | 'csv'; href: string }[] }

/** The statements that there are, each on paper and for spreadsheets. */
export function PayoutStatements({ statements }: { statements: StatementView[] }) {
  const { t } = useTranslation('payouts')
  return (
    <ul className="grid gap-3">
      {statements.map(({ label, files }) => (
        <li key={label} className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
          <span className="min-w-40">{label}</span>
          {files.map(({ format, href }) => (
            <a
              key={format}
              href={href}
              className="inline-flex min-h-6 items-center font-semibold quiet-link"
            >
              <span className="sr-only">
                {t('payments.of', { period: label, format: t(`payments.${format}`) })}
              </span>{' '}
              <span aria-hidden>{t(`payments.${format}`)}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
