import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '~/paths'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { rememberReturn } from '~/platform/session/sign-in-return.server'
import { pageMeta } from '~/shell/page-meta'
import { LinkRequest } from '~/routes/auth/_area/link-request'
import { answerLinkRequest, presentLinkRequest } from '~/routes/auth/_area/link-request.server'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export const loader = ({ request }: LoaderFunctionArgs) =>
  presentLinkRequest(request, 'sign-in-request')

export const action = async ({ request }: ActionFunctionArgs) => {
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '')
  return answerLinkRequest(request, 'sign-in-request', {
    page: paths.signInLinkRequest({ redirectTo: redirectTo || undefined }),
    cookies: [await rememberReturn(redirectTo)],
  })
}

export default function SignInLinkRequest() {
  return (
    <LinkRequest
      id="sign-in-link"
      page={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  )
}
