import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
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
import { takeCompanyStep, type CompanyOutcome } from './company-words.server'

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
 * `kind` keeps the counters of the studio's people and of clients apart.
 */
export async function sendInvitation(
  { userId, language }: Context,
  { kind, email }: { kind: 'invitation' | 'staff-invitation'; email: string },
  send: () => Promise<CompanyOutcome>,
): Promise<CompanyOutcome | { wait: string }> {
  const { sender, address, all } = INVITATION_LIMITS
  const own = `${kind}:from:${userId}`
  const tried = await hitEach({ [`${kind}-try:${userId}`]: TRIES })
  if (tried > 0) return { wait: sayWait(language, tried) }
  const sent = await hitWhenDone(
    { [own]: sender, [`${own}:to:${email}`]: address, [`${kind}:to:${email}`]: all },
    send,
    (outcome) => 'done' in outcome,
  )
  return 'result' in sent ? sent.result : { wait: sayWait(language, sent.retryAfter) }
}

function read<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (!parsed.success) throw notFound()
  return parsed.data
}

async function invite(form: FormData, context: Context) {
  const t = translator(context.language, 'people')
  const companyId = read(form, z.object({ companyId: z.uuid() })).companyId
  const submission = parseWithZod(form, {
    schema: invitationSchema((problem) => t(`invite.errors.${problem}`)),
  })
  const refuse = (status: number, message?: string) => ({
    form: companyId,
    status,
    result: submission.reply({ formErrors: message ? [message] : undefined }),
  })
  if (submission.status !== 'success') return refuse(400)
  const { value } = submission
  const outcome = await sendInvitation(context, { kind: 'invitation', email: value.email }, () =>
    takeCompanyStep(context.language, async () => {
      await invitePerson(context, companyId, value)
      return t('invite.done.sent', { email: value.email })
    }),
  )
  if ('wait' in outcome) return refuse(429, outcome.wait)
  return 'late' in outcome ? refuse(400, outcome.late) : outcome
}

async function sendAgain(form: FormData, context: Context): Promise<CompanyOutcome> {
  const t = translator(context.language, 'people')
  const invited = read(form, invitationStepSchema)
  const email = await findInvitedAddress(invited)
  const send = () =>
    takeCompanyStep(context.language, async () => {
      await sendInvitationAgain(context, invited)
      return t('invite.done.again', { email })
    })
  if (!email) return send()
  const outcome = await sendInvitation(context, { kind: 'invitation', email }, send)
  return 'wait' in outcome ? { late: outcome.wait } : outcome
}

async function revoke(form: FormData, { userId, language }: Context): Promise<CompanyOutcome> {
  return takeCompanyStep(language, async () => {
    await revokeInvitation(userId, read(form, invitationStepSchema))
    return translator(language, 'people')('invite.done.revoked')
  })
}

async function giveRole(form: FormData, { userId, language }: Context): Promise<CompanyOutcome> {
  const { role, ...member } = read(form, memberRoleSchema)
  return takeCompanyStep(language, async () => {
    const name = await changeRole(userId, member, role)
    return translator(language, 'people')('invite.done.role', { name })
  })
}

const STEPS = { invite, again: sendAgain, revoke, role: giveRole }

/**
 * Takes the step that a form of the page asks for. Throws a 404 for what is not there or not the
 * actor's.
 */
export async function takePeopleForm(form: FormData, context: Context) {
  const intent = read(
    form,
    z.object({ intent: z.enum(['invite', 'again', 'revoke', 'role']) }),
  ).intent
  return STEPS[intent](form, context)
}
