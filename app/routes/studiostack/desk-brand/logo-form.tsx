import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { FormCard } from '~/account/form-card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

export type LogoFormProps = {
  href: string | null
  megabytes: number
  pixels: number
  answer: FormAnswer
}

/** A studio's logo: the one that it has, another one, or none. */
export function LogoForm({ href, megabytes, pixels, answer }: LogoFormProps) {
  const { t } = useTranslation('studio-shop')
  const own = answerTo(answer, 'logo')
  const { form, errors, field } = serverForm<'logo'>('logo', {
    result: own?.result,
    constraint: undefined,
  })
  return (
    <FormCard id="logo-card" title={t('logo.title')} text={t('logo.text')}>
      <div className="grid gap-6">
        {href && (
          <img
            src={href}
            alt={t('logo.now')}
            width={96}
            height={96}
            className="size-24 rounded-sm border border-line bg-white object-contain p-2"
          />
        )}
        <Form {...form} encType="multipart/form-data" className="grid max-w-form gap-5">
          <ErrorSummary id="logo-problem" errors={errors} answer={own} />
          <FileField
            {...field('logo')}
            accept="image/png,image/jpeg,image/webp"
            label={t('logo.file')}
            hint={t('logo.hint', { megabytes, pixels })}
          />
          <div>
            <Button name="intent" value="logo">
              {t(href ? 'logo.replace' : 'logo.upload')}
            </Button>
          </div>
        </Form>
        {href && (
          <Form method="post" encType="multipart/form-data">
            <Button name="intent" value="removeLogo" variant="secondary">
              {t('logo.remove')}
            </Button>
          </Form>
        )}
      </div>
    </FormCard>
  )
}
