import { useTranslation } from 'react-i18next'
import { STUDIO_NAME_MAX } from '~/domain/studios/studio.rules'
import { Button } from '~/ui/form/button'
import { ChoiceGroup, type Choice } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import { ColorField } from '~/ui/form/color-field'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

type BrandField = 'name' | 'accentColour' | 'groundColour' | 'typeface'
export type BrandFormProps = Omit<ServerFormProps<BrandField>, 'result'> & {
  defaults: Record<BrandField, string>
  typefaces: Choice[]
  answer: FormAnswer
}

/** Name, two colors and a typeface. */
export function BrandForm({ constraint, defaults, typefaces, answer }: BrandFormProps) {
  const { t } = useTranslation(['studio-shop', 'studio-desk'])
  const own = answerTo(answer, 'look')
  const { form, errors, field, choice } = serverForm<BrandField>('look', {
    result: own?.result,
    constraint,
    defaults,
  })
  return (
    <FormCard id="look-card" title={t('brand.form')}>
      <Form {...form} encType="multipart/form-data" className="grid max-w-form gap-5">
        <ErrorSummary id="look-problem" errors={errors} answer={own} />
        <TextField
          {...field('name')}
          maxLength={STUDIO_NAME_MAX}
          label={t('studio-desk:fields.studioName')}
          autoComplete="organization"
        />
        <ColorField
          key={`accent-${defaults.accentColour}`}
          {...field('accentColour')}
          hex={defaults.accentColour}
          pickLabel={t('brand.pick', { color: t('brand.accent') })}
          label={t('brand.accent')}
          hint={t('brand.accentHint')}
        />
        <ColorField
          key={`ground-${defaults.groundColour}`}
          {...field('groundColour')}
          hex={defaults.groundColour}
          pickLabel={t('brand.pick', { color: t('brand.ground') })}
          label={t('brand.ground')}
          hint={t('brand.groundHint')}
        />
        <ChoiceGroup
          {...choice('typeface')}
          legend={t('brand.typeface')}
          options={typefaces}
          columns={3}
        />
        <div>
          <Button name="intent" value="look">
            {t('save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
