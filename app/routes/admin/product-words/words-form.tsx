import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/catalog/product-editing.rules'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { nestedForm } from '~/ui/form/nested-form'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { FormPart } from '~/routes/admin/_area/products/form-part'
import { SectionForm, type SectionProps } from '~/routes/admin/_area/products/section-form'

const LISTS = ['included', 'excluded', 'needs'] as const

/** All that is written about a product in one language. */
export function WordsForm({
  values,
  base,
  answer,
  language,
}: SectionProps & { language: Language }) {
  const { t } = useTranslation(['products', 'shop'])
  const form = nestedForm('words', { ...answer, values })
  const { field } = form
  const lang = language
  return (
    <SectionForm {...{ form, base, answer }} label={t('sections.words')}>
      <p className="max-w-[60ch] text-ink-soft">
        {t(language === FALLBACK_LANGUAGE ? 'words.english' : 'words.other')}
      </p>
      <FormPart id="texts-title" title={t('words.texts')}>
        <TextField
          {...field('name')}
          lang={lang}
          maxLength={LONGEST.name}
          label={t('parts.name')}
        />
        <TextArea
          {...field('summary')}
          lang={lang}
          rows={2}
          maxLength={LONGEST.summary}
          label={t('parts.summary')}
          hint={t('words.summaryHint')}
        />
        <TextArea
          {...field('description')}
          lang={lang}
          rows={6}
          maxLength={LONGEST.description}
          label={t('parts.description')}
          hint={t('words.descriptionHint')}
        />
        <TextField
          {...field('deliveryTime')}
          lang={lang}
          maxLength={LONGEST.deliveryTime}
          width="long"
          label={t('parts.deliveryTime')}
          hint={t('words.deliveryHint')}
        />
      </FormPart>
      <FormPart id="scope-title" title={t('words.scope')} hint={t('words.scopeHint')}>
        {LISTS.map((list) => (
          <TextArea
            key={list}
            {...field(list)}
            lang={lang}
            rows={5}
            label={t(`shop:product.${list}`)}
            required={list === 'included' ? undefined : false}
          />
        ))}
      </FormPart>
    </SectionForm>
  )
}
