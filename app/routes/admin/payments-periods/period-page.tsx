import { useTranslation } from 'react-i18next'
import type { PeriodFile } from '~/domain/invoices/period.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { DataTable, type Column } from '~/ui/table/data-table'

type VatRow = Record<
  'key' | 'supply' | 'country' | 'rate' | 'papers' | 'net' | 'vat' | 'netInKronor' | 'vatInKronor',
  string
>
type PeriodPageProps = {
  since: string
  until: string
  wrong: boolean
  problem: string | null
  lines: VatRow[]
  files: { file: PeriodFile; href: string }[]
}

function Days({ since, until, wrong }: Pick<PeriodPageProps, 'since' | 'until' | 'wrong'>) {
  const { t } = useTranslation('admin-books')
  const errors = wrong ? [t('periods.wrong')] : undefined
  return (
    <Form
      key={since + until}
      method="get"
      role="search"
      className="flex flex-wrap items-end gap-4"
      aria-label={t('periods.choose')}
    >
      <TextField
        id="since"
        name="since"
        type="date"
        defaultValue={since}
        label={t('documents.since')}
        errors={errors}
        width="long"
        required
      />
      <TextField
        id="until"
        name="until"
        type="date"
        defaultValue={until}
        label={t('documents.until')}
        width="long"
        required
      />
      <Button variant="secondary">{t('periods.show')}</Button>
    </Form>
  )
}

const AMOUNTS = ['papers', 'net', 'vat', 'netInKronor', 'vatInKronor'] as const

function useColumns(): Column<VatRow>[] {
  const { t } = useTranslation('admin-books')
  const plain = (key: 'country' | 'rate'): Column<VatRow> => ({
    key,
    label: t(`periods.${key}`),
    cell: (row) => row[key],
  })
  return [
    { key: 'supply', label: t('periods.supply'), rowHeader: true, cell: ({ supply }) => supply },
    plain('country'),
    plain('rate'),
    ...AMOUNTS.map((key): Column<VatRow> => ({
      key,
      label: t(`periods.${key}`),
      align: 'end',
      cell: (row) => <span className="whitespace-nowrap">{row[key]}</span>,
    })),
  ]
}

/** The days, the VAT of them, and the files for the accountant. */
export function PeriodPage({ since, until, wrong, problem, lines, files }: PeriodPageProps) {
  const { t } = useTranslation('admin-books')
  const columns = useColumns()
  return (
    <div className="grid gap-8">
      <Days {...{ since, until, wrong }} />
      {problem && <Notice tone="warning">{problem}</Notice>}
      <section aria-labelledby="vat-title" className="grid gap-4">
        <h2 id="vat-title" className="text-2xl">
          {t('periods.vatTitle')}
        </h2>
        <p className="max-w-text text-ink-soft">{t('periods.vatText')}</p>
        <DataTable
          caption={t('periods.vatTitle')}
          hideCaption
          columns={columns}
          rows={lines}
          rowKey={({ key }) => key}
          empty={<EmptyState title={t('periods.none')} />}
        />
      </section>
      <Card as="section" aria-labelledby="files-title" className="max-w-text">
        <h2 id="files-title" className="text-2xl">
          {t('periods.filesTitle')}
        </h2>
        <ul className="mt-4 grid gap-4">
          {files.map(({ file, href }) => (
            <li key={file} className="grid gap-1">
              <a
                href={href}
                className="inline-flex min-h-6 items-center justify-self-start quiet-link"
              >
                {t(`periods.files.${FILE_WORDS[file]}.name`)}
              </a>
              <p className="text-ink-soft">{t(`periods.files.${FILE_WORDS[file]}.text`)}</p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

const FILE_WORDS = { 'vat.csv': 'vat', 'journal.csv': 'journal', 'vouchers.si': 'sie' } as const
