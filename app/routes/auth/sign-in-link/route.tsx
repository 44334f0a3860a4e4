import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { admit } from '~/account/second-step.server'
import {
  findSignInLink,
  minutesOf,
  useSignInLink as spendSignInLink,
} from '~/domain/people/account-links.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { pageMeta } from '~/shell/page-meta'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may act for the account: it is neither kept nor told to other sites. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

/** Whose link was of use once. */
const LATE = ['used', 'expired']

/** Found, but no longer of use: 410; never signed by us: 404. */
const CLOSED_STATUS = { used: 410, replaced: 410, expired: 410, unknown: 404 }

/** The link is used by a press, since programs that read mail open every link in it. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const description = t('signInLink.description')
  const link = await findSignInLink(token)
  if (link?.state === 'open')
    return data({
      title: t('signInLink.open.title', { name: link.user.name }),
      lead: t('signInLink.open.lead', { email: link.user.email }),
      description,
      closed: false,
    })
  const state = link?.state ?? 'unknown'
  return data(
    {
      title: t(`setPassword.closed.${state}.title`),
      lead: LATE.includes(state)
        ? t('signInLink.closed', minutesOf('sign-in-request'))
        : t(`setPassword.closed.${state}.text`),
      description,
      closed: true,
    },
    { status: CLOSED_STATUS[state] },
  )
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const viewer = await spendSignInLink(token)
  if (!viewer) return seeOther(paths.signInLink(token))
  noteSecurity('link signed in', { request, user: viewer.id })
  const redirectTo = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '')
  return admit(request, viewer, { redirectTo })
}

export default function SignInLink() {
  const { title, lead, closed } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader
          title={title}
          lead={lead}
          actions={
            closed && (
              <>
                <ButtonLink to={paths.signInLinkRequest()}>
                  {t('setPassword.closed.again')}
                </ButtonLink>
                <ButtonLink variant="secondary" to={paths.auth()}>
                  {t('signIn.title')}
                </ButtonLink>
              </>
            )
          }
        />
        {!closed && (
          <Form method="post" className="pb-section">
            <Button>{t('signIn.submit')}</Button>
          </Form>
        )}
      </Container>
    </main>
  )
}
