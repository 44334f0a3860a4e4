import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
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
  findAccountLink,
  usePasswordLink as spendPasswordLink,
} from '~/domain/people/people.server'
import { pageMeta } from '~/shell/page-meta'
import { admit } from '~/account/second-step.server'
import { isBreachedPassword } from '~/platform/breached-passwords.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm } from '~/ui/form/server-form'
import { Container } from '~/ui/layout/container'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

/** Whoever has the address may act for the account: it is neither kept nor told to other sites. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
})

/** Found, but no longer of use: 410; never signed by us: 404. */
const CLOSED_STATUS = { used: 410, expired: 410, unknown: 404 }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const description = t('setPassword.description')
  const link = await findAccountLink(params.token ?? '')
  const state = link?.state ?? 'unknown'
  if (!link || state !== 'open') {
    const closed: keyof typeof CLOSED_STATUS = state === 'open' ? 'unknown' : state
    return data(
      {
        title: t(`setPassword.closed.${closed}.title`),
        description,
        closed,
        owner: null,
        constraint: {},
      },
      { status: CLOSED_STATUS[closed] },
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

export async function action({ request, params }: ActionFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  const token = params.token ?? ''
  const link = await findAccountLink(token)
  const closed = () => seeOther(paths.setPassword(token))
  if (link?.state !== 'open') return closed()
  const say = (problem: Parameters<Parameters<typeof newPasswordFor>[1]>[0]) =>
    t(`setPassword.problems.${problem}`, { min: PASSWORD_MIN, max: PASSWORD_MAX })
  const submission = parseWithZod(await readForm(request), {
    schema: newPasswordFor(link.user, say),
  })
  const hideFields = ['password']
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields }) }, { status: 400 })
  if (await isBreachedPassword(submission.value.password))
    return data(
      { result: submission.reply({ fieldErrors: { password: [say('breached')] }, hideFields }) },
      { status: 400 },
    )
  const viewer = await spendPasswordLink(token, submission.value.password)
  if (!viewer) return closed()
  return admit(request, viewer, {
    redirectTo: '',
    flash: { kind: 'success', text: t('setPassword.done') },
  })
}

function Closed({ reason }: { reason: keyof typeof CLOSED_STATUS }) {
  const { t } = useTranslation('auth')
  return (
    <PageHeader
      title={t(`setPassword.closed.${reason}.title`)}
      lead={t(`setPassword.closed.${reason}.text`)}
      actions={
        <>
          <ButtonLink to={paths.forgotPassword()}>{t('setPassword.closed.again')}</ButtonLink>
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
    <main id="main" tabIndex={-1}>
      <Container>
        {closed && <Closed reason={closed} />}
        {owner && (
          <>
            <PageHeader title={title} lead={t('setPassword.lead', owner)} />
            <PasswordForm username={owner.username} />
          </>
        )}
      </Container>
    </main>
  )
}
