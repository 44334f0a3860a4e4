import { NAME_MAX } from './limits.rules'
import { Misread } from './problem.rules'

/**
 * What a name may consist of: fewer signs than CSS allows, and none that has to be escaped in a
 * string.
 */
export const NAME =
  /[\p{L}\p{M}\p{N}_\-\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u20e3]+/uy

/**
 * Words with a meaning of their own where a line or an area is named (CSS Grid 2 §8.3, CSS Values 4
 * §2.2).
 */
const RESERVED = new Set([
  'auto',
  'span',
  'inherit',
  'initial',
  'unset',
  'revert',
  'revert-layer',
  'default',
  'none',
  'subgrid',
])

/**
 * Throws when a name cannot stand in `grid-area` or between the brackets of a line, or would have
 * to be escaped there.
 */
export function checkName(name: string, place: { at?: number; line?: number }): string {
  if (name.length > NAME_MAX)
    throw new Misread({ kind: 'nameLong', found: `${name.slice(0, NAME_MAX)}…`, ...place })
  if (RESERVED.has(name.toLowerCase()) || /^-?(?:\d|$)/.test(name))
    throw new Misread({ kind: 'name', found: name, ...place })
  return name
}
