import { createContext, useContext } from 'react'
import { brand } from '../../brand'

/**
 * What the studio is called whose order the page is about; the one that runs this site, unless a
 * frame says otherwise.
 */
export const SellerName = createContext<string>(brand.name)

export const useSellerName = () => useContext(SellerName)
