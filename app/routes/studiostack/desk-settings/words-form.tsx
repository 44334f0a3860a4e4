import { useTranslation } from 'react-i18next'
import { ABOUT_MAX, TAGLINE_MAX } from '~/domain/studios/studio.rules'
import { Button } from '~/ui/form/button'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { FormCard } from '~/account/form-card'
import { ByLanguage } from '~/routes/studiostack/_desk/by-language'
import { answerTo, type FormAnswer } from '~/ui/form/form-answer'

export type WordsFormProps = {
  languages: { value: string; name: string }[]
  defaults: Record<string, string>
  answer: FormAnswer
}

/** What a studio says of itself, in each of its languages. */
export function WordsForm({ languages, defaults, answer }: WordsFormProps) {
  const { t } = useTranslation('studio-shop')
  const own = answerTo(answer, 'words')
  const { form, errors, field } = serverForm<string>('words', {
    result: own?.result,
    constraint: undefined,
    defaults,
  })
  return (
    <FormCard id="words-card" title={t('words.title')} text={t('words.text')}>
      <Form {...form} className="grid gap-8">
        <ErrorSummary id="words-problem" errors={errors} answer={own} />
        <ByLanguage>
          {languages.map(({ value, name }, index) => (
            <Fieldset key={value} id={`words-${value}`} legend={name}>
              <div className="grid gap-5">
                <TextField
                  {...field(`tagline-${value}`)}
                  required={index > 0 ? false : undefined}
                  lang={value}
                  maxLength={TAGLINE_MAX}
                  label={t('words.tagline')}
                  hint={t('words.taglineHint', { count: TAGLINE_MAX })}
                />
                <TextArea
                  {...field(`about-${value}`)}
                  required={false}
                  lang={value}
                  maxLength={ABOUT_MAX}
                  label={t('words.about')}
                  hint={t('words.aboutHint')}
                  rows={6}
                />
              </div>
            </Fieldset>
          ))}
        </ByLanguage>
        <div>
          <Button name="intent" value="words">
            {t('save')}
          </Button>
        </div>
      </Form>
    </FormCard>
  )
}
