import type { Transaction } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Order } from './place.rules'

/** What can stand in a place. */
export interface Entry {
  id: string
  name: string
  /** Whether the public sees it where it stands; a draft waits there. */
  open: boolean
}

/** A place as the database keeps it. */
export interface PlaceStore {
  /** What stands there, in its order. */
  read: (client: Transaction, language: Language) => Promise<Entry[]>
  /** Makes the order the place's own; `before` is the one that it has. */
  write: (tx: Transaction, order: Order, before: Order) => Promise<void>
  /** What can stand there: the newest few hundred, and the ones with these ids. */
  entries: (ids: Order, language: Language, client?: Transaction) => Promise<Entry[]>
}
