import { useTranslation } from 'react-i18next'
import type { CompanyRole } from '~/domain/people/participant.rules'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/form/button'
import { Form } from '~/ui/form/form'

export type InvitationView = {
  id: string
  email: string
  role: CompanyRole
  open: boolean
  until: string
}

function Invitation({
  companyId,
  invitation: { id, email, role, open, until },
}: {
  companyId: string
  invitation: InvitationView
}) {
  const { t } = useTranslation('people')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {email}
          <Badge>{t(`roles.${role}.name`)}</Badge>
        </span>{' '}
        <span className={`text-sm ${open ? 'text-ink-soft' : 'font-semibold text-warning'}`}>
          {t(open ? 'invite.until' : 'invite.expired', { date: until })}
        </span>
      </div>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-x-4 gap-y-2">
        <input type="hidden" name="companyId" value={companyId} />
        <input type="hidden" name="invitationId" value={id} />
        <Button name="intent" value="again" variant="secondary" size="sm">
          {t('invite.again')}
          <span className="sr-only"> · {email}</span>
        </Button>{' '}
        <Button name="intent" value="revoke" variant="quiet" size="sm">
          {t('invite.revoke')}
          <span className="sr-only"> · {email}</span>
        </Button>
      </Form>
    </li>
  )
}

/** Who is asked into a company and has not answered. */
export function InvitationList({
  companyId,
  invitations,
}: {
  companyId: string
  invitations: InvitationView[]
}) {
  const { t } = useTranslation('people')
  if (invitations.length === 0) return <p className="text-ink-soft">{t('invite.none')}</p>
  return (
    <ul className="grid">
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} companyId={companyId} invitation={invitation} />
      ))}
    </ul>
  )
}
