import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/curation/curation.rules'
import { TextField, type TextFieldProps } from '~/ui/form/text-field'

/** An address of the open web, http or https. */
export function WebAddressField(props: Omit<TextFieldProps, 'type' | 'hint'>) {
  const { t } = useTranslation('curation')
  return (
    <TextField
      {...props}
      inputMode="url"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={LONGEST.url}
      hint={t('urlHint')}
    />
  )
}
