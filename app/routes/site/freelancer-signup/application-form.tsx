import type { SubmissionResult } from '@conform-to/dom'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  AVAILABILITY,
  EXPERIENCE,
  LONGEST,
  MOST_LINKS,
  UPLOADS,
} from '~/domain/freelancers/application.rules'
import type { ApplicationInput } from '~/domain/freelancers/application.schema'
import { paths } from '~/paths'
import { LANGUAGE_NAMES, LANGUAGES } from '~/platform/i18n/languages'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ChipList } from '~/ui/form/chip-list'
import { ErrorSummary } from '~/ui/form/error-summary'
import { Fieldset } from '~/ui/form/fieldset'
import { FileField } from '~/ui/form/file-field'
import { Form } from '~/ui/form/form'
import { SelectField, type SelectOption } from '~/ui/form/select-field'
import { serverForm, type ServerFormProps } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { Trap } from '~/ui/form/trap'
import { Link } from '~/ui/layout/link'
import { SkillsField } from '~/network/skills-field'

type Name = keyof ApplicationInput | 'files'

/** A rejected post; `files` when some were chosen, which the browser then has forgotten. */
export type ApplicationAnswer = { result: SubmissionResult<string[]>; files: boolean }

export type ApplicationFormProps = Omit<ServerFormProps<Name>, 'result'> & {
  answer: ApplicationAnswer | undefined
  countries: SelectOption[]
  /** What a browser offers to choose from: types of file. */
  accept: string
  /** How large a file may be, in words, and for how long a declined application is kept. */
  size: string
  months: string
}

/** A step of the form, under a title of its own. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-gap gap-y-6 border-t border-line py-10 lg:grid-cols-3"
    >
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="grid content-start gap-7 lg:col-span-2">{children}</div>
    </section>
  )
}

/**
 * Whether the page was loaded with this answer, so that the browser has dropped the files: script
 * keeps them.
 */
function useLoadedWith(answer: ApplicationAnswer | undefined) {
  const [first] = useState(answer)
  return answer !== undefined && answer === first
}

type Parts = Omit<ReturnType<typeof serverForm<Name>>, 'form' | 'errors'> &
  Pick<ApplicationFormProps, 'countries' | 'accept' | 'size' | 'months'>

function You({ field, choice, checkboxGroup, countries }: Parts) {
  const { t } = useTranslation('application')
  const { defaultValue: selected, ...group } = checkboxGroup('languages')
  const chips = LANGUAGES.map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
  }))
  return (
    <Part id="you-title" title={t('form.you')}>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField
          {...field('name')}
          maxLength={LONGEST.name}
          label={t('form.name')}
          autoComplete="name"
        />
        <SelectField
          {...choice('country')}
          label={t('form.country')}
          placeholder={t('form.choose')}
          options={countries}
          autoComplete="country"
        />
      </div>
      <TextField
        {...field('email')}
        maxLength={LONGEST.email}
        type="email"
        label={t('form.email')}
        hint={t('form.emailHint')}
        autoComplete="email"
      />
      <Fieldset
        id={group.id}
        legend={t('form.languages')}
        hint={t('form.languagesHint')}
        errors={group.errors}
      >
        <ChipList {...group} chips={chips} selected={selected} />
      </Fieldset>
    </Part>
  )
}

function Trade({ field, choice, checkboxGroup }: Parts) {
  const { t } = useTranslation('application')
  const experience = EXPERIENCE.map((value) => ({ value, label: t(`experience.${value}`) }))
  const availability = AVAILABILITY.map((value) => ({ value, label: t(`availability.${value}`) }))
  return (
    <Part id="trade-title" title={t('form.trade')}>
      <SkillsField {...checkboxGroup('skills')} />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <SelectField
          {...choice('experience')}
          label={t('form.experience')}
          placeholder={t('form.choose')}
          options={experience}
        />
        <SelectField
          {...choice('availability')}
          label={t('form.availability')}
          placeholder={t('form.choose')}
          options={availability}
        />
      </div>
      <TextArea
        {...field('introduction')}
        maxLength={LONGEST.introduction}
        label={t('form.introduction')}
        hint={t('form.introductionHint')}
        className="min-h-40"
      />
    </Part>
  )
}

function Work({ field, accept, size, lost }: Parts & { lost: boolean }) {
  const { t } = useTranslation('application')
  const { defaultValue: _never, ...files } = field('files')
  return (
    <Part id="work-title" title={t('form.work')}>
      <p className="text-ink-soft">{t('form.workHint')}</p>
      <TextArea
        {...field('links')}
        required={undefined}
        maxLength={LONGEST.links}
        label={t('form.links')}
        hint={t('form.linksHint', { count: MOST_LINKS })}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-28"
      />
      {lost && <Notice tone="warning">{t('form.again')}</Notice>}
      <FileField
        {...files}
        multiple
        accept={accept}
        label={t('form.files')}
        hint={t('form.filesHint', { count: UPLOADS.most, size })}
      />
    </Part>
  )
}

export function ApplicationForm({ answer, constraint, defaults, ...rest }: ApplicationFormProps) {
  const { t } = useTranslation('application')
  const { form, errors, ...fields } = serverForm<Name>('application', {
    result: answer?.result,
    constraint,
    defaults,
  })
  const parts = { ...fields, ...rest }
  const lost = useLoadedWith(answer) && answer?.files === true
  const { name: stampName, defaultValue: stamp } = fields.field('stamp')
  return (
    <Form
      {...form}
      encType="multipart/form-data"
      action={paths.freelancerSignup()}
      aria-label={t('form.title')}
      className="grid"
    >
      {errors.length > 0 && (
        <div className="mb-10">
          <ErrorSummary errors={errors} answer={answer} />
        </div>
      )}
      <input type="hidden" name={stampName} defaultValue={stamp} />
      <Trap {...fields.field('website')} label={t('form.trap')} />
      <You {...parts} />
      <Trade {...parts} />
      <Work {...parts} lost={lost} />
      <Part id="last-title" title={t('form.last')}>
        <CheckboxField
          {...fields.checkbox('privacy')}
          required
          label={t('form.privacy')}
          hint={
            <>
              {t('form.privacyHint', { months: rest.months })}{' '}
              <Link
                to={paths.privacy('freelancers')}
                className="inline-block min-h-6 text-ink quiet-link"
              >
                {t('form.privacyLink')}
              </Link>
            </>
          }
        />
        <div>
          <Button>{t('form.submit')}</Button>
        </div>
      </Part>
    </Form>
  )
}
