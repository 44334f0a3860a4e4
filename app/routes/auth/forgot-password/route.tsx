import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '~/paths'
import { pageMeta } from '~/shell/page-meta'
import { LinkRequest } from '~/routes/auth/_area/link-request'
import { answerLinkRequest, presentLinkRequest } from '~/routes/auth/_area/link-request.server'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export const loader = ({ request }: LoaderFunctionArgs) =>
  presentLinkRequest(request, 'password-reset')

export const action = ({ request }: ActionFunctionArgs) =>
  answerLinkRequest(request, 'password-reset', { page: paths.forgotPassword() })

export default function ForgotPassword() {
  return (
    <LinkRequest
      id="forgot-password"
      page={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  )
}
