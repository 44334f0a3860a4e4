import { sayRefusal } from '~/shell/refusal-answers.server'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
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
import type { PageOutcome } from '~/shell/forms.server'

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

/** Takes a step on the staff; what it refuses is told in words. */
async function told(
  language: Language,
  step: () => Promise<string>,
): Promise<{ done: string } | { late: string }> {
  try {
    return { done: await step() }
  } catch (error) {
    return { late: sayRefusal(error, language) }
  }
}

/** Invites the address of a form; what is wrong with it is shown at its field. */
export async function takeInvite(form: FormData, context: Context): Promise<PageOutcome> {
  const t = translator(context.language, 'people')
  const submission = parseWithZod(form, { schema: emailSchema(t('invite.errors.email')) })
  if (submission.status !== 'success') return { form: 'invite', result: submission.reply() }
  const email = submission.value.email.toLowerCase()
  const refuse = (message: string, status = 400): PageOutcome => ({
    form: 'invite',
    result: submission.reply({ fieldErrors: { email: [message] } }),
    status,
  })
  const outcome = await sendInvitation(context, { kind: 'staff-invitation', email }, () =>
    told(context.language, async () => {
      await inviteColleague(context, email)
      return t('invite.done.sent', { email })
    }),
  )
  if ('wait' in outcome) return refuse(outcome.wait, 429)
  return 'late' in outcome ? refuse(outcome.late) : { ...outcome, to: adminPaths.people() }
}

/** Takes an invitation back. */
export async function takeRevoke(
  form: FormData,
  { userId, language }: Context,
): Promise<PageOutcome> {
  const outcome = await told(language, async () => {
    await revokeStaffInvitation(userId, String(form.get('invitationId')))
    return translator(language, 'people')('invite.done.revoked')
  })
  return { ...outcome, to: adminPaths.people() }
}

/** Ends somebody's work for the studio. */
export async function takeRemoval(
  { id, name }: { id: number; name: string },
  { userId, language }: Context,
): Promise<PageOutcome> {
  const outcome = await told(language, async () => {
    await removeColleague(userId, id)
    return translator(language, 'people')('staff.done.removed', { name })
  })
  return { ...outcome, to: adminPaths.people() }
}
