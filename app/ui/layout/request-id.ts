import { createContext, useContext } from 'react'

const RequestIdContext = createContext('')

/** Gives the document of a failure the id of its request; other documents have none. */
export const RequestIdProvider = RequestIdContext.Provider

/**
 * The id that a visitor can quote: the one of the document that failed, in the browser as the
 * server wrote it; '' without one.
 */
export function useRequestId(): string {
  const rendered = useContext(RequestIdContext)
  return typeof document === 'undefined'
    ? rendered
    : (document.documentElement.dataset.request ?? '')
}
