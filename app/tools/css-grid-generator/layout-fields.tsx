import { useTranslation } from 'react-i18next'
import { type Layout } from './grid.rules'
import { BREAKPOINTS, type Breakpoint } from './limits.rules'
import {
  fieldOf,
  LAYOUT_PARTS,
  mostOf,
  type Field,
  type LayoutPart,
  type Values,
} from './values.rules'
import { TextField } from '~/ui/form/text-field'
import { Disclosure } from '~/ui/overlay/disclosure'
import { AreasField } from './areas-field'

export type FieldsProps = { values: Values; problems: Partial<Record<Field, string>> }

/** The id of a field in the page. */
export const idOf = (field: Field) => `grid-${field}`

const code = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  className: 'font-mono',
} as const

/** Tracks, gap and areas of one layout. */
export function LayoutFields({
  layout,
  values,
  problems,
}: FieldsProps & { layout: Layout['key'] }) {
  const { t } = useTranslation('css-grid-generator')
  const line = (part: Exclude<LayoutPart, 'areas'>) => {
    const field = fieldOf(part, layout)
    const error = problems[field]
    return (
      <TextField
        key={part}
        id={idOf(field)}
        name={field}
        label={t(`form.${part}`)}
        hint={layout === 0 ? t(`hints.${part}`) : undefined}
        errors={error ? [error] : undefined}
        defaultValue={values[field]}
        maxLength={mostOf(field)}
        {...code}
      />
    )
  }
  const areas = fieldOf('areas', layout)
  return (
    <>
      {line('columns')}
      {line('rows')}
      <AreasField
        id={idOf(areas)}
        name={areas}
        typed={values[areas]}
        error={problems[areas]}
        hint={layout === 0 ? t('hints.areas') : undefined}
      />
      {line('gap')}
      {line('auto')}
    </>
  )
}

function WidthFields({ breakpoint, values, problems }: FieldsProps & { breakpoint: Breakpoint }) {
  const { t } = useTranslation('css-grid-generator')
  const field = `from-${breakpoint}` as const
  const used = [field, ...LAYOUT_PARTS.map((part) => fieldOf(part, breakpoint))].some(
    (each) => values[each].trim() || problems[each],
  )
  const error = problems[field]
  const width = values[field].trim()
  return (
    <Disclosure
      open={used}
      look="row"
      summary={width ? t('form.widthFrom', { width }) : t('form.width', { number: breakpoint })}
    >
      <div className="grid gap-5">
        <TextField
          id={idOf(field)}
          name={field}
          label={t('form.from')}
          hint={t('hints.from')}
          errors={error ? [error] : undefined}
          defaultValue={values[field]}
          maxLength={mostOf(field)}
          width="short"
          {...code}
        />
        <LayoutFields layout={breakpoint} values={values} problems={problems} />
      </div>
    </Disclosure>
  )
}

/** The layouts from a width on. */
export function Widths(props: FieldsProps) {
  return BREAKPOINTS.map((breakpoint) => (
    <WidthFields key={breakpoint} breakpoint={breakpoint} {...props} />
  ))
}
