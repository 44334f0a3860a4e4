import { Fragment } from 'react'

/** An address or another line that breaks at its commas alone, never inside a postal code. */
export function AddressLine({ children }: { children: string }) {
  const parts = children.split(', ')
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && ', '}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ))
}
