import type { ReactNode } from 'react'

export type MainProps = { className?: string; children: ReactNode }

/**
 * A page's own part. The skip link leads to an empty element at its start, since w3m and elinks
 * know no id on `<main>`; it takes the focus, since not every browser gives it to what is around.
 */
export function Main({ className, children }: MainProps) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <div id="content" tabIndex={-1} className="outline-none" />
      {children}
    </main>
  )
}
