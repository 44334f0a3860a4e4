import { getZodConstraint } from '@conform-to/zod/v4'
import { z } from 'zod'
import { INVITATION_LIMITS, invitationState } from '~/domain/people/company.rules'
import {
  invitationSchema,
  invitationStepSchema,
  memberRoleSchema,
} from '~/domain/people/company.schema'
import { listCompanies, readPeople } from '~/domain/people/company.server'
import { changeRole } from '~/domain/people/company-people.server'
import {
  findInvitedAddress,
  invitePerson,
  revokeInvitation,
  sendInvitationAgain,
} from '~/domain/people/invitations.server'
import { paths } from '~/paths'
import { HOUR } from '~/platform/clock'
import { formatDate, formatWait } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { notFound } from '~/platform/http/answers.server'
import { hitEach, hitWhenDone } from '~/platform/rate-limit.server'
import { fields, type FormHandler } from '~/shell/forms.server'
import { sayRefusal } from '~/shell/refusal-answers.server'

type People = Awaited<ReturnType<typeof readPeople>>

function presentMembers(
  { members }: People,
  companyId: string,
  userId: number,
  language: Language,
) {
  const own = members.filter((member) => member.companyId === companyId)
  const owners = own.filter(({ role }) => role === 'owner').length
  return own.map(({ user, role, createdAt }) => ({
    ...user,
    role,
    self: user.id === userId,
    lastOwner: role === 'owner' && owners === 1,
    since: formatDate(createdAt, language),
    removeHref: paths.leaveCompany(companyId, user.id),
  }))
}

function presentInvitations({ invitations }: People, companyId: string, language: Language) {
  return invitations
    .filter((invitation) => invitation.companyId === companyId)
    .map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      open: invitationState(invitation) === 'open',
      until: formatDate(invitation.expiresAt, language),
    }))
}

/**
 * The companies that somebody is in, with their people; an owner's with all that an owner can do.
 */
export async function loadPeoplePage(userId: number, language: Language) {
  const companies = await listCompanies(userId)
  const people = await readPeople(companies.map(({ id }) => id))
  return {
    title: translator(language, 'people')('people.title'),
    companies: companies.map(({ id, name, role }) => ({
      id,
      name,
      owned: role === 'owner',
      members: presentMembers(people, id, userId, language),
      invitations: role === 'owner' ? presentInvitations(people, id, language) : [],
    })),
    constraint: getZodConstraint(invitationSchema(() => '')),
  }
}

interface Context {
  userId: number
  language: Language
}

/** What is asked for in vain tells who is in the company already. */
const TRIES = { limit: 60, window: HOUR }

/** How long to wait with one more invitation, in words. */
const sayWait = (language: Language, seconds: number) =>
  translator(language, 'people')('invite.errors.throttled', { when: formatWait(seconds, language) })

/**
 * Invites somebody, which counts for whoever does and for the address once the mail is on its way.
 * `send` gives word of it; what it refuses is told in words. `kind` keeps the counters of the
 * studio's people and of clients apart.
 */
export async function sendInvitation(
  { userId, language }: Context,
  { kind, email }: { kind: 'invitation' | 'staff-invitation'; email: string },
  send: () => Promise<string>,
): Promise<{ done: string } | { refused: string; status: number }> {
  const { sender, address, all } = INVITATION_LIMITS
  const own = `${kind}:from:${userId}`
  const tried = await hitEach({ [`${kind}-try:${userId}`]: TRIES })
  const wait = (seconds: number) => ({ refused: sayWait(language, seconds), status: 429 })
  if (tried > 0) return wait(tried)
  const sent = await hitWhenDone(
    { [own]: sender, [`${own}:to:${email}`]: address, [`${kind}:to:${email}`]: all },
    () =>
      send().then(
        (done) => ({ done }),
        (error: unknown) => ({ refused: sayRefusal(error, language), status: 400 }),
      ),
    (outcome) => 'done' in outcome,
  )
  return 'result' in sent ? sent.result : wait(sent.retryAfter)
}

function read<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw notFound()
  return parsed.data
}

const companyOf = (form: FormData) => read(form, z.object({ companyId: z.uuid() })).companyId

const invite: FormHandler<Context> = fields(
  companyOf,
  ({ language }) =>
    invitationSchema((problem) => translator(language, 'people')(`invite.errors.${problem}`)),
  async (value, context, form) => {
    const { email } = value
    const outcome = await sendInvitation(context, { kind: 'invitation', email }, async () => {
      await invitePerson(context, companyOf(form), value)
      return translator(context.language, 'people')('invite.done.sent', { email })
    })
    return 'done' in outcome ? outcome : { wrong: outcome.refused, status: outcome.status }
  },
)

const again: FormHandler<Context> = async (form, context) => {
  const invited = read(form, invitationStepSchema)
  const email = await findInvitedAddress(invited)
  const send = async () => {
    await sendInvitationAgain(context, invited)
    return translator(context.language, 'people')('invite.done.again', { email })
  }
  if (!email) return { done: await send() }
  const outcome = await sendInvitation(context, { kind: 'invitation', email }, send)
  return 'done' in outcome ? outcome : { late: outcome.refused }
}

const revoke: FormHandler<Context> = async (form, { userId, language }) => {
  await revokeInvitation(userId, read(form, invitationStepSchema))
  return { done: translator(language, 'people')('invite.done.revoked') }
}

const giveRole: FormHandler<Context> = async (form, { userId, language }) => {
  const { role, ...member } = read(form, memberRoleSchema)
  const name = await changeRole(userId, member, role)
  return { done: translator(language, 'people')('invite.done.role', { name }) }
}

/** The forms of a company's people. What is not there, or not the actor's, is a 404. */
export const PEOPLE_FORMS = { invite, again, revoke, role: giveRole }
