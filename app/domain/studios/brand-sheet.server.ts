import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { writeBrandSheet, type Brand } from './brand-sheet.rules'

interface BrandSheet {
  css: string
  version: string
}

/** By the brand itself, so that a change of it is another sheet. */
const sheets = new LRUCache<string, BrandSheet>({ max: 1000 })

/** A brand's style sheet and the version that its address carries. */
export function brandSheet({ accentColour, groundColour, typeface }: Brand): BrandSheet {
  const key = JSON.stringify([accentColour, groundColour, typeface])
  const known = sheets.get(key)
  if (known) return known
  const css = writeBrandSheet({ accentColour, groundColour, typeface })
  const sheet = { css, version: createHash('sha256').update(css).digest('base64url').slice(0, 12) }
  sheets.set(key, sheet)
  return sheet
}
