import { useTranslation } from 'react-i18next'
import { CATEGORIES } from '~/domain/catalog/catalog.rules'
import { LONGEST } from '~/domain/curation/curation.rules'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { nestedForm } from '~/ui/form/nested-form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { LanguageFields } from '~/routes/admin/_area/products/language-fields'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'
import { WebAddressField } from './web-address-field'

export type RecordFormProps = SectionProps & {
  /** Of an empty form: sent twice, it makes one record. */
  formKey?: string
}

/** All fields of a project of the showcase but its picture. */
export function ProjectForm({ values, base, answer, formKey }: RecordFormProps) {
  const { t } = useTranslation(['curation', 'shop'])
  const form = nestedForm('project', { ...answer, values })
  const { field, checkbox, value, hasErrors } = form
  return (
    <SectionForm
      {...{ form, base, answer }}
      label={t(formKey ? 'create.showcase' : 'parts.details')}
      button={formKey && t('create.submit')}
    >
      {formKey && <input type="hidden" name="key" value={value('key') || formKey} />}
      <FormPart id="words-title" title={t('words.title')} hint={t('words.hint')}>
        <LanguageFields words="words" first="title" {...{ value, hasErrors }}>
          {(lang) => (
            <div className="grid gap-6">
              <TextField
                {...field(`words.${lang}.title`)}
                lang={lang}
                maxLength={LONGEST.title}
                label={t('parts.title')}
              />
              <TextArea
                {...field(`words.${lang}.description`)}
                lang={lang}
                rows={4}
                maxLength={LONGEST.description}
                label={t('parts.description')}
                hint={t('words.projectHint')}
              />
              <TextField
                {...field(`words.${lang}.industry`)}
                lang={lang}
                maxLength={LONGEST.industry}
                width="long"
                label={t('parts.industry')}
                hint={t('words.industryHint')}
              />
            </div>
          )}
        </LanguageFields>
      </FormPart>
      <FormPart id="facts-title" title={t('facts')}>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <SelectField
            {...field('category')}
            label={t('parts.category')}
            placeholder={t('choose')}
            options={CATEGORIES.map((name) => ({ value: name, label: t(`shop:category.${name}`) }))}
          />
          <TextField {...field('date')} type="date" width="long" label={t('parts.date')} />
        </div>
        <TextArea
          {...field('technologies')}
          rows={5}
          label={t('parts.technologies')}
          hint={t('technologiesHint')}
          required={false}
        />
        <WebAddressField {...field('liveUrl')} label={t('parts.liveUrl')} required={false} />
        <WebAddressField {...field('githubUrl')} label={t('parts.githubUrl')} required={false} />
      </FormPart>
      <FormPart id="order-title" title={t('order.title')} hint={t('order.hint')}>
        <CheckboxField
          {...checkbox('featured')}
          label={t('parts.featured')}
          hint={t('order.featuredHint')}
        />
        <TextField
          {...field('priority')}
          inputMode="numeric"
          width="short"
          label={t('parts.priority')}
          hint={t('order.priorityHint')}
        />
      </FormPart>
    </SectionForm>
  )
}
