import { useTranslation } from 'react-i18next'
import { COMPANY_ROLES, type CompanyRole } from '~/domain/people/participant.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { SelectField } from '~/ui/form/select-field'

export type MemberView = {
  id: number
  name: string
  email: string
  role: CompanyRole
  self: boolean
  /** Nobody else owns the company. */
  lastOwner: boolean
  since: string
  removeHref: string
}
export type MemberListProps = { companyId: string; owned: boolean; members: MemberView[] }

export function useRoleOptions() {
  const { t } = useTranslation('people')
  return COMPANY_ROLES.map((value) => ({ value, label: t(`roles.${value}.name`) }))
}

function RoleForm({
  companyId,
  member: { id, name, role },
}: {
  companyId: string
  member: MemberView
}) {
  const { t } = useTranslation('people')
  const options = useRoleOptions()
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="companyId" value={companyId} />
      <input type="hidden" name="userId" value={id} />
      <SelectField
        key={role}
        id={`role-${id}`}
        name="role"
        label={t('invite.role')}
        hideLabel
        options={options}
        defaultValue={role}
        className="min-w-40"
      />
      <Button
        name="intent"
        value="role"
        variant="secondary"
        size="sm"
        aria-label={t('people.changeOf', { name })}
      >
        {t('people.change')}
      </Button>
    </Form>
  )
}

function Member({
  companyId,
  owned,
  member,
}: {
  companyId: string
  owned: boolean
  member: MemberView
}) {
  const { t } = useTranslation('people')
  const { name, email, role, self, lastOwner, since, removeHref } = member
  const leaves = (owned || self) && !lastOwner
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {self && <Badge>{t('people.you')}</Badge>}{' '}
          {(!owned || lastOwner) && <Badge tone="state">{t(`roles.${role}.name`)}</Badge>}
        </span>{' '}
        <span className="text-sm wrap-anywhere text-ink-soft">
          {email} · {t('people.since', { date: since })}
        </span>{' '}
        {owned && lastOwner && (
          <span className="max-w-[52ch] text-sm text-ink-soft">{t('people.lastOwner')}</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {owned && !lastOwner && <RoleForm companyId={companyId} member={member} />}
        {leaves && (
          <ButtonLink
            to={removeHref}
            variant="quiet"
            size="sm"
            aria-label={self ? undefined : t('people.removeOf', { name })}
          >
            {t(self ? 'people.leave' : 'people.remove')}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** Who is in a company; an owner gives them their roles and takes them out. */
export function MemberList({ members, ...company }: MemberListProps) {
  return (
    <ul className="grid">
      {members.map((member) => (
        <Member key={member.id} member={member} {...company} />
      ))}
    </ul>
  )
}
