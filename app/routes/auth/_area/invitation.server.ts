import { getZodConstraint } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import { brand } from '~/brand'
import { type InvitationState } from '~/domain/people/company.rules'
import { joinSchema } from '~/domain/people/company.schema'
import { findInvitation, type Invitation } from '~/domain/people/invitations.server'
import type { joinWithNewAccount } from '~/domain/companies/join-company.server'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/domain/people/people.rules'
import { paths } from '~/paths'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { readLinkToken } from '~/platform/crypto/link-token.server'
import { formatDate } from '~/platform/i18n/format.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { sayNameSigns } from '~/account/name-texts.server'
import { fields, type FormHandler, type FormOutcome } from '~/shell/forms.server'
import { shownAddress } from '~/platform/shown-address.server'

/** The invitation of a link, or null for a link that we never signed. */
export async function findInvitationOf(token: string): Promise<Invitation | null> {
  const id = readLinkToken('invitation', token)
  return id === null ? null : findInvitation(id)
}

export type JoinStep = 'accept' | 'other' | 'signIn' | 'create'

/** What whoever opens the link of an invitation does next. */
export function stepOf(
  { email, account }: { email: string; account: { hasPassword: boolean } | null },
  viewer: Viewer | null,
): JoinStep {
  if (viewer) return viewer.email === email ? 'accept' : 'other'
  return account?.hasPassword ? 'signIn' : 'create'
}

/**
 * The page of an invitation that holds, as `present` shows it; else why it opens nothing, with the
 * status that says so.
 */
export function answerInvitation<
  Found extends { state: InvitationState },
  View extends { title: string; lead: string },
>(invitation: Found | null, language: Language, present: (open: Found) => View) {
  const state = invitation?.state ?? 'unknown'
  if (invitation && state === 'open') {
    const { title, lead, ...view } = present(invitation)
    return data({ title, lead, view })
  }
  const closed = state === 'open' ? 'unknown' : state
  const t = translator(language, 'people')
  return data(
    { title: t(`join.closed.${closed}.title`), lead: t(`join.closed.${closed}.text`), view: null },
    { status: invitation ? 410 : 404 },
  )
}

/** An invitation that holds, ready to read for whoever opens its link. */
export function presentInvitation(
  invitation: Invitation,
  token: string,
  viewer: Viewer | null,
  language: Language,
) {
  const t = translator(language, 'people')
  const { company, inviter, email, role, expiresAt, account } = invitation
  return {
    title: inviter
      ? t('join.title', { inviter, company: company.name })
      : t('join.titlePlain', { company: company.name }),
    lead: t('join.lead', { role: t(`roles.${role}.name`), studio: brand.name }),
    step: stepOf(invitation, viewer),
    company: company.name,
    email,
    viewerEmail: viewer && shownAddress(viewer.email),
    name: account?.name ?? '',
    may: t(`roles.${role}.text`),
    until: formatDate(expiresAt, language),
    signInHref: paths.auth({ redirectTo: paths.invitation(token) }),
    constraint: getZodConstraint(joinSchema(email, () => '')),
    passwordMin: PASSWORD_MIN,
  }
}

interface JoinContext {
  /** The invited address. */
  email: string
  language: Language
}
type NewAccount = Parameters<typeof joinWithNewAccount>[1]

function sayJoinProblem(language: Language) {
  const t = translator(language, 'auth')
  return (problem: Parameters<Parameters<typeof joinSchema>[1]>[0] | 'breached') =>
    problem === 'signs'
      ? sayNameSigns(language)
      : problem === 'name'
        ? translator(language, 'people')('join.nameError')
        : t(`setPassword.problems.${problem}`, { min: PASSWORD_MIN, max: PASSWORD_MAX })
}

/** The form by which somebody joins with an account that it makes for the invited address. */
export const joinForm = (
  join: (account: NewAccount) => Promise<FormOutcome>,
): FormHandler<JoinContext> =>
  fields(
    'join',
    ({ email, language }) => joinSchema(email, sayJoinProblem(language)),
    async (value, { email, language }) =>
      (await isBreachedPassword(value.password))
        ? { wrong: sayJoinProblem(language)('breached'), at: 'password' }
        : join({ ...value, email, language }),
    { hide: ['password'] },
  )
