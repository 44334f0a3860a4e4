import { Fragment } from 'react'

/**
 * What machines call something, such as checkout.session.completed: a line breaks after its signs,
 * not within its words.
 */
export function Code({ text, className = '' }: { text: string; className?: string }) {
  const parts = text.match(/[^._:/-]+[._:/-]?|[._:/-]/g) ?? []
  return (
    <code className={`wrap-anywhere ${className}`}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}
