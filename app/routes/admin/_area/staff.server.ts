import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import { mailAddress } from '~/platform/mail-address.schema'
import { invitationState } from '~/domain/people/company.rules'
import { isOwner } from '~/domain/people/staff.rules'
import {
  allowColleague,
  inviteColleague,
  readStaff,
  removeColleague,
  revokeStaffInvitation,
} from '~/domain/people/staff.server'
import { adminPaths } from '~/paths/admin'
import { formatDate, formatDateTime } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import { readRowNumber } from '~/platform/row-id'
import { PERMISSIONS, readPermissions } from '~/platform/session/permissions.rules'
import type { Language } from '~/platform/i18n/languages'
import { sendInvitation } from '~/account/people-page.server'
import { fields, type FormHandler } from '~/shell/forms.server'

interface Context {
  userId: number
  language: Language
}

const permissions = z.preprocess((typed) => [typed ?? []].flat(), z.array(z.enum(PERMISSIONS)))
const inviteSchema = (message: string) => z.object({ email: mailAddress(message), permissions })
const allowSchema = () => z.object({ permissions })

const choicesOf = (language: Language) => {
  const t = translator(language, 'people')
  return PERMISSIONS.map((one) => ({
    value: one,
    label: t(`staff.permissions.${one}.name`),
    description: t(`staff.permissions.${one}.text`),
  }))
}

/** Who works for the studio and who is asked to; the owner sees what can be done about it. */
export async function loadStaff({ userId, language }: Context) {
  const t = translator(language, 'people')
  const { people, invitations } = await readStaff()
  const owner = isOwner({ id: userId })
  return {
    title: t('staff.title'),
    lead: t(owner ? 'staff.lead' : 'staff.leadOthers'),
    owner,
    choices: choicesOf(language),
    people: people.map(
      ({
        id,
        name,
        email,
        username,
        hasPassword,
        totpConfirmedAt,
        disabledAt,
        createdAt,
        ...rest
      }) => ({
        permissions: isOwner({ id }) ? null : [...readPermissions(rest.permissions)],
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
  constraint: getZodConstraint(inviteSchema('')),
  choices: choicesOf(language),
})

/** Invites the address of a form; what is wrong with it is shown at its field. */
export const inviteForm: FormHandler<Context> = fields(
  'invite',
  ({ language }) => inviteSchema(translator(language, 'people')('invite.errors.email')),
  async (value, context) => {
    const { email } = value
    const outcome = await sendInvitation(context, { kind: 'staff-invitation', email }, async () => {
      await inviteColleague(context, email, value.permissions)
      return translator(context.language, 'people')('invite.done.sent', { email })
    })
    return 'done' in outcome
      ? outcome
      : { wrong: outcome.refused, at: 'email', status: outcome.status }
  },
)

const allowForm: FormHandler<Context> = fields(
  (form) => `allow-${String(form.get('userId'))}`,
  allowSchema,
  async (value, { userId, language }, form) => {
    await allowColleague(userId, readRowNumber(String(form.get('userId'))) ?? 0, value.permissions)
    return { done: translator(language, 'people')('staff.done.allowed') }
  },
)

/** Takes an invitation back. */
const revokeForm: FormHandler<Context> = async (form, { userId, language }) => {
  await revokeStaffInvitation(userId, String(form.get('invitationId')))
  return { done: translator(language, 'people')('invite.done.revoked') }
}

/** The forms of the staff's page. */
export const STAFF_FORMS = { revoke: revokeForm, allow: allowForm }

type OnPerson = Context & { person: { id: number; name: string } }

/** Ends somebody's work for the studio. */
export const removalForm: FormHandler<OnPerson> = async (_form, { person, userId, language }) => {
  await removeColleague(userId, person.id)
  return { done: translator(language, 'people')('staff.done.removed', { name: person.name }) }
}
