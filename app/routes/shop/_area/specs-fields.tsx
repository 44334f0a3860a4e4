import { useTranslation } from 'react-i18next'
import { ChipList } from '~/ui/form/chip-list'
import { ChoiceGroup, type Choice } from '~/ui/form/choice-group'
import { Fieldset } from '~/ui/form/fieldset'
import { TextArea } from '~/ui/form/text-area'
import type { WizardFields } from './wizard-step'

export type SpecsFieldsProps = {
  form: WizardFields
  scopes: Choice[]
  /** Null where a brand is not asked for. */
  brands: { value: string; label: string; price?: string }[] | null
  languages: { value: string; label: string }[]
  limits: { notes: number; references: number }
}

/** Size, brand, languages, models and free words. */
export function SpecsFields({ form, scopes, brands, languages, limits }: SpecsFieldsProps) {
  const { t } = useTranslation('wizard')
  const known = brands?.map(({ price, ...brand }) => ({
    ...brand,
    price: price && <span className="text-sm font-normal text-ink-soft">{price}</span>,
  }))
  const { defaultValue, id, name, errors } = form.checkboxGroup('languages')
  return (
    <div className="grid gap-10">
      <ChoiceGroup
        {...form.choice('scope')}
        legend={t('fields.scope')}
        options={scopes}
        columns={2}
      />
      {known && (
        <ChoiceGroup
          {...form.choice('brand')}
          legend={t('fields.brand')}
          options={known}
          columns={3}
          required
        />
      )}
      <Fieldset
        id={id}
        legend={t('fields.languages')}
        hint={t('fields.languagesHint')}
        errors={errors}
        required={false}
      >
        <ChipList {...{ id, name, errors }} chips={languages} selected={defaultValue} />
      </Fieldset>
      <div className="grid max-w-text gap-8">
        <TextArea
          {...form.field('references')}
          required={false}
          rows={3}
          label={t('fields.references')}
          hint={t('fields.referencesHint', { count: limits.references })}
        />
        <TextArea
          {...form.field('notes')}
          required={false}
          rows={4}
          maxLength={limits.notes}
          label={t('fields.notes')}
          hint={t('fields.notesHint')}
        />
      </div>
    </div>
  )
}
