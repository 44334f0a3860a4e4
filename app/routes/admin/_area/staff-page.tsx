import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { Badge } from '~/ui/feedback/badge'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { Disclosure } from '~/ui/overlay/disclosure'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { DataTable } from '~/ui/table/data-table'
import type { FormAnswer } from '~/ui/form/form-answer'

type Person = {
  id: number
  name: string
  email: string
  username: string
  self: boolean
  owner: boolean
  state: 'active' | 'disabled' | 'noPassword'
  secondFactor: boolean
  since: string
  removeHref: string | null
  /** What they may do; null for the owner, who may all. */
  permissions: string[] | null
}
type Choice = { value: string; label: string; description: string }
type Invitation = { id: string; email: string; open: boolean; until: string }
export type StaffPageProps = {
  staff: { owner: boolean; choices: Choice[]; people: Person[]; invitations: Invitation[] }
}

function Invitations({ staff: { owner, invitations } }: StaffPageProps) {
  const { t } = useTranslation('people')
  return (
    <Card as="section" aria-labelledby="invited-title" className="grid gap-5">
      <h2 id="invited-title" className="text-xl">
        {t('staff.invitations.title')}
      </h2>
      {invitations.length === 0 && <p className="text-ink-soft">{t('staff.invitations.none')}</p>}
      {invitations.length > 0 && (
        <ul className="grid gap-4">
          {invitations.map(({ id, email, open, until }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <span className="min-w-0 wrap-anywhere">
                {email}
                <span className="block text-sm text-ink-soft">
                  {t(open ? 'staff.invitations.until' : 'staff.invitations.over', { date: until })}
                </span>
              </span>
              {owner && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="invitationId" value={id} />
                  <Button name="intent" value="revoke" variant="quiet" size="sm">
                    {t('staff.invitations.revoke')}
                    <span className="sr-only"> · {email}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {owner && (
        <div>
          <ButtonLink to={adminPaths.inviteColleague()} size="sm">
            {t('staff.invite.open')}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}

/** What somebody may do, which the owner can change. */
function May({
  person: { id, name, owner, permissions },
  choices,
  own,
}: {
  person: Person
  choices: Choice[]
  own: boolean
}) {
  const { t } = useTranslation('people')
  const { form, checkboxGroup } = serverForm<'permissions'>(`allow-${id}`, {
    result: undefined,
    constraint: undefined,
    defaults: { permissions: permissions ?? [] },
  })
  if (owner || permissions === null) return t('staff.owner')
  const all = permissions.length === choices.length
  const some = choices.filter(({ value }) => permissions.includes(value))
  const said = all
    ? t('staff.everything')
    : some.length > 0
      ? some.map(({ label }) => label).join(', ')
      : t('staff.nothing')
  if (!own) return said
  return (
    <Disclosure
      summary={
        <>
          {said}
          <span className="sr-only"> · {t('staff.permissions.change', { name })}</span>
        </>
      }
    >
      <Form {...form} preventScrollReset className="grid gap-4">
        <input type="hidden" name="userId" value={id} />
        <CheckboxGroup
          {...checkboxGroup('permissions')}
          legend={t('staff.permissions.legend')}
          options={choices}
          look="plain"
        />
        <div>
          <Button name="intent" value="allow" size="sm">
            {t('staff.permissions.button')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

/** Who works for the studio, how each stands, and who is asked to join. */
export function StaffPage({ staff }: StaffPageProps) {
  const { t } = useTranslation('people')
  return (
    <div className="grid gap-gap">
      <DataTable
        caption={t('staff.caption')}
        rows={staff.people}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'name',
            label: t('staff.name'),
            rowHeader: true,
            cell: ({ name, email, self }) => (
              <>
                {name}
                {self && ` (${t('staff.you')})`}
                <span className="block text-sm font-normal wrap-anywhere text-ink-soft">
                  {email}
                </span>
              </>
            ),
          },
          {
            key: 'role',
            label: t('staff.role'),
            cell: (person) => <May person={person} choices={staff.choices} own={staff.owner} />,
          },
          {
            key: 'state',
            label: t('staff.state'),
            cell: ({ state, secondFactor }) => (
              <span className="flex flex-wrap gap-2">
                <Badge tone={state === 'active' ? 'success' : 'warning'}>
                  {t(`staff.states.${state}`)}
                </Badge>{' '}
                <Badge tone={secondFactor ? 'success' : 'neutral'}>
                  {t(secondFactor ? 'staff.secondFactor' : 'staff.noSecondFactor')}
                </Badge>
              </span>
            ),
          },
          { key: 'since', label: t('staff.since'), cell: ({ since }) => since },
          ...(staff.owner
            ? [
                {
                  key: 'remove',
                  label: t('staff.steps'),
                  hideLabel: true,
                  cell: ({ removeHref, name }: Person) =>
                    removeHref && (
                      <ButtonLink to={removeHref} variant="quiet" size="sm">
                        {t('staff.remove.open')}
                        <span className="sr-only"> · {name}</span>
                      </ButtonLink>
                    ),
                },
              ]
            : []),
        ]}
        empty={<EmptyState title={t('staff.caption')} />}
      />
      <Invitations staff={staff} />
    </div>
  )
}

/** The address of whoever is to work for the studio. */
export function InviteColleague({
  constraint,
  choices,
  answer,
}: {
  constraint: ServerFormProps<'email' | 'permissions'>['constraint']
  choices: Choice[]
  answer: FormAnswer
}) {
  const { t } = useTranslation('people')
  const own = answer?.form === 'invite' ? answer : undefined
  const { form, errors, field, checkboxGroup } = serverForm<'email' | 'permissions'>('invite', {
    ...{ result: own?.result, constraint },
    defaults: { permissions: choices.map(({ value }) => value) },
  })
  return (
    <Form {...form} className="grid max-w-form gap-5">
      <ErrorSummary errors={errors} answer={own} />
      <TextField
        {...field('email')}
        type="email"
        label={t('invite.email')}
        autoComplete="off"
        spellCheck={false}
      />
      <CheckboxGroup
        {...checkboxGroup('permissions')}
        legend={t('staff.permissions.legend')}
        hint={t('staff.permissions.hint')}
        options={choices}
        look="plain"
      />
      <div>
        <Button>{t('invite.button')}</Button>
      </div>
    </Form>
  )
}
