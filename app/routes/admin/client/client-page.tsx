import type { SubmissionResult } from '@conform-to/dom'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '~/ui/layout/card'
import { Timeline, type TimelineEntry } from '~/ui/layout/timeline'
import { ClientDetailsForm, type DetailsFormProps } from './client-details-form'
import { ClientFacts, type AccountView } from './client-facts'
import {
  ClientMoney,
  ClientOrders,
  ClientTickets,
  type MoneyView,
  type OrdersView,
  type TicketLink,
} from './client-lists'
import { ClientNotes, type ClientNotesProps } from './client-notes'
import { ClientSteps, type ClientStepsProps } from './client-steps'

type EventView = Required<Pick<TimelineEntry, 'id' | 'when' | 'dateTime' | 'tone'>> & {
  title: string
  who: string
  reason: string | null
}
export type ClientPageProps = {
  client: {
    account: AccountView
    orders: OrdersView
    tickets: TicketLink[]
    money: MoneyView[]
    events: EventView[]
    notes: ClientNotesProps['notes']
    steps: ClientStepsProps['steps'] & { edit: boolean }
    details: DetailsFormProps['details']
    languages: DetailsFormProps['languages']
    constraints: {
      reason: ClientStepsProps['constraint']
      details: DetailsFormProps['constraint']
      note: ClientNotesProps['constraint']
    }
  }
  answer: { form: string; result: SubmissionResult<string[]> } | undefined
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
      <h2 id={`${id}-title`} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}

function Activities({ events }: { events: EventView[] }) {
  const { t } = useTranslation('admin-clients')
  if (events.length === 0) return <p className="text-ink-soft">{t('activities.none')}</p>
  return (
    <Timeline
      label={t('activities.title')}
      entries={events.map(({ reason, ...event }) => ({ ...event, body: reason ?? undefined }))}
    />
  )
}

/**
 * Who a client is, what is under way with them, and every step that can be taken with their
 * account.
 */
export function ClientPage({ client, answer }: ClientPageProps) {
  const { t } = useTranslation('admin-clients')
  const { account, orders, tickets, money, events, notes, steps, details, languages, constraints } =
    client
  return (
    <div className="grid gap-gap">
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <Part id="account" title={t('account.title')}>
          <ClientFacts account={account} />
        </Part>
        <Part id="sign-in" title={t('steps.title')}>
          <ClientSteps
            steps={steps}
            state={account.state}
            answer={answer}
            constraint={constraints.reason}
          />
        </Part>
      </div>
      <Part id="orders" title={t('orders.title')}>
        <ClientOrders {...orders} />
      </Part>
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <Part id="tickets" title={t('tickets.title')}>
          <ClientTickets tickets={tickets} />
        </Part>
        <Part id="money" title={t('money.title')}>
          <ClientMoney money={money} />
        </Part>
      </div>
      <div className="grid items-start gap-gap xl:grid-cols-2">
        <div className="grid min-w-0 gap-gap">
          <Part id="notes" title={t('notes.title')}>
            <ClientNotes notes={notes} answer={answer} constraint={constraints.note} />
          </Part>
          {steps.edit && (
            <Part id="details" title={t('details.title')}>
              <ClientDetailsForm
                details={details}
                languages={languages}
                answer={answer}
                constraint={constraints.details}
              />
            </Part>
          )}
        </div>
        <Part id="activities" title={t('activities.title')}>
          <Activities events={events} />
        </Part>
      </div>
    </div>
  )
}
