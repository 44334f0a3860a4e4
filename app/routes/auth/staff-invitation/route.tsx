import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { openSession } from '~/account/authenticator.server'
import { acceptStaffInvitation, joinStaffWithNewAccount } from '~/domain/people/join-staff.server'
import { answerInvitation, joinForm } from '~/routes/auth/_area/invitation.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { findStaffInvitationOf, presentStaffInvitation } from './page.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import type { Viewer } from '~/platform/session/roles'
import { ErrorPage } from '~/ui/layout/error-page'
import { InvitationPage } from '~/routes/auth/_area/invitation-page'

export const handle = { i18n: ['people', 'auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may become staff with it. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/**
 * An invitation to work for the studio: its mail leads here, and nothing happens before the button.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { token = '' } = args.params
  const [language, viewer, invitation] = await Promise.all([
    getLanguage(args.request),
    findViewer(args),
    findStaffInvitationOf(token),
  ])
  return answerInvitation(invitation, language, (open) =>
    presentStaffInvitation(open, token, viewer, language),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { token = '' } = args.params
  const [language, viewer, invitation] = await Promise.all([
    getLanguage(args.request),
    findViewer(args),
    findStaffInvitationOf(token),
  ])
  const page = paths.staffInvitation(token)
  if (invitation?.state !== 'open') return seeOther(page)
  const { id, email } = invitation
  /** A session of its own in either case: what somebody may do has changed. */
  const enter = async (joined: Viewer) => {
    const text = translator(language, 'people')('staff.join.done', { studio: brand.name })
    const cookies = await openSession(args.request, joined)
    throw await seeOther(paths.admin(), { flash: { kind: 'success', text }, cookies })
  }
  const join = joinForm(async (account) => enter(await joinStaffWithNewAccount(id, account)))
  const accept = async (by: Viewer) => enter(await acceptStaffInvitation(id, by))
  const form = await readForm(args.request)
  return answerBy(viewer ? () => accept(viewer) : join, form, { email, language }, { page })
}

export default function StaffInvitation() {
  return (
    <InvitationPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
