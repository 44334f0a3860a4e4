import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenWanted } from './late'
import type { PageLifeProps } from './page-life/page-life'

const PageLife = lazy<ComponentType<PageLifeProps>>(() =>
  import('./page-life/page-life').catch(() => ({ default: () => null })),
)

/** Loads what script adds to going from page to page, after the page itself. */
export function PageLifeLoader(props: PageLifeProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => void whenWanted().then(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense>
        <PageLife {...props} />
      </Suspense>
    )
  )
}
