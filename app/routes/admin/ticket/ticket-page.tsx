import { useTranslation } from 'react-i18next'
import type { TicketStatus } from '~/domain/ground/machines.rules'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectFieldProps } from '~/ui/form/select-field'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { Link } from '~/ui/layout/link'
import { ReplyForm, type ReplyFormProps } from '~/support/reply-form'
import type { FormAnswer } from '~/ui/form/form-answer'
import { OverdueBadge, TicketBadge } from '~/support/ticket-badges'
import { TicketConversation, type TicketConversationProps } from '~/support/ticket-conversation'

export type TicketPageProps = {
  status: TicketStatus
  client: { name: string; email: string; language: string; href: string } | null
  order: { name: string; href: string } | null
  due: string | null
  overdue: boolean
  assignee: string
  staff: { value: string; label: string }[]
  answers: SelectFieldProps['options']
  mayResolve: boolean
  conversation: TicketConversationProps
  form: ReplyFormProps['form']
  answer: FormAnswer
}

const linkClass = 'inline-block min-h-6 wrap-anywhere quiet-link'

function Facts({ client, order, due }: Pick<TicketPageProps, 'client' | 'order' | 'due'>) {
  const { t } = useTranslation('support')
  return (
    <DescriptionList
      items={[
        {
          term: t('list.client'),
          detail: client ? (
            <>
              <Link to={client.href} className={linkClass}>
                {client.name}
              </Link>{' '}
              <span className="block wrap-anywhere text-sm text-ink-soft">{client.email}</span>
            </>
          ) : (
            t('noAccount')
          ),
        },
        ...(client ? [{ term: t('answers.language'), detail: client.language }] : []),
        ...(order
          ? [
              {
                term: t('list.order'),
                detail: (
                  <Link to={order.href} className={linkClass}>
                    {order.name}
                  </Link>
                ),
              },
            ]
          : []),
        { term: t('list.due'), detail: due ?? t('notDue') },
      ]}
    />
  )
}

function Assign({ assignee, staff }: Pick<TicketPageProps, 'assignee' | 'staff'>) {
  const { t } = useTranslation('support')
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="shown" value={assignee} />
      <div className="min-w-0 flex-1 basis-48">
        <SelectField
          key={assignee}
          id="assignee"
          name="assignee"
          label={t('list.assignee')}
          defaultValue={assignee}
          options={staff}
        />
      </div>
      <Button name="intent" value="assign" variant="secondary" size="sm">
        {t('assign')}
      </Button>
    </Form>
  )
}

function Insert({ answers }: Pick<TicketPageProps, 'answers'>) {
  const { t } = useTranslation('support')
  if (answers.length === 0) return null
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-56">
        <SelectField
          id="canned"
          name="answer"
          label={t('answers.choose')}
          hint={t('answers.chooseHint')}
          options={answers}
        />
      </div>
      <Button name="intent" value="insert" variant="secondary" size="sm">
        {t('answers.insert')}
      </Button>
    </div>
  )
}

/** A ticket for the staff: who asks, what was said, and every way to answer. */
export function TicketPage({
  status,
  client,
  order,
  due,
  overdue,
  assignee,
  staff,
  answers,
  mayResolve,
  conversation,
  form,
  answer,
}: TicketPageProps) {
  const { t } = useTranslation('support')
  return (
    <div className="grid items-start gap-gap xl:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-gap">
        <TicketConversation {...conversation} />
        <ReplyForm
          form={form}
          answer={answer}
          label={t('reply.staff')}
          between={<Insert answers={answers} />}
        >
          <Button name="intent" value="wait">
            {t('reply.sendAndWait')}
          </Button>{' '}
          <Button name="intent" value="reply" variant="secondary">
            {t('reply.send')}
          </Button>
        </ReplyForm>
      </div>
      <Card as="section" aria-labelledby="facts" className="grid gap-6">
        <h2 id="facts" className="text-xl">
          {t('facts')}
        </h2>
        <p className="flex flex-wrap gap-2">
          <TicketBadge status={status} /> {overdue && <OverdueBadge />}
        </p>
        <Facts client={client} order={order} due={due} />
        <Assign assignee={assignee} staff={staff} />
        {mayResolve && (
          <Form method="post" preventScrollReset>
            <Button name="intent" value="resolve" variant="secondary" size="sm">
              {t('resolve')}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  )
}
