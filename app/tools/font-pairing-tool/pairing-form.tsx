import { useTranslation } from 'react-i18next'
import { CLASSES, FONT_LIST } from './font-list.rules'
import { SIZES, TEXT_MAX, TITLE_MAX } from './limits.rules'
import { type keptInput, type PairingField } from './pairing.schema'
import { paths } from '~/paths'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { ChoiceGroup } from '~/ui/form/choice-group'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { ToolForm } from '~/tools/_area/tool-form'
import { FamilySelect } from './family-select'

/** Its buttons stand in other parts of the page. */
export const FORM = 'pairing'

export type PairingFormProps = {
  values: ReturnType<typeof keptInput>
  kept: Record<string, string | undefined>
  problems: Partial<Record<PairingField, string>>
}

const FIELDS: PairingField[] = [
  'heading',
  'body',
  'keepBody',
  'headingSize',
  'bodySize',
  'title',
  'text',
]

/**
 * What a pair is made of: two families, which of them a shuffle leaves alone, sizes, and words to
 * try them on.
 */
export function PairingForm({ values, kept, problems }: PairingFormProps) {
  const { t } = useTranslation('font-pairing-tool')
  const options = CLASSES.map((kind) => ({
    label: t(`classes.${kind}`),
    options: FONT_LIST[kind].map(([value, label]) => ({ value, label })),
  }))
  const errors = FIELDS.flatMap((field) =>
    problems[field] ? [{ fieldId: `${FORM}-${field}`, message: problems[field] }] : [],
  )
  const about = <Field extends PairingField>(field: Field) => ({
    id: `${FORM}-${field}`,
    name: field,
    errors: problems[field] ? [problems[field]] : undefined,
  })
  return (
    <ToolForm
      id={FORM}
      action={paths.tool('font-pairing-tool')}
      submit={t('form.show')}
      errors={errors}
      kept={kept}
    >
      <div className="grid gap-3">
        <FamilySelect
          {...about('heading')}
          label={t('form.heading')}
          options={options}
          value={values.heading}
        />
        <CheckboxField
          id={`${FORM}-keepHeading`}
          name="keepHeading"
          label={t('form.keepHeading')}
          defaultChecked={values.keepHeading}
        />
      </div>
      <div className="grid gap-3">
        <FamilySelect
          {...about('body')}
          label={t('form.body')}
          options={options}
          value={values.body}
        />
        <CheckboxField
          {...about('keepBody')}
          label={t('form.keepBody')}
          defaultChecked={values.keepBody}
        />
      </div>
      <ChoiceGroup
        id={`${FORM}-weight`}
        name="weight"
        legend={t('form.weight')}
        look="plain"
        columns={2}
        options={(['700', '400'] as const).map((weight) => ({
          value: weight,
          label: t(`form.weights.${weight}`),
        }))}
        defaultValue={values.weight}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['heading', 'body'] as const).map((half) => (
          <TextField
            key={half}
            {...about(`${half}Size`)}
            label={t(`form.sizes.${half}`)}
            suffix={t('form.pixels')}
            type="number"
            inputMode="numeric"
            min={SIZES[half].least}
            max={SIZES[half].most}
            defaultValue={values[`${half}Size`]}
          />
        ))}
      </div>
      <TextField
        {...about('title')}
        label={t('form.title')}
        hint={t('form.own')}
        defaultValue={values.title}
        maxLength={TITLE_MAX}
        autoComplete="off"
      />
      <TextArea
        {...about('text')}
        label={t('form.text')}
        hint={t('form.own')}
        defaultValue={values.text}
        maxLength={TEXT_MAX}
        rows={3}
      />
    </ToolForm>
  )
}
