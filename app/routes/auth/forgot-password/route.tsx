import { getZodConstraint } from '@conform-to/zod/v4'
import {
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
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { HOUR } from '~/platform/clock'
import { env } from '~/platform/env.server'
import { readForm } from '~/platform/http/form.server'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
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

const resetForm: FormHandler<{ request: Request; language: Language }> = fields(
  'reset',
  ({ language }) => passwordResetSchema(translator(language, 'forms')('required')),
  async ({ username }, { request, language }) => {
    const t = translator(language, 'auth')
    const count = await countRequest(username, request)
    if (count > 0) return { wrong: t('forgot.throttled', { count }), status: 429 }
    await requestPasswordReset(username, language)
    return { done: t('forgot.sent') }
  },
)

export async function action({ request }: ActionFunctionArgs) {
  const context = { request, language: await getLanguage(request) }
  return answerBy(resetForm, await readForm(request), context, { page: paths.forgotPassword() })
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
