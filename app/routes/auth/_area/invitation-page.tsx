import { useTranslation } from 'react-i18next'
import type { JoinFields } from '~/domain/people/company.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'

type FormProps = ServerFormProps<keyof JoinFields>
type OpenInvitationProps = {
  step: 'accept' | 'other' | 'signIn' | 'create'
  company: string
  email: string
  viewerEmail: string | null
  name: string
  /** What the role may do. */
  may: string
  until: string
  signInHref: string
  passwordMin: number
  constraint: FormProps['constraint']
  answer: { result?: FormProps['result'] } | undefined
}

function Accept({ company, viewerEmail }: OpenInvitationProps) {
  const { t } = useTranslation('people')
  return (
    <Form method="post" className="grid gap-4">
      <p className="text-ink-soft">{t('join.signedIn', { email: viewerEmail })}</p>
      <div>
        <Button>{t('join.accept', { company })}</Button>
      </div>
    </Form>
  )
}

function Create({ email, name, passwordMin, constraint, answer }: OpenInvitationProps) {
  const { t } = useTranslation(['people', 'auth'])
  const { form, errors, field } = serverForm<keyof JoinFields>('join', {
    result: answer?.result,
    constraint,
    defaults: { name },
  })
  return (
    <section aria-labelledby="join-title" className="grid gap-4">
      <h2 id="join-title" className="text-2xl">
        {t('join.create.title')}
      </h2>
      <p className="text-ink-soft">{t('join.create.text', { email })}</p>
      <Form {...form} className="grid gap-5">
        <ErrorSummary errors={errors} answer={answer} />
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <TextField {...field('name')} label={t('join.create.name')} autoComplete="name" />
        <PasswordField
          {...field('password')}
          label={t('join.create.password')}
          hint={t('auth:setPassword.hint', { min: passwordMin })}
          autoComplete="new-password"
        />
        <div>
          <Button>{t('join.create.button')}</Button>
        </div>
      </Form>
    </section>
  )
}

function SignIn({ email, signInHref }: OpenInvitationProps) {
  const { t } = useTranslation('people')
  return (
    <section aria-labelledby="join-title" className="grid gap-4">
      <h2 id="join-title" className="text-2xl">
        {t('join.signIn.title')}
      </h2>
      <p className="text-ink-soft">{t('join.signIn.text', { email })}</p>
      <div>
        <ButtonLink to={signInHref}>{t('join.signIn.button')}</ButtonLink>
      </div>
    </section>
  )
}

function Other({ viewerEmail }: OpenInvitationProps) {
  const { t } = useTranslation('people')
  return (
    <section aria-labelledby="join-title" className="grid gap-4">
      <h2 id="join-title" className="text-2xl">
        {t('join.other.title')}
      </h2>
      <p className="text-ink-soft">{t('join.other.text', { email: viewerEmail })}</p>
      <div>
        <ButtonLink to={paths.signOut()} variant="secondary">
          {t('join.other.button')}
        </ButtonLink>
      </div>
    </section>
  )
}

const STEPS = { accept: Accept, other: Other, signIn: SignIn, create: Create }

/** What an invitation is about, and the step by which whoever opened its link accepts it. */
function OpenInvitation(props: OpenInvitationProps) {
  const { t } = useTranslation('people')
  const Step = STEPS[props.step]
  return (
    <div className="grid gap-8 pb-section">
      <Card tone="raised">
        <p>{props.may}</p>
        <p className="mt-2 text-sm text-ink-soft">
          {t('join.for', { email: props.email, date: props.until })}
        </p>
      </Card>
      <Step {...props} />
    </div>
  )
}

export type InvitationPageProps = {
  page: { title: string; lead: string; view: Omit<OpenInvitationProps, 'answer'> | null }
} & Pick<OpenInvitationProps, 'answer'>

/**
 * The page of an invitation, into a company or to the staff; one that opens nothing any more says
 * why.
 */
export function InvitationPage({ page: { title, lead, view }, answer }: InvitationPageProps) {
  const { t } = useTranslation('people')
  const actions = !view && (
    <ButtonLink to={paths.dashboard()} variant="secondary">
      {t('join.closed.dashboard')}
    </ButtonLink>
  )
  return (
    <Main>
      <Container width="form">
        <PageHeader title={title} lead={lead} actions={actions} size="compact" />
        {view && <OpenInvitation {...view} answer={answer} />}
      </Container>
    </Main>
  )
}
