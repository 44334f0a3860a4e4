import { useTranslation } from 'react-i18next'
import { FileField } from '~/ui/form/file-field'

export type AttachFieldProps = {
  id: string
  name: string
  form?: string
  errors?: string[]
  attach: { limits: { most: number; size: string } }
}

/** The files that go with a message; its form is `multipart/form-data`. */
export function AttachField({ id, name, form, errors, attach: { limits } }: AttachFieldProps) {
  const { t } = useTranslation('messages')
  return (
    <FileField
      {...{ id, name, form, errors }}
      multiple
      label={t('files')}
      hint={t('filesHint', limits)}
    />
  )
}
