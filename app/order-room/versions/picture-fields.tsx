import { useTranslation } from 'react-i18next'
import { LONGEST } from '~/domain/designs/design.schema'
import { PICTURE_LIMITS } from '~/domain/files/picture.rules'
import { FileField } from '~/ui/form/file-field'
import type { serverForm } from '~/ui/form/server-form'
import { TextArea } from '~/ui/form/text-area'

type PictureFieldsProps = {
  field: ReturnType<typeof serverForm<string>>['field']
  label: string
  optional?: boolean
}

/** A picture, and what the studio says of it. */
export function PictureFields({ field, label, optional = false }: PictureFieldsProps) {
  const { t } = useTranslation('design')
  const { defaultValue: _never, ...file } = field('picture')
  return (
    <>
      <FileField
        {...file}
        required={optional ? false : undefined}
        accept="image/png,image/jpeg,image/webp"
        label={label}
        hint={t('form.pictureHint', { size: `${PICTURE_LIMITS.megabytes}\u00a0MB` })}
      />
      <TextArea
        {...field('note')}
        required={false}
        maxLength={LONGEST.note}
        rows={2}
        label={t('form.note')}
        hint={t('form.noteHint')}
      />
    </>
  )
}
