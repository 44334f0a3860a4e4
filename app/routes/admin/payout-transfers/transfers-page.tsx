import { useTranslation } from 'react-i18next'
import type { TransferFileFields } from '~/domain/payouts/transfer-file.schema'
import type { FormAnswer } from '~/ui/form/form-answer'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Link } from '~/ui/layout/link'

type TransferRow = {
  id: string
  name: string
  number: string | null
  amount: string
  day: string | null
  href: string
  /** Whether a file can carry it, and whether it was in none yet. */
  fits: boolean
  chosen: boolean
  note: string | null
}
type TransfersPageProps = Omit<ServerFormProps<keyof TransferFileFields>, 'result'> & {
  rows: TransferRow[]
  fileHref: string | null
  today: string
  answer: FormAnswer
}

/** Money that no such file can carry: each payout's own page has its account. */
function Others({ rows }: { rows: TransferRow[] }) {
  const { t } = useTranslation('admin-payouts')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="others-title">
      <h2 id="others-title" className="mb-4 text-xl">
        {t('transfers.others')}
      </h2>
      <ul className="grid gap-3">
        {rows.map(({ id, name, amount, href, note }) => (
          <li key={id}>
            <Link to={href} className="inline-flex min-h-6 items-center quiet-link">
              {t('transfers.payout', { name, amount })}
            </Link>
            <p className="text-sm text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FileForm({
  rows,
  today,
  answer,
  constraint,
  defaults,
}: Omit<TransfersPageProps, 'fileHref'>) {
  const { t } = useTranslation('admin-payouts')
  const { form, errors, field, checkboxGroup } = serverForm<keyof TransferFileFields>('transfers', {
    result: answer?.result,
    constraint,
    defaults: { ...defaults, id: rows.filter(({ chosen }) => chosen).map(({ id }) => id) },
  })
  const { defaultValue: chosen, errors: wrong, id } = checkboxGroup('id')
  return (
    <Form {...form} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} answer={answer} />
      <fieldset id={id} tabIndex={-1} className="grid min-w-0 gap-3">
        <legend className="mb-3 font-semibold">{t('transfers.choose')}</legend>
        {wrong?.map((message) => (
          <p key={message} className="text-danger">
            {message}
          </p>
        ))}
        {rows.map(({ id: payout, name, amount, number, day, note }) => (
          <CheckboxField
            key={payout}
            id={`transfer-${payout}`}
            name="id"
            value={payout}
            form={form.id}
            defaultChecked={chosen.includes(payout)}
            label={t('transfers.payout', { name, amount })}
            hint={[number, day, note].filter(Boolean).join(' · ')}
          />
        ))}
      </fieldset>
      <TextField
        {...field('account')}
        label={t('transfers.account')}
        hint={t('transfers.accountHint')}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        {...field('day')}
        type="date"
        min={today}
        label={t('transfers.day')}
        width="long"
      />
      <div>
        <Button>{t('transfers.button')}</Button>
      </div>
    </Form>
  )
}

/** What is to be paid by hand: a file of it for the bank, and what no file can carry. */
export function TransfersPage({ rows, fileHref, ...form }: TransfersPageProps) {
  const { t } = useTranslation('admin-payouts')
  const fitting = rows.filter(({ fits }) => fits)
  return (
    <div className="grid gap-8">
      {fileHref && (
        <Notice
          tone="success"
          title={t('transfers.ready')}
          action={
            <a href={fileHref} className="inline-flex min-h-6 items-center quiet-link">
              {t('transfers.download')}
            </a>
          }
        >
          {t('transfers.after')}
        </Notice>
      )}
      {fitting.length > 0 ? (
        <FileForm {...form} rows={fitting} key={fitting.map(({ chosen }) => chosen).join()} />
      ) : (
        <EmptyState title={t('transfers.none')} />
      )}
      <Others rows={rows.filter(({ fits }) => !fits)} />
    </div>
  )
}
