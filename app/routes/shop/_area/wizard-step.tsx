import type { SubmissionResult } from '@conform-to/dom'
import { useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '~/paths'
import { Notice } from '~/ui/feedback/notice'
import { Button, ButtonLink } from '~/ui/form/button'
import { CheckboxGroup } from '~/ui/form/checkbox-group'
import { ChoiceGroup, type Choice } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextField } from '~/ui/form/text-field'
import { ArrowLink } from '~/ui/layout/arrow-link'
import type { Step } from '~/ui/layout/steps'
import { BrandIcon } from '~/ui/media/brand-icon'
import { CategoryIcon } from '~/ui/media/category-icon'
import { Icon } from '~/ui/media/icon'
import { SpecsFields, type SpecsFieldsProps } from './specs-fields'
import { WizardFrame } from './wizard-frame'

type Field =
  | 'type'
  | 'platform'
  | 'style'
  | 'needs'
  | 'pace'
  | 'date'
  | 'scope'
  | 'brand'
  | 'languages'
  | 'references'
  | 'notes'
export type WizardFields = ReturnType<typeof serverForm<Field>>

type Option = {
  value: string
  label: string
  description?: string
  price?: string
  icon?: { kind: 'category' | 'platform'; name: string }
}
export type WizardStepProps = Omit<SpecsFieldsProps, 'form' | 'scopes'> & {
  step: 'project-type' | 'platform' | 'build-style' | 'advanced-needs' | 'timeline' | 'specs'
  title: string
  description: string
  count: string
  progress: Step[]
  fit: string | null
  options: Option[]
  /** In place of the form when there is nothing to choose. */
  notAsked: { text: string; href: string } | null
  defaults: ServerFormProps<Field>['defaults']
  constraint: ServerFormProps<Field>['constraint']
  backHref: string
  answer?: { result: SubmissionResult<string[]> }
}

function toChoice({ value, label, description, price, icon }: Option): Choice {
  const drawing =
    icon &&
    (icon.kind === 'category' ? (
      <CategoryIcon name={icon.name} className="size-5 text-canal" />
    ) : (
      <BrandIcon name={icon.name} className="size-5 text-canal" />
    ))
  const words = drawing ? (
    <span className="inline-flex items-center gap-2.5">
      {drawing}
      {label}
    </span>
  ) : (
    label
  )
  const cost = price && <span className="text-sm font-normal text-ink-soft">{price}</span>
  return { value, label: words, description, price: cost }
}

/**
 * The one question of a step; its words are the page's heading, so that its legend is for screen
 * readers alone.
 */
function Question({
  step,
  title,
  options,
  fields,
  ...specs
}: Pick<WizardStepProps, 'step' | 'title' | 'options' | 'brands' | 'languages' | 'limits'> & {
  fields: WizardFields
}) {
  const { t } = useTranslation('wizard')
  const choices = options.map(toChoice)
  const group = { legend: title, hideLegend: true, options: choices, columns: 2 } as const
  switch (step) {
    case 'project-type':
      return <ChoiceGroup {...fields.choice('type')} {...group} />
    case 'platform':
      return <ChoiceGroup {...fields.choice('platform')} {...group} />
    case 'build-style':
      return (
        <div className="grid gap-4">
          <ChoiceGroup {...fields.choice('style')} {...group} />
          <p>
            <ArrowLink to={paths.approaches()}>{t('approaches')}</ArrowLink>
          </p>
        </div>
      )
    case 'advanced-needs':
      return <CheckboxGroup {...fields.checkboxGroup('needs')} {...group} />
    case 'timeline':
      return (
        <div className="grid gap-8">
          <ChoiceGroup {...fields.choice('pace')} {...group} />
          <TextField
            {...fields.field('date')}
            type="date"
            required={false}
            width="long"
            label={t('fields.date')}
            hint={t('fields.dateHint')}
          />
        </div>
      )
    case 'specs':
      return <SpecsFields {...specs} form={fields} scopes={choices} />
  }
}

function NotAsked({
  notAsked,
  backHref,
}: {
  notAsked: { text: string; href: string }
  backHref: string
}) {
  const { t } = useTranslation('wizard')
  return (
    <div className="grid gap-8">
      <Notice>{notAsked.text}</Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={notAsked.href}>{t('onward')}</ButtonLink>{' '}
        <ButtonLink to={backHref} variant="quiet">
          {t('back')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** One step of the wizard: one form, sent to its own page. */
export function WizardStep({
  count,
  progress,
  fit,
  description,
  notAsked,
  defaults,
  constraint,
  backHref,
  answer,
  ...question
}: WizardStepProps) {
  const { t } = useTranslation('wizard')
  const sending = useNavigation().formMethod === 'POST'
  const fields = serverForm<Field>('wizard', { result: answer?.result, constraint, defaults })
  return (
    <WizardFrame title={question.title} lead={description} {...{ count, progress, fit }}>
      {notAsked && <NotAsked {...{ notAsked, backHref }} />}
      {!notAsked && (
        <Form {...fields.form} className="grid gap-9">
          <ErrorSummary errors={fields.errors} answer={answer} />
          <Question {...question} fields={fields} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button disabled={sending}>
              {t('save')}
              <Icon name="arrow-right" size={18} />
            </Button>{' '}
            <ButtonLink to={backHref} variant="quiet">
              {t('back')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </WizardFrame>
  )
}
