import { useTranslation } from 'react-i18next'
import { CATEGORIES, CODE_LEVELS, PLATFORMS } from '~/domain/catalog/catalog.rules'
import { AVAILABILITY_STATUSES, LONGEST } from '~/domain/catalog/product-editing.rules'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { nestedForm } from '~/ui/form/nested-form'
import { SelectField } from '~/ui/form/select-field'
import { TextField } from '~/ui/form/text-field'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

export function BasicsForm({ values, base, answer }: SectionProps) {
  const { t } = useTranslation(['products', 'shop'])
  const form = nestedForm('basics', { ...answer, values })
  const { field, checkbox } = form
  const availability = AVAILABILITY_STATUSES.map((value) => ({
    value,
    label: t(`basics.availability.${value}`),
    description: t(`basics.availabilityHint.${value}`),
  }))
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.basics')}>
      <FormPart id="kind-title" title={t('basics.kind')}>
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <SelectField
            {...field('category')}
            label={t('parts.category')}
            options={CATEGORIES.map((name) => ({ value: name, label: t(`shop:category.${name}`) }))}
          />
          <SelectField
            {...field('platform')}
            label={t('parts.platform')}
            options={PLATFORMS.map((name) => ({ value: name, label: t(`shop:platform.${name}`) }))}
          />
          <SelectField
            {...field('codeLevel')}
            label={t('parts.codeLevel')}
            options={CODE_LEVELS.map((name) => ({
              value: name,
              label: t(`shop:codeLevel.${name}`),
            }))}
          />
        </div>
      </FormPart>
      <FormPart id="selling-title" title={t('basics.selling')}>
        <ChoiceGroup
          {...field('availabilityStatus')}
          legend={t('parts.availabilityStatus')}
          columns={2}
          options={availability}
        />
        <CheckboxField
          {...checkbox('milestonePayment')}
          label={t('parts.milestonePayment')}
          hint={t('basics.milestoneHint')}
        />
        <CheckboxField
          {...checkbox('featured')}
          label={t('parts.featured')}
          hint={t('basics.featuredHint')}
        />
        <TextField
          {...field('revisions')}
          inputMode="numeric"
          width="short"
          label={t('parts.revisions')}
          hint={t('basics.revisionsHint')}
        />
      </FormPart>
      <FormPart id="machine-title" title={t('basics.machine')}>
        <TextField
          {...field('slug')}
          maxLength={LONGEST.slug}
          autoCapitalize="off"
          spellCheck={false}
          width="long"
          label={t('parts.slug')}
          hint={t('basics.slugHint')}
        />
      </FormPart>
    </SectionForm>
  )
}
