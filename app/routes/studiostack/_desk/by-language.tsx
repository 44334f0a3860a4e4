import type { ReactNode } from 'react'

/**
 * The same fields in each language of a studio: beside each other where there is room, so that they
 * can be compared.
 */
export function ByLanguage({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-form gap-x-gap gap-y-10 xl:has-[>:nth-child(2)]:max-w-none xl:has-[>:nth-child(2)]:grid-cols-2">
      {children}
    </div>
  )
}
