import { useTranslation } from 'react-i18next'
import { SKILLS, TRADES } from '~/domain/freelancers/application.rules'
import { ChipList } from '~/ui/form/chip-list'
import { Fieldset } from '~/ui/form/fieldset'

export type SkillsFieldProps = {
  id: string
  name: string
  form?: string
  errors?: string[]
  defaultValue: string[]
}

/** All skills as one group of checkboxes, under the trades they belong to. */
export function SkillsField({ id, name, form, errors, defaultValue }: SkillsFieldProps) {
  const { t } = useTranslation('application')
  return (
    <Fieldset id={id} legend={t('form.skills')} hint={t('form.skillsHint')} errors={errors}>
      {TRADES.map((trade, index) => (
        <div
          key={trade}
          role="group"
          aria-labelledby={`${id}-${trade}-title`}
          className="mt-2 grid gap-2.5"
        >
          <p id={`${id}-${trade}-title`} className="text-sm text-ink-soft">
            {t(`trades.${trade}`)}
          </p>
          <ChipList
            id={index === 0 ? id : `${id}-${trade}`}
            chips={SKILLS[trade].map((skill) => ({ value: skill, label: t(`skills.${skill}`) }))}
            selected={defaultValue}
            {...{ name, form, errors }}
          />
        </div>
      ))}
    </Fieldset>
  )
}
