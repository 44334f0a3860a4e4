/**
 * A field that people leave empty: out of sight and out of the way of the keyboard, and its label
 * says so to those who meet it.
 */
export function Trap({
  id,
  name,
  defaultValue,
  label,
}: {
  id: string
  name: string
  defaultValue?: string
  label: string
}) {
  return (
    <div className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input {...{ id, name, defaultValue }} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
