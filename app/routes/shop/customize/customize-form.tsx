import type { SubmissionResult } from '@conform-to/dom'
import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ANSWER } from '~/domain/briefs/brief.rules'
import { MAX_CUSTOMIZATION } from '~/domain/cart/cart.rules'
import { paths } from '~/paths'
import { Spinner } from '~/ui/feedback/spinner'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { CheckboxGroup, type CheckboxGroupProps } from '~/ui/form/checkbox-group'
import { ChoiceGroup, type ChoiceGroupProps } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { BriefFiles, type BriefFileView } from './brief-files'
import { ProductImage } from '~/storefront/product-image'

type Question = { key: string; question: string; hint?: string }

export type CustomizeFormProps = Omit<ServerFormProps<string>, 'result'> & {
  answer: SubmissionResult<string[]> | undefined
  line: { id: string; name: string; image: string; category: string }
  speeds: Pick<ChoiceGroupProps, 'legend' | 'hint' | 'options'>
  addOns: Pick<CheckboxGroupProps, 'legend' | 'options'>
  /** What the service's scope says that we need, and what we ask besides. */
  needs: Question[]
  questions: Question[]
  files: BriefFileView[]
  /** Types of file, for the browser. */
  limits: { size: string; most: number; all: number; days: number }
}

type Fields = ReturnType<typeof serverForm<string>>

/** A part of the form under a title of its own. */
function Part({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-8">
      <div className="grid gap-2">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        {lead && <p className="max-w-[60ch] text-ink-soft">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

function Answers({ questions, field }: { questions: Question[] } & Pick<Fields, 'field'>) {
  return questions.map(({ key, question, hint }) => (
    <TextArea
      key={key}
      {...field(key)}
      required={undefined}
      maxLength={MAX_ANSWER}
      label={question}
      hint={hint}
      className="min-h-20"
    />
  ))
}

function Brief({
  needs,
  questions,
  field,
}: Pick<CustomizeFormProps, 'needs' | 'questions'> & Pick<Fields, 'field'>) {
  const { t } = useTranslation('checkout')
  return (
    <Part id="brief-title" title={t('customize.brief.title')} lead={t('customize.brief.lead')}>
      {needs.length > 0 && (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <h4 className="text-lg">{t('customize.brief.needs')}</h4>
            <p className="text-sm text-ink-soft">{t('customize.brief.needsHint')}</p>
          </div>
          <Answers questions={needs} field={field} />
        </div>
      )}
      <div className="grid gap-5">
        <h4 className="text-lg">{t('customize.brief.questions')}</h4>
        <Answers questions={questions} field={field} />
      </div>
    </Part>
  )
}

function Files({
  files,
  line,
  limits,
  field,
}: Pick<CustomizeFormProps, 'files' | 'line' | 'limits'> & Pick<Fields, 'field'>) {
  const { t } = useTranslation('checkout')
  const { defaultValue: _never, ...input } = field('files')
  return (
    <Part id="files-title" title={t('customize.files.title')} lead={t('customize.files.lead')}>
      {files.length > 0 && (
        <BriefFiles files={files} label={t('customize.files.there', { name: line.name })} />
      )}
      <FileField
        key={files.map(({ id }) => id).join()}
        {...input}
        multiple
        label={t('customize.files.label')}
        hint={t('customize.files.hint', limits)}
      />
    </Part>
  )
}

/** All that can be chosen, answered and attached for one line of the cart. */
export function CustomizeForm({
  answer,
  constraint,
  defaults,
  line,
  speeds,
  addOns,
  ...brief
}: CustomizeFormProps) {
  const { t } = useTranslation('checkout')
  const sending = useNavigation().formMethod === 'POST'
  const { form, errors, field, choice, checkbox, checkboxGroup } = serverForm<string>('line', {
    result: answer,
    constraint,
    defaults,
  })
  return (
    <Form
      {...form}
      encType="multipart/form-data"
      action={paths.customizeCheckout({ line: line.id })}
      aria-labelledby="line-title"
      className="grid gap-10"
    >
      {/* Enter presses the first button of a form, which would take a file away. */}
      <button name="intent" value="save" hidden>
        {t('customize.save')}
      </button>
      <ErrorSummary errors={errors} answer={answer} />
      <header className="flex items-center gap-4">
        <ProductImage image={line.image} category={line.category} size="thumb" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-canal">{line.category}</p>
          <h2 id="line-title" className="text-2xl">
            {line.name}
          </h2>
        </div>
      </header>
      <Part id="delivery-title" title={t('customize.delivery.title')}>
        <ChoiceGroup {...choice('deliverySpeed')} {...speeds} />
        {addOns.options.length > 0 && <CheckboxGroup {...checkboxGroup('addOns')} {...addOns} />}
        <TextArea
          {...field('customisation')}
          required={undefined}
          maxLength={MAX_CUSTOMIZATION}
          className="min-h-20"
          label={t('customize.delivery.wishes')}
          hint={t('customize.delivery.wishesHint')}
        />
      </Part>
      <Brief {...brief} field={field} />
      <Files {...brief} line={line} field={field} />
      <Part id="whole-title" title={t('customize.whole.title')}>
        <CheckboxField
          {...checkbox('whole')}
          required={undefined}
          label={t('customize.whole.label')}
          hint={t('customize.whole.hint')}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="checkout" className="grow sm:grow-0">
            {t('customize.saveAndCheckout')}
          </Button>{' '}
          <Button name="intent" value="save" variant="secondary" className="grow sm:grow-0">
            {t('customize.save')}
          </Button>
        </div>
        {sending && <Spinner text={t('customize.saving')} />}
      </Part>
    </Form>
  )
}
