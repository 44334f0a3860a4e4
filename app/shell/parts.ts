import { createContext } from 'react'

/** Where a part stands in a document that is being made. */
export interface PartPlace {
  /** The element that holds the part until the document is put together. */
  tag: string
  /** Whether its HTML is kept, and need not be made. */
  isKept: boolean
}

export interface PartAsked {
  name: string
  language: string
  pathname: string
  props: object
}

/** The parts of one document that are kept from one to the next, and what differs within them. */
export interface Parts {
  /** Undefined for a part that is not to be kept. */
  place(part: PartAsked): PartPlace | undefined
  /** What stands for a value until the document is put together. */
  hole(name: string, value: string): string
}

/** Null in the browser, and wherever a document is made whole. */
export const PartsContext = createContext<Parts | null>(null)
