import { getZodConstraint } from '@conform-to/zod/v4'
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { DEMO_ACCOUNTS, DEMO_CLIENTS, DEMO_PASSWORD } from '~/domain/people/demo-accounts'
import { signInSchema, type SignInFields } from '~/domain/people/people.schema'
import { authenticator } from '~/account/authenticator.server'
import { HintCard } from '~/routes/auth/_area/hint-card'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { admit } from '~/account/second-step.server'
import { env } from '~/platform/env.server'
import { readForm, withForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { onError } from '~/platform/on-error'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { findViewer, landingPath, sendToSecondFactor } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

/** Where to go after sign-in, or '' for the person's own landing page. */
function readRedirect(request: Request) {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '')
}

/** Of whom a visitor can be in the demo; as the client, one who ordered in the visitor's language. */
const demoAccounts = (language: Language) =>
  DEMO_ACCOUNTS.map(({ username, role }) => ({
    username: role === 'client' && language !== 'en' ? DEMO_CLIENTS[language] : username,
    role,
  }))

export async function loader(args: LoaderFunctionArgs) {
  const redirectTo = readRedirect(args.request)
  const viewer = await findViewer(args)
  if (viewer) throw redirect(redirectTo || landingPath(viewer))
  await sendToSecondFactor(args)
  const language = await getLanguage(args.request)
  const t = translator(language, 'auth')
  return {
    title: t('signIn.title'),
    description: t('signIn.description'),
    lead: t(redirectTo === paths.unsentForms() ? 'unsent.signIn' : 'signIn.lead'),
    constraint: getZodConstraint(signInSchema()),
    postTo: paths.auth({ redirectTo }),
    linkRequest: paths.signInLinkRequest({ redirectTo: redirectTo || undefined }),
    demo: env.demo
      ? {
          accounts: demoAccounts(language),
          password: DEMO_PASSWORD,
        }
      : null,
  }
}

const signInForm: FormHandler<{ request: Request; language: Language }> = fields(
  'signIn',
  ({ language }) => signInSchema(translator(language, 'forms')('required')),
  async (value, { request, language }) => {
    const t = translator(language, 'auth')
    const viewer = await authenticator
      .authenticate('form', withForm(request, value))
      .catch(
        onError(SignInRefused, ({ retryAfter }) =>
          retryAfter === 0
            ? { wrong: t('signIn.failed') }
            : { wrong: t('signIn.throttled', { count: waitInMinutes(retryAfter) }), status: 429 },
        ),
      )
    if ('wrong' in viewer) return viewer
    throw await admit(request, viewer, { redirectTo: readRedirect(request) })
  },
  { hide: ['password'] },
)

export async function action({ request }: ActionFunctionArgs) {
  const context = { request, language: await getLanguage(request) }
  return answerBy(signInForm, await readForm(request), context, { page: paths.auth() })
}

function SignInForm() {
  const { constraint, postTo, linkRequest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const answer = useActionData<typeof action>()
  const { form, errors, field } = serverForm<keyof SignInFields>('sign-in', {
    result: answer?.result,
    constraint,
  })
  return (
    <Form action={postTo} {...form} className="grid gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <TextField
        {...field('username')}
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t('signIn.submit')}</Button>{' '}
        <ButtonLink variant="quiet" to={paths.forgotPassword()}>
          {t('signIn.forgot')}
        </ButtonLink>{' '}
        <ButtonLink variant="quiet" to={linkRequest}>
          {t('signIn.byEmail')}
        </ButtonLink>
      </div>
    </Form>
  )
}

function DemoAccounts() {
  const { demo, postTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  if (!demo) return null
  return (
    <Card as="section" aria-labelledby="demo-title">
      <h2 id="demo-title" className="text-xl">
        {t('signIn.demo.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('signIn.demo.text', { password: demo.password })}</p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {demo.accounts.map(({ username, role }) => (
          <li key={username}>
            <Form method="post" action={postTo}>
              <input type="hidden" name="username" value={username} />
              <input type="hidden" name="password" value={demo.password} />
              <Button variant="secondary" size="sm">
                {t(`signIn.demo.${role}`)}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export default function SignIn() {
  const { title, lead } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={lead} />
        <div className="grid items-start gap-x-gap gap-y-12 pb-section lg:grid-cols-2">
          <div className="max-w-form">
            <SignInForm />
          </div>
          <div className="grid gap-gap">
            <DemoAccounts />
            <HintCard
              id="new-here-title"
              title={t('signIn.newHere.title')}
              text={t('signIn.newHere.text')}
              to={paths.shop()}
              link={t('signIn.newHere.link')}
            />
          </div>
        </div>
      </Container>
    </Main>
  )
}
