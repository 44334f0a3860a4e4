import { useTranslation } from 'react-i18next'
import {
  IMAGE_FORMATS,
  IMAGE_KIND_NAMES,
  kilobytesField,
  qualityField,
  USUAL_QUALITY,
  type ImageFormat,
  type TypedImageSettings,
} from './image.rules'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { Fieldset } from '~/ui/form/fieldset'
import { TextField } from '~/ui/form/text-field'

type FormatFieldsProps = {
  typed: TypedImageSettings
  chosen: ImageFormat[]
  errorsOf: (field: string) => string[] | undefined
}

function FormatRow({
  format,
  typed,
  chosen,
  errorsOf,
}: FormatFieldsProps & { format: ImageFormat }) {
  const { t } = useTranslation('image-optimizer')
  const name = IMAGE_KIND_NAMES[format]
  const named = (label: string) => (
    <>
      {label}
      <span className="sr-only"> {name}</span>
    </>
  )
  return (
    <li className="grid items-start gap-x-6 gap-y-3 border-t border-line py-4 sm:grid-cols-[1fr_auto_auto]">
      <CheckboxField
        id={`make-${format}`}
        name="make"
        value={format}
        label={name}
        hint={t(`form.formats.${format}`)}
        defaultChecked={chosen.includes(format)}
      />
      <div className="grid grid-cols-2 gap-4 sm:contents">
        <TextField
          id={qualityField(format)}
          name={qualityField(format)}
          label={named(t('form.quality'))}
          errors={errorsOf(qualityField(format))}
          defaultValue={typed[qualityField(format)] || String(USUAL_QUALITY[format])}
          maxLength={3}
          inputMode="numeric"
          autoComplete="off"
          className="sm:w-24"
        />
        <TextField
          id={kilobytesField(format)}
          name={kilobytesField(format)}
          label={named(t('form.kilobytes'))}
          errors={errorsOf(kilobytesField(format))}
          defaultValue={typed[kilobytesField(format)]}
          maxLength={6}
          inputMode="numeric"
          autoComplete="off"
          className="sm:w-36"
        />
      </div>
    </li>
  )
}

/** Which formats are made, each with its quality, and with a size that it must not exceed. */
export function FormatFields(props: FormatFieldsProps) {
  const { t } = useTranslation('image-optimizer')
  return (
    <Fieldset
      id="make"
      legend={t('form.make')}
      hint={t('form.makeHint')}
      errors={props.errorsOf(`make-${IMAGE_FORMATS[0]}`)}
    >
      <ul className="border-b border-line">
        {IMAGE_FORMATS.map((format) => (
          <FormatRow key={format} format={format} {...props} />
        ))}
      </ul>
    </Fieldset>
  )
}
