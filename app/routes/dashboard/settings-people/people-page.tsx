import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from 'react-i18next'
import type { InvitationFields } from '~/domain/people/company.schema'
import { COMPANY_ROLES } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { DescriptionList } from '~/ui/layout/description-list'
import { InvitationList, type InvitationView } from './invitation-list'
import { MemberList, useRoleOptions, type MemberView } from './member-list'

type Constraint = ServerFormProps<keyof InvitationFields>['constraint']
type Answer = { form: string; result: SubmissionResult<string[]> } | undefined
type Company = {
  id: string
  name: string
  owned: boolean
  members: MemberView[]
  invitations: InvitationView[]
}
export type PeoplePageProps = { companies: Company[]; constraint: Constraint; answer: Answer }

function InviteForm({
  companyId,
  constraint,
  answer,
}: {
  companyId: string
  constraint: Constraint
  answer: Answer
}) {
  const { t } = useTranslation('people')
  const options = useRoleOptions()
  const own = answer?.form === companyId ? answer : undefined
  const { form, errors, field, choice } = serverForm<keyof InvitationFields>('invite', {
    result: own?.result,
    constraint,
    defaults: { role: 'viewer' },
  })
  return (
    <Form {...form} className="grid max-w-text gap-5">
      <ErrorSummary errors={errors} answer={own} />
      <input type="hidden" name="companyId" value={companyId} />
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_12rem]">
        <TextField
          {...field('email')}
          type="email"
          label={t('invite.email')}
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField {...choice('role')} label={t('invite.role')} options={options} />
      </div>
      <div>
        <Button name="intent" value="invite">
          {t('invite.button')}
        </Button>
      </div>
    </Form>
  )
}

function Roles() {
  const { t } = useTranslation('people')
  return (
    <Card as="section" tone="outline" aria-labelledby="roles-title">
      <h2 id="roles-title" className="mb-4 text-xl">
        {t('people.rolesTitle')}
      </h2>
      <DescriptionList
        items={COMPANY_ROLES.map((role) => ({
          term: t(`roles.${role}.name`),
          detail: t(`roles.${role}.text`),
        }))}
      />
    </Card>
  )
}

function CompanyPeople({
  company: { id, name, owned, members, invitations },
  constraint,
  answer,
}: { company: Company } & Omit<PeoplePageProps, 'companies'>) {
  const { t } = useTranslation('people')
  return (
    <>
      <Card as="section" aria-labelledby={`people-${id}`}>
        <h2 id={`people-${id}`} className="mb-5 text-xl">
          {t('people.members', { company: name })}
        </h2>
        <MemberList companyId={id} owned={owned} members={members} />
      </Card>
      {owned && (
        <Card as="section" aria-labelledby="invite-title">
          <h2 id="invite-title" className="text-xl">
            {t('invite.title')}
          </h2>
          <p className="mt-2 mb-6 max-w-[60ch] text-ink-soft">{t('invite.text')}</p>
          <InviteForm
            key={`${invitations.length}-${members.length}`}
            companyId={id}
            constraint={constraint}
            answer={answer}
          />
          <h3 className="mt-8 mb-4 font-text text-base font-semibold tracking-normal">
            {t('invite.open')}
          </h3>
          <InvitationList companyId={id} invitations={invitations} />
        </Card>
      )}
    </>
  )
}

/** The people of one's companies and who is asked to join. */
export function PeoplePage({ companies, ...form }: PeoplePageProps) {
  const { t } = useTranslation('people')
  if (companies.length === 0) {
    return (
      <EmptyState
        title={t('people.none.title')}
        action={
          <ButtonLink to={paths.settingsPart('company')}>{t('people.none.button')}</ButtonLink>
        }
      >
        {t('people.none.text')}
      </EmptyState>
    )
  }
  return (
    <>
      {companies.map((company) => (
        <CompanyPeople key={company.id} company={company} {...form} />
      ))}
      <Roles />
    </>
  )
}
