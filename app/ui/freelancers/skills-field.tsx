import { useTranslation } from 'react-i18next'
import { SKILLS, TRADES, type Skill } from '../../domain/freelancers/application.rules'
import { ChoiceList } from '../form/choice-list'
import { Fieldset } from '../form/fieldset'

export type SkillsFieldProps = { id: string; name: string; form?: string; errors?: string[]; defaultValue: string[] }

/** All skills as one group of checkboxes, under the trades they belong to. */
export function SkillsField({ id, name, form, errors, defaultValue }: SkillsFieldProps) {
  const { t } = useTranslation('application')
  const options = (skills: readonly Skill[]) => skills.map((skill) => ({ value: skill, label: <span className="font-normal">{t(`skills.${skill}`)}</span> }))
  return (
    <Fieldset id={id} legend={t('form.skills')} hint={t('form.skillsHint')} errors={errors}>
      <div className="grid gap-x-gap gap-y-6 pt-2 sm:grid-cols-2">
        {TRADES.map((trade, index) => (
          <div key={trade} role="group" aria-labelledby={`${id}-${trade}-title`} className={trade === 'development' ? 'sm:col-start-2 sm:row-span-3 sm:row-start-1' : ''}>
            <p id={`${id}-${trade}-title`} className="mb-1 text-sm text-ink-soft">{t(`trades.${trade}`)}</p>
            <ChoiceList type="checkbox" id={index === 0 ? id : `${id}-${trade}`} look="plain" options={options(SKILLS[trade])} selected={defaultValue} {...{ name, form, errors }} />
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
