import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST } from '../../domain/designs/design.schema'
import { Button } from '../form/button'
import { ErrorSummary } from '../form/error-summary'
import { serverForm } from '../form/server-form'
import { TextField } from '../form/text-field'
import { Card } from '../layout/card'
import { answerTo, type FormAnswer } from '../review/form-answer'
import { PictureFields } from '../review/picture-fields'

type DesignFormProps = { formKey: string; answer: FormAnswer }
type Field = ReturnType<typeof serverForm<string>>['field']
type FrameProps = DesignFormProps & { id: string; intent: string; title: string; button: string; children: (field: Field) => ReactNode }

function Frame({ id, intent, title, button, formKey, answer, children }: FrameProps) {
  const own = answerTo(answer, id)
  const { form, errors, field } = serverForm<string>(id, { result: own?.result, constraint: undefined })
  return (
    <Card as="section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-5 text-xl">{title}</h2>
      <Form key={formKey} {...form} encType="multipart/form-data" className="grid max-w-form gap-5">
        <ErrorSummary id={`${id}-problem`} errors={errors} answer={own} />
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="key" value={formKey} />
        {children(field)}
        <div><Button size="sm">{button}</Button></div>
      </Form>
    </Card>
  )
}

/** The studio's form for a new design. */
export function DesignForm(props: DesignFormProps) {
  const { t } = useTranslation('design')
  return (
    <Frame {...props} id="new-design" intent="design" title={t('form.new')} button={t('form.add')}>
      {(field) => (
        <>
          <TextField {...field('title')} required maxLength={LONGEST.title} label={t('form.title')} hint={t('form.titleHint')} />
          <PictureFields field={field} label={t('form.picture')} />
        </>
      )}
    </Frame>
  )
}

/** The studio's form for the next version of a design. */
export function DesignVersionForm(props: DesignFormProps) {
  const { t } = useTranslation('design')
  return (
    <Frame {...props} id="new-version" intent="version" title={t('form.newVersion')} button={t('form.addVersion')}>
      {(field) => <PictureFields field={field} label={t('form.picture')} />}
    </Frame>
  )
}
