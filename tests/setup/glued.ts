import type { CheerioAPI } from 'cheerio'

/** What has no line of its own in any browser. */
const INLINE =
  'a,abbr,b,bdi,button,cite,code,del,em,i,ins,kbd,label,mark,q,s,small,span,strong,sub,sup,time,u'.split(
    ',',
  )

type Piece = {
  type: string
  data?: string
  name?: string
  children?: Piece[]
  attribs?: Record<string, string>
}

/**
 * Words of two elements that stand without a blank between them: one word in text browsers, in what
 * is copied and in what search engines show.
 */
export function gluedWords($: CheerioAPI): string[] {
  const glued: string[] = []
  let before = ''
  let isCrossed = false
  const walk = ({ children = [] }: Piece) => {
    for (const piece of children) {
      if (piece.type === 'text') {
        if (isCrossed && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(piece.data!))
          glued.push(`${before.slice(-20)}|${piece.data!.slice(0, 20)}`)
        before = piece.data!
        isCrossed = false
      } else if (piece.type === 'tag' && piece.name !== 'svg') {
        if (!INLINE.includes(piece.name!)) before = ''
        isCrossed = true
        walk(piece)
        if (!INLINE.includes(piece.name!)) before = ''
        isCrossed = true
      }
    }
  }
  walk($('body')[0] as unknown as Piece)
  return glued
}
