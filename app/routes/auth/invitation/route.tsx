import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { openSession } from '~/account/authenticator.server'
import {
  acceptAs,
  answerInvitation,
  findInvitationOf,
  joinByForm,
  presentInvitation,
} from '~/routes/auth/_area/invitation.server'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { InvitationPage } from '~/routes/auth/_area/invitation-page'

export const handle = { i18n: ['people', 'auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/**
 * Whoever has the address may make an account with it: it is neither kept nor told to other sites.
 */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

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
  if (invitation?.state !== 'open') return seeOther(paths.invitation(token))
  const late = (text: string) =>
    seeOther(paths.invitation(token), { flash: { kind: 'warning', text } })
  const done = {
    kind: 'success',
    text: translator(language, 'people')('join.done', { company: invitation.company.name }),
  } as const
  if (viewer) {
    const refused = await acceptAs(viewer, invitation, language)
    return refused === null ? seeOther(paths.dashboard(), { flash: done }) : late(refused)
  }
  const outcome = await joinByForm(await readForm(args.request), invitation, language)
  if ('result' in outcome) return data(outcome, { status: 400 })
  if ('refused' in outcome) return late(outcome.refused!)
  return seeOther(paths.dashboard(), {
    flash: done,
    cookies: await openSession(args.request, outcome.joined),
  })
}

export default function Invitation() {
  return (
    <InvitationPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
