import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  GUIDE_QUESTIONS,
  isComplete,
  QUESTION_NAMES,
  type GuideAnswers,
  type GuideQuestion,
} from '~/domain/content/guide.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Section } from '~/ui/layout/section'
import { GuideResult, type GuideResultProps } from './guide-result'
import { Form } from '~/ui/form/form'

export type ApproachGuideProps = {
  guide: {
    answers: Partial<GuideAnswers>
    /** Questions that were left out of a form that was sent. */
    open: GuideQuestion[]
    result: GuideResultProps['result'] | null
    /** Formatted bounds of the budgets. */
    amounts: Record<GuideAnswers['budget'], string>
  }
}

type OptionKey = 'guide.questions.make.options.site'

function GuideForm({ guide: { answers, open, result, amounts } }: ApproachGuideProps) {
  const { t } = useTranslation('approaches')
  const form = useRef<HTMLFormElement>(null)
  const given = QUESTION_NAMES.map((question) => answers[question]).join()
  // Back and forward, and starting over, change the answers of a form that stays.
  useEffect(() => form.current?.reset(), [given])
  const label = (question: GuideQuestion, value: string) =>
    t(
      `guide.questions.${question}.options.${value}` as OptionKey,
      question === 'budget' ? { amount: amounts[value as GuideAnswers['budget']] } : {},
    )
  return (
    <Form method="get" action={paths.approaches('guide')} className="grid gap-8" ref={form}>
      <ErrorSummary
        errors={open.map((question) => ({
          fieldId: `guide-${question}`,
          message: t(`guide.choose.${question}`),
        }))}
        answer={answers}
      />
      <div className="grid gap-x-gap gap-y-10 md:grid-cols-2 xl:grid-cols-4">
        {QUESTION_NAMES.map((question) => (
          <ChoiceGroup
            key={question}
            id={`guide-${question}`}
            name={question}
            legend={t(`guide.questions.${question}.legend`)}
            options={GUIDE_QUESTIONS[question].map((value) => ({
              value,
              label: label(question, value),
            }))}
            defaultValue={answers[question]}
            errors={open.includes(question) ? [t(`guide.choose.${question}`)] : undefined}
            required
          />
        ))}
      </div>
      <div>
        <Button variant={result ? 'secondary' : 'primary'}>{t('guide.submit')}</Button>
      </div>
    </Form>
  )
}

/**
 * Four questions that lead to an approach; the server works it out, and the address holds the
 * answers.
 */
export function ApproachGuide({ guide }: ApproachGuideProps) {
  const { t } = useTranslation('approaches')
  const { answers, result } = guide
  return (
    <Section id="guide" tone="surface" title={t('guide.title')} lead={t('guide.lead')}>
      <div className="grid gap-12">
        <p role="status" className="sr-only">
          {result && `${t('guide.result.eyebrow')}: ${t(`approaches.${result.approach}.name`)}`}
        </p>
        {result && isComplete(answers) && <GuideResult answers={answers} result={result} />}
        <GuideForm guide={guide} />
      </div>
    </Section>
  )
}
