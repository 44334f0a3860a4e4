import { useTranslation } from 'react-i18next'
import { AXES, FLOWS } from './grid.rules'
import { FIELDS, mostOf } from './values.rules'
import { paths } from '~/paths'
import { SelectField } from '~/ui/form/select-field'
import { TextArea } from '~/ui/form/text-area'
import { TextField } from '~/ui/form/text-field'
import { ToolForm } from '~/tools/_area/tool-form'
import { idOf, LayoutFields, Widths, type FieldsProps } from './layout-fields'

const FLOW_WORDS = {
  row: 'row',
  column: 'column',
  'row dense': 'rowDense',
  'column dense': 'columnDense',
} as const

function Items({ values, problems }: FieldsProps) {
  const { t } = useTranslation('css-grid-generator')
  const wrong = (field: 'items' | 'subgrid') => (problems[field] ? [problems[field]] : undefined)
  return (
    <>
      <TextArea
        id={idOf('items')}
        name="items"
        label={t('form.items')}
        hint={t('hints.items')}
        errors={wrong('items')}
        defaultValue={values.items}
        maxLength={mostOf('items')}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono"
      />
      <SelectField
        key={`flow ${values.flow}`}
        id={idOf('flow')}
        name="flow"
        label={t('form.flow')}
        options={FLOWS.map((flow) => ({ value: flow, label: t(`flows.${FLOW_WORDS[flow]}`) }))}
        defaultValue={values.flow || 'row'}
      />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <TextField
          id={idOf('subgrid')}
          name="subgrid"
          label={t('form.subgrid')}
          hint={t('hints.subgrid')}
          errors={wrong('subgrid')}
          defaultValue={values.subgrid}
          maxLength={mostOf('subgrid')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="font-mono"
        />
        <SelectField
          key={`axis ${values.axis}`}
          id={idOf('axis')}
          name="axis"
          label={t('form.axis')}
          options={AXES.map((axis) => ({ value: axis, label: t(`axes.${axis}`) }))}
          defaultValue={values.axis || 'rows'}
        />
      </div>
    </>
  )
}

/** The whole grid as a form. */
export function GridForm({ values, problems }: FieldsProps) {
  const { t } = useTranslation('css-grid-generator')
  const errors = FIELDS.flatMap((field) =>
    problems[field] ? [{ fieldId: idOf(field), message: problems[field] }] : [],
  )
  return (
    <ToolForm
      id="grid"
      action={paths.tool('css-grid-generator')}
      submit={t('form.submit')}
      errors={errors}
    >
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-4 text-xl font-semibold">{t('form.grid')}</legend>
        <LayoutFields layout={0} values={values} problems={problems} />
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="text-xl font-semibold">{t('form.widths')}</legend>
        <p className="mt-1 mb-4 text-sm text-ink-soft">{t('hints.widths')}</p>
        <Widths values={values} problems={problems} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-4 text-xl font-semibold">{t('form.contents')}</legend>
        <Items values={values} problems={problems} />
      </fieldset>
    </ToolForm>
  )
}
