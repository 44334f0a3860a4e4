import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { PasswordField } from '~/ui/form/password-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'

type FoundField = 'studioName' | 'slug' | 'name' | 'password'
type FormProps = ServerFormProps<FoundField>
type SignIn = { kind: 'signIn'; email: string | null; postTo: string }
type Known = { kind: 'known'; email: string; href: string }
type Found = {
  kind: 'found'
  viewerEmail: string | null
  email: string
  defaults: { studioName: string; slug: string; name: string }
  passwordMin: number
  constraint: FormProps['constraint']
}
export type StudioAuthProps = {
  view: SignIn | Known | Found
  answer: { result?: FormProps['result'] } | undefined
}

function SignInPart({ email, postTo }: SignIn) {
  const { t } = useTranslation('studio-desk')
  return (
    <>
      {email ? (
        <p>{t('auth.noStudio', { email })}</p>
      ) : (
        <Form method="post" action={postTo} id="studio-sign-in" className="grid gap-6">
          <TextField
            id="studio-username"
            name="username"
            label={t('auth.signIn.login')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            id="studio-password"
            name="password"
            label={t('auth.signIn.password')}
            autoComplete="current-password"
            required
          />
          <div>
            <Button>{t('auth.signIn.button')}</Button>
          </div>
        </Form>
      )}
      <section aria-labelledby="by-invitation" className="grid justify-items-start gap-4">
        <h2 id="by-invitation" className="text-2xl">
          {t('auth.none.title')}
        </h2>
        <p className="text-ink-soft">{t('auth.none.text')}</p>
        <ButtonLink to={paths.studioStackWaitlist()} variant="secondary">
          {t('auth.none.button')}
        </ButtonLink>
      </section>
    </>
  )
}

function FoundPart({
  viewerEmail,
  email,
  defaults,
  passwordMin,
  constraint,
  answer,
}: Found & Pick<StudioAuthProps, 'answer'>) {
  const { t } = useTranslation('studio-desk')
  const { form, errors, field } = serverForm<FoundField>('found', {
    result: answer?.result,
    constraint,
    defaults,
  })
  return (
    <Form {...form} className="grid gap-6">
      <ErrorSummary errors={errors} answer={answer} />
      <p className="text-ink-soft">
        {viewerEmail
          ? t('auth.found.as', { email: viewerEmail })
          : t('auth.found.account', { email })}
      </p>
      <TextField
        {...field('studioName')}
        label={t('fields.studioName')}
        autoComplete="organization"
      />
      <TextField
        {...field('slug')}
        label={t('fields.slug')}
        hint={t('fields.slugHint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      {!viewerEmail && (
        <>
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <TextField {...field('name')} label={t('auth.found.name')} autoComplete="name" />
          <PasswordField
            {...field('password')}
            label={t('auth.found.password')}
            hint={t('auth.found.passwordHint', { min: passwordMin })}
            autoComplete="new-password"
          />
        </>
      )}
      <div>
        <Button>{t('auth.found.button')}</Button>
      </div>
    </Form>
  )
}

/** The way in for studios: sign-in, or the form that founds the studio of an invitation. */
export function StudioAuth({ view, answer }: StudioAuthProps) {
  const { t } = useTranslation('studio-desk')
  return (
    <div className="grid gap-12">
      {view.kind === 'signIn' && <SignInPart {...view} />}
      {view.kind === 'found' && <FoundPart {...view} answer={answer} />}
      {view.kind === 'known' && (
        <div className="grid justify-items-start gap-4">
          <p>{t('auth.found.exists', { email: view.email })}</p>
          <ButtonLink to={view.href}>{t('auth.signIn.button')}</ButtonLink>
        </div>
      )}
    </div>
  )
}
