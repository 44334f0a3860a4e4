import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** What every field takes; `serverForm` fills most of it. */
export type FieldBase = {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  errors?: string[]
  /** `false` says "(optional)" after the label; leave it out to say nothing. */
  required?: boolean
  disabled?: boolean
  form?: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
}

type Described = { id: string; hint?: ReactNode; errors?: string[] }

/** aria-invalid and aria-describedby of a control, matching the ids that FieldNotes gives. */
export function describedBy({ id, hint, errors }: Described) {
  const ids = [hint ? `${id}-hint` : '', errors?.length ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': errors?.length ? true : undefined,
  } as const
}

export function FieldHint({ id, hint }: Pick<Described, 'id' | 'hint'>) {
  if (!hint) return null
  return (
    <div id={`${id}-hint`} className="text-sm text-ink-soft">
      {hint}
    </div>
  )
}

export function FieldErrors({ id, errors }: Pick<Described, 'id' | 'errors'>) {
  const { t } = useTranslation('ui')
  if (!errors?.length) return null
  return (
    <p id={`${id}-error`} className="text-sm font-semibold text-danger">
      <span className="sr-only">{t('form.error')} </span>
      {errors.join(' ')}
    </p>
  )
}

export function Optional() {
  const { t } = useTranslation('ui')
  return <span className="font-normal text-ink-soft"> {t('form.optional')}</span>
}

export type FieldProps = Described & {
  label: ReactNode
  required?: boolean
  hideLabel?: boolean
  children: ReactNode
}

/** Label, hint, control and error, in reading order. */
export function Field({ id, label, hint, errors, required, hideLabel, children }: FieldProps) {
  return (
    <div className={`grid gap-1.5 ${errors?.length ? 'border-s-3 border-danger ps-4' : ''}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
        {required === false && <Optional />}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldErrors id={id} errors={errors} />
      {children}
    </div>
  )
}
