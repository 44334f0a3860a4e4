import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
// eslint-disable-next-line no-restricted-imports -- whoever is signed in may sign out
import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageMeta } from '~/shell/page-meta'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { findViewer } from '~/platform/session/guards.server'
import { endSession, FORGET } from '~/platform/session/session.server'
import { forgetVisitor } from '~/platform/session/visitor.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

export async function loader(args: LoaderFunctionArgs) {
  const t = translator(await getLanguage(args.request), 'auth')
  const viewer = await findViewer(args)
  return {
    title: t('signOut.title'),
    description: t('signOut.description'),
    email: viewer?.email ?? null,
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const redirectTo = safeRedirect((await readForm(request)).get('redirectTo'), '')
  return seeOther(redirectTo ? paths.auth({ redirectTo }) : paths.home(), {
    flash: { kind: 'success', text: t('signOut.done') },
    cookies: [await endSession(request), await forgetVisitor()],
    headers: FORGET,
  })
}

export default function SignOut() {
  const { title, email } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const signedIn = (
    <>
      <Form method="post">
        <Button>{t('signOut.submit')}</Button>
      </Form>
      <ButtonLink variant="secondary" to={paths.dashboard()}>
        {t('signOut.stay')}
      </ButtonLink>
    </>
  )
  return (
    <Main>
      <Container className="pb-section">
        <PageHeader
          title={title}
          lead={email ? t('signOut.lead', { email }) : t('signOut.nobody')}
          actions={
            email ? signedIn : <ButtonLink to={paths.auth()}>{t('signOut.signIn')}</ButtonLink>
          }
        />
      </Container>
    </Main>
  )
}
