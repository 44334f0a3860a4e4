import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_LONG, measureDescription, measureTitle, TITLE_WIDTH } from './lengths.rules'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'

export type CountedFieldProps = {
  kind: 'title' | 'description'
  maxLength: number
  defaultValue: string
  errors?: string[]
}

/**
 * The title or the description of a page, with its length as it is typed, and without script as it
 * was sent.
 */
export function CountedField({ kind, ...field }: CountedFieldProps) {
  const { t } = useTranslation('meta-tag-generator')
  const [text, setText] = useState(field.defaultValue)
  const { characters, width } = kind === 'title' ? measureTitle(text) : measureDescription(text)
  const hint =
    kind === 'title'
      ? t('lengths.title', { count: characters, width, room: TITLE_WIDTH })
      : t('lengths.description', { count: characters, room: DESCRIPTION_LONG })
  const props = {
    id: kind,
    name: kind,
    label: t(`fields.${kind}`),
    hint,
    ...field,
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setText(event.currentTarget.value),
  }
  return kind === 'title' ? (
    <TextField {...props} autoComplete="off" />
  ) : (
    <TextArea {...props} rows={3} />
  )
}
