import { useTranslation } from 'react-i18next'
import type { TicketFields } from '~/domain/tickets/ticket.schema'
import type { TicketStatus } from '~/domain/ground/machines.rules'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button } from '~/ui/form/button'
import { DraftBar, type DraftView } from '~/ui/form/draft-bar'
import { ErrorSummary, type ErrorSummaryProps } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Link } from '~/ui/layout/link'
import { AttachField, type AttachFieldProps } from '~/order-room/messages/attach-field'
import { DataTable } from '~/ui/table/data-table'
import { Pagination } from '~/ui/table/pagination'
import type { FormAnswer } from '~/ui/form/form-answer'
import { TicketBadge } from '~/support/ticket-badges'

type Field = keyof TicketFields | 'files'
type OwnTicket = {
  id: string
  number: string
  subject: string
  status: TicketStatus
  opened: string
  href: string
}
type FormProps = {
  form: {
    /** Drawn for this form: the same form sent twice is one ticket. */
    key: string
    orders: { value: string; label: string }[]
    /** The order that the address names. */
    order: string
    constraint: ServerFormProps<Field>['constraint']
    attach: AttachFieldProps['attach']
    draft: DraftView
  }
  answer: FormAnswer
}
export type OwnTicketsPageProps = FormProps & {
  rows: OwnTicket[]
  unreadable: ErrorSummaryProps['errors']
  previousHref: string | null
  nextHref: string | null
}

function NewTicket({ form: { key, orders, order, constraint, attach, draft }, answer }: FormProps) {
  const { t } = useTranslation('support')
  const { form, errors, field, choice } = serverForm<Field>('ticket', {
    result: answer?.result,
    constraint,
    defaults: { orderId: order, ...draft.values } as Record<Field, string>,
  })
  return (
    <Card as="section" tone="raised" aria-labelledby="ask">
      <h2 id="ask" className="text-xl">
        {t('form.title')}
      </h2>
      <Form {...form} encType="multipart/form-data" className="mt-4 grid max-w-text gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <input type="hidden" name="key" value={key} />
        <TextField {...field('subject')} label={t('form.subject')} autoComplete="off" />
        {orders.length > 0 && (
          <SelectField
            {...choice('orderId')}
            required={false}
            label={t('form.order')}
            placeholder={t('form.noOrder')}
            options={orders}
          />
        )}
        <TextArea
          {...field('body')}
          label={t('form.body')}
          hint={t('form.bodyHint')}
          className="min-h-32"
        />
        <AttachField {...field('files')} attach={attach} />
        <div>
          <Button>{t('form.send')}</Button>
        </div>
        <DraftBar draft={draft} />
      </Form>
    </Card>
  )
}

function OwnTickets({ rows }: Pick<OwnTicketsPageProps, 'rows'>) {
  const { t } = useTranslation('support')
  return (
    <DataTable
      caption={t('own.list')}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'subject',
          label: t('list.subject'),
          rowHeader: true,
          cell: ({ subject, href }) => (
            <Link to={href} className="inline-block min-h-6 font-semibold wrap-anywhere quiet-link">
              {subject}
            </Link>
          ),
        },
        {
          key: 'number',
          label: t('list.number'),
          cell: ({ number }) => <span className="whitespace-nowrap">{number}</span>,
        },
        {
          key: 'status',
          label: t('list.status'),
          cell: ({ status }) => <TicketBadge status={status} own />,
        },
        {
          key: 'opened',
          label: t('list.opened'),
          cell: ({ opened }) => <span className="whitespace-nowrap">{opened}</span>,
        },
      ]}
      empty={<EmptyState title={t('own.empty')}>{t('own.emptyText')}</EmptyState>}
    />
  )
}

/** A client's own tickets, and the form that opens one. */
export function OwnTicketsPage({
  rows,
  unreadable,
  form,
  answer,
  previousHref,
  nextHref,
}: OwnTicketsPageProps) {
  return (
    <div className="grid gap-10">
      <ErrorSummary id="list-problem" errors={unreadable} />
      <NewTicket form={form} answer={answer} />
      <div className="grid gap-6">
        <OwnTickets rows={rows} />
        <Pagination previousHref={previousHref} nextHref={nextHref} />
      </div>
    </div>
  )
}
