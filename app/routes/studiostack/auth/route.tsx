import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { findStudioInvitation } from '~/domain/studios/studio-invitation.server'
import { readMemberStudio } from '~/domain/people/studio-member.server'
import { openSession } from '~/account/authenticator.server'
import { pageMeta } from '~/shell/page-meta'
import { foundByForm, presentStudioAuth } from './page.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer, sendToSecondFactor } from '~/platform/session/guards.server'
import { studioPaths } from '~/paths/studio'
import { Container } from '~/ui/layout/container'
import { ErrorPage } from '~/ui/layout/error-page'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { StudioAuth } from './studio-auth'

export const handle = { i18n: ['studio-desk'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address of an invitation may found its studio. */
export { linkPageHeaders as headers } from '~/shell/link-page'

const readToken = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function loader(args: LoaderFunctionArgs) {
  await sendToSecondFactor(args)
  const viewer = await findViewer(args)
  if (viewer && (await readMemberStudio(viewer.id))) throw redirect(studioPaths.dashboard())
  const redirectTo = new URL(args.request.url).searchParams.get('redirectTo')
  return presentStudioAuth(
    { token: readToken(args.request), redirectTo },
    viewer,
    await getLanguage(args.request),
  )
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args
  const [viewer, language, invitation] = [
    await findViewer(args),
    await getLanguage(request),
    await findStudioInvitation(readToken(request)),
  ]
  if (invitation?.state !== 'open')
    return seeOther(studioPaths.auth({ token: readToken(request) || undefined }))
  const outcome = await foundByForm(await readForm(request), invitation, viewer, language)
  if (!('founder' in outcome)) return data(outcome, { status: 400 })
  const flash = {
    kind: 'success',
    text: translator(language, 'studio-desk')('auth.found.done'),
  } as const
  return seeOther(studioPaths.dashboard(), {
    flash,
    cookies: viewer ? [] : await openSession(request, outcome.founder!),
  })
}

export default function StudioStackAuth() {
  const { title, lead, view } = useLoaderData<typeof loader>()
  return (
    <Main>
      <Container width="form" className="pb-section">
        <PageHeader eyebrow="Studio Stack" title={title} lead={lead} size="compact" />
        <StudioAuth view={view} answer={useActionData<typeof action>()} />
      </Container>
    </Main>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
