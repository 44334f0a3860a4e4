import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { openSession } from '~/account/authenticator.server'
import { answerInvitation } from '~/routes/auth/_area/invitation.server'
import { pageMeta } from '~/shell/page-meta'
import {
  findStaffInvitationOf,
  joinStaffAs,
  joinStaffByForm,
  presentStaffInvitation,
} from './page.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { ErrorPage } from '~/ui/layout/error-page'
import { InvitationPage } from '~/routes/auth/_area/invitation-page'

export const handle = { i18n: ['people', 'auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may become staff with it: it is neither kept nor told to other sites. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

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
  if (invitation?.state !== 'open') return seeOther(paths.staffInvitation(token))
  const outcome = viewer
    ? await joinStaffAs(viewer, invitation, language)
    : await joinStaffByForm(await readForm(args.request), invitation, language)
  if ('result' in outcome) return data(outcome, { status: 400 })
  if ('refused' in outcome)
    return seeOther(paths.staffInvitation(token), {
      flash: { kind: 'warning', text: outcome.refused },
    })
  const text = translator(language, 'people')('staff.join.done', { studio: brand.name })
  return seeOther(paths.admin(), {
    flash: { kind: 'success', text },
    cookies: await openSession(args.request, outcome.joined),
  })
}

export default function StaffInvitation() {
  return (
    <InvitationPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
