import { useTranslation } from 'react-i18next'
import type { PasswordResetFields } from '~/domain/people/people.schema'
import { paths } from '~/paths'
import { Button, ButtonLink } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { Container } from '~/ui/layout/container'
import { Main } from '~/ui/layout/main'
import { PageHeader } from '~/ui/layout/page-header'
import { HintCard } from './hint-card'

type FormProps = ServerFormProps<keyof PasswordResetFields>
interface LinkRequestProps {
  id: string
  page: { title: string; lead: string; demo: boolean; constraint: FormProps['constraint'] }
  answer: { result?: FormProps['result'] } | undefined
}

/** The page that asks whose account a link is to be mailed for. */
export function LinkRequest({ id, page, answer }: LinkRequestProps) {
  const { t } = useTranslation('auth')
  const { form, errors, field } = serverForm<keyof PasswordResetFields>(id, {
    result: answer?.result,
    constraint: page.constraint,
  })
  return (
    <Main>
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
              <Button>{t('forgot.submit')}</Button>{' '}
              <ButtonLink variant="quiet" to={paths.auth()}>
                {t('forgot.back')}
              </ButtonLink>
            </div>
          </Form>
          {page.demo && (
            <HintCard
              id="demo-title"
              title={t('forgot.demo.title')}
              text={t('forgot.demo.text')}
              to={paths.demoOutbox()}
              link={t('forgot.demo.link')}
            />
          )}
        </div>
      </Container>
    </Main>
  )
}
