import { createContext, useContext } from 'react'

const NonceContext = createContext('')

/** Gives the page's Content-Security-Policy nonce to the scripts that root.tsx renders. */
export const NonceProvider = NonceContext.Provider

export function useNonce() {
  return useContext(NonceContext)
}
