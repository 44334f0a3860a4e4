import { getZodConstraint } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { PASSWORD_MAX, PASSWORD_MIN } from '~/domain/people/people.rules'
import {
  newPasswordFor,
  newPasswordSchema,
  type NewPasswordFields,
} from '~/domain/people/people.schema'
import {
  findPasswordLink,
  usePasswordLink as spendPasswordLink,
} from '~/domain/people/account-links.server'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { CLOSED_LINK_STATUS } from '~/shell/link-page'
import { pageMeta } from '~/shell/page-meta'
import { admit } from '~/account/second-step.server'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
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

/** Whoever has the address may act for the account. */
export { linkPageHeaders as headers } from '~/shell/link-page'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const description = t('setPassword.description')
  const link = await findPasswordLink(params.token ?? '')
  const state = link?.state ?? 'unknown'
  if (!link || state !== 'open') {
    const closed: keyof typeof CLOSED_LINK_STATUS = state === 'open' ? 'unknown' : state
    return data(
      {
        title: t(`setPassword.closed.${closed}.title`),
        description,
        closed,
        owner: null,
        constraint: {},
      },
      { status: CLOSED_LINK_STATUS[closed] },
    )
  }
  const { name, email, username } = link.user
  return data({
    title: t('setPassword.title'),
    description,
    closed: null,
    owner: { name, email, username },
    constraint: getZodConstraint(newPasswordSchema),
  })
}

interface Context {
  request: Request
  token: string
  user: Parameters<typeof newPasswordFor>[0]
  language: Language
}
const sayOf =
  (language: Language) => (problem: Parameters<Parameters<typeof newPasswordFor>[1]>[0]) =>
    translator(language, 'auth')(`setPassword.problems.${problem}`, {
      min: PASSWORD_MIN,
      max: PASSWORD_MAX,
    })

const passwordForm: FormHandler<Context> = fields(
  'password',
  ({ user, language }) => newPasswordFor(user, sayOf(language)),
  async ({ password }, { request, token, language }) => {
    if (await isBreachedPassword(password))
      return { wrong: sayOf(language)('breached'), at: 'password' }
    const viewer = await spendPasswordLink(token, password)
    if (!viewer) throw await seeOther(paths.setPassword(token))
    throw await admit(request, viewer, {
      redirectTo: '',
      flash: { kind: 'success', text: translator(language, 'auth')('setPassword.done') },
    })
  },
  { hide: ['password'] },
)

export async function action({ request, params: { token = '' } }: ActionFunctionArgs) {
  const link = await findPasswordLink(token)
  const page = paths.setPassword(token)
  if (link?.state !== 'open') return seeOther(page)
  const context = { request, token, user: link.user, language: await getLanguage(request) }
  return answerBy(passwordForm, await readForm(request), context, { page })
}

function Closed({ reason }: { reason: keyof typeof CLOSED_LINK_STATUS }) {
  const { t } = useTranslation('auth')
  return (
    <PageHeader
      title={t(`setPassword.closed.${reason}.title`)}
      lead={t(`setPassword.closed.${reason}.text`)}
      actions={
        <>
          <ButtonLink to={paths.forgotPassword()}>{t('setPassword.closed.again')}</ButtonLink>{' '}
          <ButtonLink variant="secondary" to={paths.auth()}>
            {t('signIn.title')}
          </ButtonLink>
        </>
      }
    />
  )
}

function PasswordForm({ username }: { username: string }) {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const answer = useActionData<typeof action>()
  const { form, errors, field } = serverForm<keyof NewPasswordFields>('set-password', {
    result: answer?.result,
    constraint,
  })
  return (
    <Form {...form} className="grid max-w-form gap-6 pb-section">
      <ErrorSummary errors={errors} answer={answer} />
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('setPassword.password')}
        hint={t('setPassword.hint', { min: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <div>
        <Button>{t('setPassword.submit')}</Button>
      </div>
    </Form>
  )
}

export default function SetPassword() {
  const { title, closed, owner } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <Main>
      <Container>
        {closed && <Closed reason={closed} />}
        {owner && (
          <>
            <PageHeader title={title} lead={t('setPassword.lead', owner)} />
            <PasswordForm username={owner.username} />
          </>
        )}
      </Container>
    </Main>
  )
}
