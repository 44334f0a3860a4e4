import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import { invitationState } from '~/domain/people/company.rules'
import { isOwner } from '~/domain/people/staff.rules'
import {
  inviteColleague,
  readStaff,
  removeColleague,
  revokeStaffInvitation,
} from '~/domain/people/staff.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { sendInvitation } from '~/account/people-page.server'
import { fields, type FormHandler } from '~/shell/forms.server'

interface Context {
  userId: number
  language: Language
}

const emailSchema = (message: string) => z.object({ email: z.email({ error: message }).max(200) })

/** Who works for the studio and who is asked to; the owner sees what can be done about it. */
export async function loadStaff({ userId, language }: Context) {
  const t = translator(language, 'people')
  const { people, invitations } = await readStaff()
  const owner = isOwner({ id: userId })
  return {
    title: t('staff.title'),
    lead: t(owner ? 'staff.lead' : 'staff.leadOthers'),
    owner,
    people: people.map(
      ({ id, name, email, username, hasPassword, totpConfirmedAt, disabledAt, createdAt }) => ({
        ...{ id, name, email, username, self: id === userId, owner: isOwner({ id }) },
        state: disabledAt
          ? ('disabled' as const)
          : hasPassword
            ? ('active' as const)
            : ('noPassword' as const),
        secondFactor: totpConfirmedAt !== null,
        since: formatDate(createdAt, language),
        removeHref: owner && !isOwner({ id }) ? adminPaths.removeColleague(id) : null,
      }),
    ),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      open: invitationState(invitation) === 'open',
      until: formatDateTime(invitation.expiresAt, language),
    })),
  }
}

export const loadInvite = (language: Language) => ({
  title: translator(language, 'people')('staff.invite.title'),
  lead: translator(language, 'people')('staff.invite.text'),
  constraint: getZodConstraint(emailSchema('')),
})

/** Invites the address of a form; what is wrong with it is shown at its field. */
export const inviteForm: FormHandler<Context> = fields(
  'invite',
  ({ language }) => emailSchema(translator(language, 'people')('invite.errors.email')),
  async (value, context) => {
    const email = value.email.toLowerCase()
    const outcome = await sendInvitation(context, { kind: 'staff-invitation', email }, async () => {
      await inviteColleague(context, email)
      return translator(context.language, 'people')('invite.done.sent', { email })
    })
    return 'done' in outcome
      ? outcome
      : { wrong: outcome.refused, at: 'email', status: outcome.status }
  },
)

/** Takes an invitation back. */
export const revokeForm: FormHandler<Context> = async (form, { userId, language }) => {
  await revokeStaffInvitation(userId, String(form.get('invitationId')))
  return { done: translator(language, 'people')('invite.done.revoked') }
}

type OnPerson = Context & { person: { id: number; name: string } }

/** Ends somebody's work for the studio. */
export const removalForm: FormHandler<OnPerson> = async (_form, { person, userId, language }) => {
  await removeColleague(userId, person.id)
  return { done: translator(language, 'people')('staff.done.removed', { name: person.name }) }
}
