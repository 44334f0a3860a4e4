import { useEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'
import { Chip } from '~/ui/media/swatch'

export type ColorFieldProps = Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'hint' | 'errors' | 'defaultValue' | 'maxLength'
> & {
  /** The color as it is shown, once it can be read. */
  hex?: string
  /** What the browser's own color picker is called. */
  pickLabel: string
}

const box = 'mt-px size-12 rounded-sm border border-line-strong'

/**
 * The browser's color picker writes into the field beside it; it has no name of its own, so that
 * one value is sent.
 */
function Picker({ field, hex = '#000000', label }: { field: string; hex?: string; label: string }) {
  const picker = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (picker.current && document.activeElement !== picker.current) picker.current.value = hex
  }, [hex])
  const write = () => {
    const target = document.getElementById(field)
    if (target instanceof HTMLInputElement && picker.current) target.value = picker.current.value
  }
  return (
    <input
      ref={picker}
      type="color"
      defaultValue={hex}
      aria-label={label}
      onInput={write}
      className={`${box} cursor-pointer bg-ground p-1`}
    />
  )
}

/** A field for any color of CSS, with the color beside it; with script that is a picker. */
export function ColorField({ hex, pickLabel, ...field }: ColorFieldProps) {
  const [script, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  const beside = script ? (
    <Picker field={field.id} hex={hex} label={pickLabel} />
  ) : hex ? (
    <Chip hex={hex} className={`block ${box}`} />
  ) : (
    <span className={`block ${box}`} />
  )
  return (
    <TextField
      {...field}
      required
      prefix={beside}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className="font-mono"
    />
  )
}
