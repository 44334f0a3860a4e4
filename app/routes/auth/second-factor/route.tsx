import { getZodConstraint } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { codeSchema, type CodeFields } from '~/domain/people/people.schema'
import { answerBy, fields, type FormHandler } from '~/shell/forms.server'
import { pageMeta } from '~/shell/page-meta'
import { checkCode, findSecondStep, finishSecondStep } from '~/account/second-step.server'
import { paths } from '~/paths'
import { seeOther } from '~/platform/http/answers.server'
import { readForm } from '~/platform/http/form.server'
import { safeRedirect } from '~/platform/http/safe-redirect'
import { getLanguage, translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import { onError } from '~/platform/on-error'
import { waitInMinutes } from '~/platform/rate-limit.server'
import { SignInRefused } from '~/platform/session/authenticator.server'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

export const handle = { i18n: ['auth'] }

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { robots: 'noindex' })

function readRedirect(request: Request) {
  return safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '')
}

/** Back to the password: nobody gave one here, or too long ago. */
async function begin(request: Request, flash = false) {
  const t = translator(await getLanguage(request), 'auth')
  return seeOther(paths.auth({ redirectTo: readRedirect(request) }), {
    flash: flash ? { kind: 'warning', text: t('secondFactor.over') } : undefined,
  })
}

export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findSecondStep(request))) throw await begin(request)
  const redirectTo = readRedirect(request)
  const t = translator(await getLanguage(request), 'auth')
  return {
    title: t('secondFactor.title'),
    constraint: getZodConstraint(codeSchema()),
    postTo: paths.secondStep({ redirectTo }),
    againHref: paths.auth({ redirectTo }),
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findSecondStep>>>
interface Context {
  request: Request
  viewer: Waiting
  language: Language
}
const codeForm: FormHandler<Context> = fields(
  'code',
  ({ language }) => codeSchema(translator(language, 'forms')('required')),
  async ({ code }, { request, viewer, language }) => {
    const t = translator(language, 'auth')
    const known = await checkCode(request, viewer.id, code).catch(
      onError(SignInRefused, ({ forGood, retryAfter }) => ({
        wrong: forGood
          ? t('secondFactor.tooManyInARow')
          : t('secondFactor.throttled', { count: waitInMinutes(retryAfter) }),
        status: 429,
      })),
    )
    if (!known) return { wrong: t('secondFactor.wrong') }
    if (known !== true) return known
    throw await finishSecondStep(request, viewer, readRedirect(request))
  },
  { hide: ['code'] },
)

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await findSecondStep(request)
  if (!viewer) return begin(request, true)
  const context = { request, viewer, language: await getLanguage(request) }
  return answerBy(codeForm, await readForm(request), context, { page: paths.secondStep() })
}

function CodeForm() {
  const { constraint, postTo, againHref } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  const answer = useActionData<typeof action>()
  const { form, errors, field } = serverForm<keyof CodeFields>('second-factor', {
    result: answer?.result,
    constraint,
  })
  return (
    <Form action={postTo} {...form} className="grid gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <TextField
        {...field('code')}
        label={t('secondFactor.code')}
        hint={t('secondFactor.hint')}
        width="long"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button>{t('secondFactor.submit')}</Button>{' '}
        <ButtonLink variant="quiet" to={againHref}>
          {t('secondFactor.again')}
        </ButtonLink>
      </div>
    </Form>
  )
}

export default function SecondFactor() {
  const { title } = useLoaderData<typeof loader>()
  const { t } = useTranslation('auth')
  return (
    <Main>
      <Container>
        <PageHeader title={title} lead={t('secondFactor.lead')} />
        <div className="grid max-w-form gap-8 pb-section">
          <CodeForm />
          <Disclosure summary={t('secondFactor.lost.title')}>
            <p>{t('secondFactor.lost.text')}</p>
          </Disclosure>
        </div>
      </Container>
    </Main>
  )
}
