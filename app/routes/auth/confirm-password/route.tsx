import { getZodConstraint } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { currentPasswordSchema } from '~/domain/people/account.schema'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { admit } from '~/account/second-step.server'
import { accountWords, refusePassword } from '~/account/settings.server'
import { paths } from '~/paths'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import { requireSelf } from '~/platform/session/guards.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm } from '~/ui/form/server-form'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

function readRedirect(request: Request) {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), paths.settings())
}

/**
 * Asks somebody who has been signed in for a while whether it is still them; the answer is a
 * sign-in of its own.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { username } = await requireSelf(args)
  const t = translator(await getLanguage(args.request), 'auth')
  const postTo = paths.confirmPassword({ redirectTo: readRedirect(args.request) })
  return {
    title: t('confirmPassword.title'),
    username,
    postTo,
    constraint: getZodConstraint(currentPasswordSchema()),
  }
}

interface Context {
  request: Request
  viewer: Viewer
  language: Language
}
const passwordForm: FormHandler<Context> = fields(
  'password',
  ({ language }) => currentPasswordSchema(accountWords(language)),
  async ({ password }, { request, viewer, language }) => {
    const refused = await refusePassword(request, viewer, password, language)
    if (refused) return { wrong: refused.message, at: 'password', status: refused.status }
    throw await admit(request, viewer, { redirectTo: readRedirect(request) })
  },
  { hide: ['password'] },
)

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireSelf(args)
  const { request } = args
  const context = { request, viewer, language: await getLanguage(request) }
  return answerBy(passwordForm, await readForm(request), context, { page: paths.confirmPassword() })
}

export default function ConfirmPassword() {
  const { title, username, postTo, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const answer = useActionData<typeof action>()
  const { form, errors, field } = serverForm<'password'>('confirm-password', {
    result: answer?.result,
    constraint,
  })
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={t('confirmPassword.lead', { username })} />
        <Form action={postTo} {...form} className="grid max-w-form gap-6 pb-section">
          <ErrorSummary errors={errors} answer={answer} />
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            {...field('password')}
            label={t('confirmPassword.password')}
            autoComplete="current-password"
          />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button>{t('confirmPassword.submit')}</Button>{' '}
            <ButtonLink variant="quiet" to={paths.settings()}>
              {t('confirmPassword.back')}
            </ButtonLink>{' '}
            <ButtonLink variant="quiet" to={paths.forgotPassword()}>
              {t('signIn.forgot')}
            </ButtonLink>
          </div>
        </Form>
      </Container>
    </Main>
  )
}
