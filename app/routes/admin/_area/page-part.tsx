import type { ReactNode } from 'react'
import { Card } from '~/ui/layout/card'

/** A part of a page about one person, under a title of its own. */
export function PagePart({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </Card>
  )
}
