import { useTranslation } from 'react-i18next'
import { SLUG_MAX } from '~/domain/studios/studio.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

export type SlugFormProps = Omit<ServerFormProps<'slug'>, 'result'> & { answer: FormAnswer }

/** Where a shop is. */
export function SlugForm({ constraint, defaults, answer }: SlugFormProps) {
  const { t } = useTranslation(['studio-shop', 'studio-desk'])
  const own = answerTo(answer, 'slug')
  const { form, errors, field } = serverForm<'slug'>('slug', {
    result: own?.result,
    constraint,
    defaults,
  })
  return (
    <FormCard id="slug-card" title={t('slug.title')} text={t('slug.text')}>
      <Form {...form} className="grid max-w-form gap-5">
        <ErrorSummary id="slug-problem" errors={errors} answer={own} />
        <TextField
          {...field('slug')}
          maxLength={SLUG_MAX}
          label={t('studio-desk:fields.slug')}
          hint={t('studio-desk:fields.slugHint')}
          autoCapitalize="none"
          spellCheck={false}
          width="long"
        />
        <div>
          <Button name="intent" value="slug">
            {t('save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
