import type { ReactNode } from 'react'

interface Sample {
  /** When to use it, in a line. */
  when: string
  /** How it looks; `id` is free for its own use. Left out where nothing of it can be seen. */
  show?: (id: string) => ReactNode
  /** It has an id or a name of its own, and so stands on a page once. */
  once?: boolean
}
/** Parts of app/ui by their names. */
export type Samples = Record<string, Sample>
