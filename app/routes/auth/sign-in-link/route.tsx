import {
  data,
  type ActionFunctionArgs,
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
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { noteSecurity } from '~/platform/observe/security-log.server'
import { readReturn } from '~/platform/session/sign-in-return.server'
import { CLOSED_LINK_STATUS } from '~/shell/link-page'
import { pageMeta } from '~/shell/page-meta'
import { Button, ButtonLink } from '~/ui/form/button'
import { Form } from '~/ui/form/form'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may act for the account. */
export { linkPageHeaders as headers } from '~/shell/link-page'

/** Whose link was of use once. */
const LATE = ['used', 'expired']

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
    { status: CLOSED_LINK_STATUS[state] },
  )
}

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const viewer = await spendSignInLink(token)
  if (!viewer) return seeOther(paths.signInLink(token))
  noteSecurity('link signed in', { request, user: viewer.id })
  return admit(request, viewer, { redirectTo: await readReturn(request) })
}

export default function SignInLink() {
  const { title, lead, closed } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <Main>
      <Container>
        <PageHeader
          title={title}
          lead={lead}
          actions={
            closed && (
              <>
                <ButtonLink to={paths.signInLinkRequest()}>
                  {t('setPassword.closed.again')}
                </ButtonLink>{' '}
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
    </Main>
  )
}
