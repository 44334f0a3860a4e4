import type { ComponentPropsWithoutRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describedBy, Field, type FieldBase } from './field'
import { putBackTyped } from './typed-early'

export type TextAreaProps = FieldBase & Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldBase>

/**
 * How much fits is said and not enforced: a browser that is told cuts what is pasted, without a
 * word, while the server keeps it and says by how much it is too long.
 */
function useFittingHint(hint: FieldBase['hint'], longest: number | undefined) {
  const { t, i18n } = useTranslation('ui')
  if (longest === undefined) return hint
  const most = t('form.longest', { most: longest.toLocaleString(i18n.language) })
  return hint ? (
    <>
      {hint} {most}
    </>
  ) : (
    most
  )
}

export function TextArea({
  label,
  hint: said,
  errors,
  hideLabel,
  maxLength,
  rows = 5,
  className = '',
  ...area
}: TextAreaProps) {
  const { id, required } = area
  const hint = useFittingHint(said, maxLength)
  return (
    <Field {...{ id, label, hint, errors, required, hideLabel }}>
      <textarea
        ref={putBackTyped}
        rows={rows}
        {...area}
        {...describedBy({ id, hint, errors })}
        className={`control field-sizing-content ${className}`}
      />
    </Field>
  )
}
