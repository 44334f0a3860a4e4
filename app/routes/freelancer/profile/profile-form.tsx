import { useTranslation } from 'react-i18next'
import { MOST_LINKS } from '~/domain/freelancers/application.rules'
import { LONGEST_PROFILE, type ProfileFields } from '~/domain/freelancers/profile.schema'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ChipList } from '~/ui/form/chip-list'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { SkillsField } from '~/network/skills-field'
import type { FormAnswer } from '~/ui/form/form-answer'

export type ProfileFormProps = Omit<ServerFormProps<ProfileFields>, 'result'> & {
  answer: FormAnswer
  currencies: SelectOption[]
  /** An amount as the language writes it. */
  example: string
}
type Fields = Omit<ReturnType<typeof serverForm<ProfileFields>>, 'form' | 'errors'>

function Languages({ checkboxGroup }: Fields) {
  const { t } = useTranslation('freelancer-profile')
  const { defaultValue: selected, ...group } = checkboxGroup('languages')
  const chips = LANGUAGES.map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  }))
  return (
    <Fieldset id={group.id} legend={t('profile.languages')} errors={group.errors}>
      <ChipList {...group} chips={chips} selected={selected} />
    </Fieldset>
  )
}

/** What somebody tells the studio of themselves, and the public if they want a page. */
export function ProfileForm({
  answer,
  constraint,
  defaults,
  currencies,
  example,
}: ProfileFormProps) {
  const { t } = useTranslation('freelancer-profile')
  const own = answer?.form === 'profile' ? answer : undefined
  const { form, errors, ...fields } = serverForm<ProfileFields>('profile', {
    result: own?.result,
    constraint,
    defaults,
  })
  const { field, choice, checkbox, checkboxGroup } = fields
  return (
    <Form {...form} className="grid max-w-form gap-7">
      <ErrorSummary id="profile-problem" errors={errors} answer={own} />
      <TextField
        {...field('headline')}
        required={undefined}
        maxLength={LONGEST_PROFILE.headline}
        label={t('profile.headline')}
        hint={t('profile.headlineHint')}
      />
      <TextArea
        {...field('about')}
        required={undefined}
        maxLength={LONGEST_PROFILE.about}
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        className="min-h-32"
      />
      <SkillsField {...checkboxGroup('skills')} />
      <Languages {...fields} />
      <TextArea
        {...field('links')}
        required={undefined}
        maxLength={LONGEST_PROFILE.links}
        label={t('profile.links')}
        hint={t('profile.linksHint', { count: MOST_LINKS })}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-24"
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          {...field('rate')}
          required={undefined}
          inputMode="decimal"
          autoComplete="off"
          label={t('profile.rate')}
          hint={t('profile.rateHint', { example })}
        />
        <SelectField {...choice('currency')} label={t('profile.currency')} options={currencies} />
      </div>
      <CheckboxField
        {...checkbox('publicPage')}
        required={undefined}
        label={t('profile.public')}
        hint={t('profile.publicHint')}
      />
      <div>
        <Button name="intent" value="profile">
          {t('profile.save')}
        </Button>
      </div>
    </Form>
  )
}
