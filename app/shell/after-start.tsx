import { Suspense, useEffect, useState, type ReactNode } from 'react'

/** What is there only with script, shown once the page is running; its code may come later. */
export function AfterStart({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return running && <Suspense>{children}</Suspense>
}
