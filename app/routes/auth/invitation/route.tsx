import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openSession } from '~/account/authenticator.server'
import { acceptInvitation, joinWithNewAccount } from '~/domain/companies/join-company.server'
import {
  answerInvitation,
  findInvitationOf,
  joinForm,
  presentInvitation,
} from '~/routes/auth/_area/invitation.server'
import { answerBy } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
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

/** Whoever has the address may make an account with it. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/** An invitation into a company: its mail leads here, and nothing happens before the button. */
export async function loader(args: LoaderFunctionArgs) {
  const { token = '' } = args.params
  const [language, viewer, invitation] = await Promise.all([
    getLanguage(args.request),
    findViewer(args),
    findInvitationOf(token),
  ])
  return answerInvitation(invitation, language, (open) =>
    presentInvitation(open, token, viewer, language),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { token = '' } = args.params
  const [language, viewer, invitation] = await Promise.all([
    getLanguage(args.request),
    findViewer(args),
    findInvitationOf(token),
  ])
  const page = paths.invitation(token)
  if (invitation?.state !== 'open') return seeOther(page)
  const { id, email, company } = invitation
  const done = translator(language, 'people')('join.done', { company: company.name })
  const accept = async (by: Viewer) => {
    await acceptInvitation(id, by)
    return { done, to: paths.dashboard() }
  }
  const join = joinForm(async (account) => {
    const cookies = await openSession(args.request, await joinWithNewAccount(id, account))
    throw await seeOther(paths.dashboard(), { flash: { kind: 'success', text: done }, cookies })
  })
  const form = await readForm(args.request)
  return answerBy(viewer ? () => accept(viewer) : join, form, { email, language }, { page })
}

export default function Invitation() {
  return (
    <InvitationPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
