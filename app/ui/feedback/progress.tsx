import { useId } from 'react'

export type ProgressProps = {
  label: string
  /** Without it the bar says "busy". */
  value?: number
  max?: number
  /** Shown to the right; default the per cent. */
  valueText?: string
  hideLabel?: boolean
}

/** A native progress element with its label. */
export function Progress({ label, value, max = 100, valueText, hideLabel = false }: ProgressProps) {
  const id = useId()
  const shown = valueText ?? (value === undefined ? '' : `${Math.round((value / max) * 100)} %`)
  return (
    <div className="grid gap-1.5">
      <div className={hideLabel ? 'sr-only' : 'flex justify-between gap-4 text-sm'}>
        <label htmlFor={id}>{label}</label>{' '}
        {shown && <span className="text-ink-soft">{shown}</span>}
      </div>
      <progress id={id} className="meter" value={value} max={max}>
        {shown}
      </progress>
    </div>
  )
}
