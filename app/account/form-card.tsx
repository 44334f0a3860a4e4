import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card'

export type FormCardProps = {
  /** The heading's id is made from it. */
  id: string
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}

/** One form of the settings under its heading. */
export function FormCard({ id, title, text, children }: FormCardProps) {
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h2>
      {text && <div className="mt-1 max-w-text text-ink-soft">{text}</div>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}
