import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { normalizeLogin } from '~/domain/people/people.rules'
import { passwordResetSchema, type PasswordResetFields } from '~/domain/people/people.schema'
import { requestPasswordReset } from '~/domain/people/people.server'
import { countTry } from '~/account/account-tries.server'
import { pageMeta } from '~/shell/page-meta'
import { HOUR } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { PageHeader } from '~/ui/layout/page-header'

/** Mails that may be asked for; who knows the account keeps a few of their own. */
const REQUESTS = {
  address: { limit: 30, window: HOUR },
  one: { limit: 5, window: HOUR },
  all: { limit: 10, window: HOUR },
}

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args)

export async function loader({ request }: LoaderFunctionArgs) {
  const t = translator(await getLanguage(request), 'auth')
  return {
    title: t('forgot.title'),
    description: t('forgot.description'),
    constraint: getZodConstraint(passwordResetSchema()),
    demo: env.demo,
  }
}

/** Minutes to wait, 0 when the request counts; the same for names that nobody has. */
async function countRequest(username: string, request: Request) {
  const { retryAfter } = await countTry(
    request,
    'password-reset',
    `name:${normalizeLogin(username)}`,
    REQUESTS,
  )
  return waitInMinutes(retryAfter)
}

export async function action({ request }: ActionFunctionArgs) {
  const language = await getLanguage(request)
  const t = translator(language, 'auth')
  const submission = parseWithZod(await readForm(request), {
    schema: passwordResetSchema(translator(language, 'forms')('required')),
  })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const count = await countRequest(submission.value.username, request)
  if (count > 0) {
    const message = t('forgot.throttled', { count })
    return data({ result: submission.reply({ formErrors: [message] }) }, { status: 429 })
  }
  await requestPasswordReset(submission.value.username, language)
  return seeOther(paths.forgotPassword(), { flash: { kind: 'success', text: t('forgot.sent') } })
}

export default function ForgotPassword() {
  const { title, constraint, demo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const answer = useActionData<typeof action>()
  const { form, errors, field } = serverForm<keyof PasswordResetFields>('forgot-password', {
    result: answer?.result,
    constraint,
  })
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader title={title} lead={t('forgot.lead')} />
        <div className="grid max-w-form gap-10 pb-section">
          <Form {...form} className="grid gap-6">
            <ErrorSummary errors={errors} answer={answer} />
            <TextField
              {...field('username')}
              label={t('fields.username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button>{t('forgot.submit')}</Button>
              <ButtonLink variant="quiet" to={paths.auth()}>
                {t('forgot.back')}
              </ButtonLink>
            </div>
          </Form>
          {demo && (
            <Card as="section" tone="outline" aria-labelledby="demo-title">
              <h2 id="demo-title" className="text-xl">
                {t('forgot.demo.title')}
              </h2>
              <p className="mt-2 text-ink-soft">{t('forgot.demo.text')}</p>
              <p className="mt-4">
                <Link
                  to={paths.demoOutbox()}
                  className="font-semibold underline underline-offset-4 hover:text-canal"
                >
                  {t('forgot.demo.link')}
                </Link>
              </p>
            </Card>
          )}
        </div>
      </Container>
    </main>
  )
}
