import { useTranslation } from 'react-i18next'
import type { PasswordResetFields } from '~/domain/people/people.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Card } from '~/ui/layout/card'
import { Container } from '~/ui/layout/container'
import { Link } from '~/ui/layout/link'
import { PageHeader } from '~/ui/layout/page-header'

type FormProps = ServerFormProps<keyof PasswordResetFields>
interface LinkRequestProps {
  id: string
  page: { title: string; lead: string; demo: boolean; constraint: FormProps['constraint'] }
  answer: { result?: FormProps['result'] } | undefined
}

function DemoOutbox() {
  const { t } = useTranslation('auth')
  return (
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
  )
}

/** The page that asks whose account a link is to be mailed for. */
export function LinkRequest({ id, page, answer }: LinkRequestProps) {
  const { t } = useTranslation('auth')
  const { form, errors, field } = serverForm<keyof PasswordResetFields>(id, {
    result: answer?.result,
    constraint: page.constraint,
  })
  return (
    <main id="main" tabIndex={-1}>
      <Container>
        <PageHeader title={page.title} lead={page.lead} />
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
          {page.demo && <DemoOutbox />}
        </div>
      </Container>
    </main>
  )
}
