import { useTranslation } from 'react-i18next'
import {
  TEMPLATE_BADGES,
  TEMPLATE_PLATFORMS,
  TEMPLATE_PRICES,
  TEMPLATE_TYPES,
} from '~/domain/content/template.rules'
import { BADGE_PLACES, LONGEST } from '~/domain/curation/curation.rules'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { Fieldset } from '~/ui/form/fieldset'
import { nestedForm, type NestedForm } from '~/ui/form/nested-form'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { LanguageFields } from '~/routes/admin/_area/products/language-fields'
import { SectionForm } from '~/routes/admin/_area/products/section-form'
import type { RecordFormProps } from './project-form'
import { WebAddressField } from './web-address-field'

function Review({ field, checkbox }: Pick<NestedForm, 'field' | 'checkbox'>) {
  const { t } = useTranslation(['curation', 'showcase'])
  const badges = TEMPLATE_BADGES.map((badge) => ({
    value: badge,
    label: t(`showcase:templates.badges.${badge}`),
  }))
  return (
    <FormPart id="review-title" title={t('review.title')}>
      <CheckboxField
        {...checkbox('featured')}
        label={t('featured.template')}
        hint={t('review.pickHint')}
      />
      <Fieldset id="template-badges" legend={t('review.badges')} hint={t('review.badgesHint')}>
        <div className="grid gap-6 min-[26rem]:grid-cols-2 lg:grid-cols-4">
          {BADGE_PLACES.map((place) => (
            <SelectField
              key={place}
              {...field(`badges.${place}`)}
              label={t(`parts.${place}`)}
              placeholder={t('review.none')}
              options={badges}
            />
          ))}
        </div>
      </Fieldset>
    </FormPart>
  )
}

/** All fields of a template of the community but its pictures. */
export function TemplateForm({ values, base, answer, formKey }: RecordFormProps) {
  const { t } = useTranslation(['curation', 'showcase'])
  const form = nestedForm('template', { ...answer, values })
  const { field, value, hasErrors } = form
  return (
    <SectionForm
      {...{ form, base, answer }}
      label={t(formKey ? 'create.template' : 'parts.details')}
      button={formKey && t('create.submit')}
    >
      {formKey && <input type="hidden" name="key" value={value('key') || formKey} />}
      <FormPart id="facts-title" title={t('facts')}>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField {...field('name')} maxLength={LONGEST.name} label={t('parts.name')} />
          <TextField {...field('creator')} maxLength={LONGEST.creator} label={t('parts.creator')} />
        </div>
        <WebAddressField {...field('sourceUrl')} label={t('parts.sourceUrl')} />
        <div className="grid items-end gap-6 sm:grid-cols-3">
          <SelectField
            {...field('platform')}
            label={t('parts.platform')}
            placeholder={t('choose')}
            options={Object.entries(TEMPLATE_PLATFORMS).map(([platform, label]) => ({
              value: platform,
              label,
            }))}
          />
          <SelectField
            {...field('templateType')}
            label={t('parts.templateType')}
            placeholder={t('choose')}
            options={TEMPLATE_TYPES.map((type) => ({
              value: type,
              label: t(`showcase:templates.types.${type}`),
            }))}
          />
          <SelectField
            {...field('price')}
            label={t('parts.price')}
            options={TEMPLATE_PRICES.map((price) => ({
              value: price,
              label: t(`showcase:templates.prices.${price}`),
            }))}
          />
        </div>
      </FormPart>
      <FormPart id="words-title" title={t('words.title')} hint={t('words.hint')}>
        <LanguageFields words="words" first="description" {...{ value, hasErrors }}>
          {(lang) => (
            <TextArea
              {...field(`words.${lang}.description`)}
              lang={lang}
              rows={4}
              maxLength={LONGEST.description}
              label={t('parts.description')}
              hint={t('words.templateHint')}
            />
          )}
        </LanguageFields>
      </FormPart>
      <Review {...form} />
    </SectionForm>
  )
}
