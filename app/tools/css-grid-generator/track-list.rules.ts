import { isGiven, readLength, isMath, written } from './length.rules'
import { TRACK_COUNT } from './limits.rules'
import { checkName } from './names.rules'
import { attempt, type Read } from './problem.rules'
import { Cursor } from './tokens.rules'

/** The names of a line, in brackets. */
export type Line = { kind: 'line'; names: string[] }
export type Size = {
  kind: 'size'
  css: string
  /** Whether its size is known without its contents, as repeat(auto-fit) needs it. */
  fixed: boolean
  flexible: boolean
}
export type Repeat = {
  kind: 'repeat'
  count: number | 'auto-fit' | 'auto-fill'
  parts: (Line | Size)[]
}
/** A list of tracks; without parts it is `none`. */
export type TrackList = (Line | Size | Repeat)[]

type Breadth = { css: string; is: 'fixed' | 'flexible' | 'intrinsic' }
const INTRINSIC = new Set(['auto', 'min-content', 'max-content'])

function breadth(cursor: Cursor): Breadth {
  const token = cursor.now
  if (token.kind === 'name') {
    if (!INTRINSIC.has(token.text.toLowerCase())) cursor.fail('expected')
    cursor.next()
    return { css: token.text.toLowerCase(), is: 'intrinsic' }
  }
  if (token.kind === 'number' && token.unit === 'fr') {
    if (token.value < 0) cursor.fail('negative')
    cursor.next()
    return { css: written(token), is: 'flexible' }
  }
  return { css: readLength(cursor), is: 'fixed' }
}

function minmax(cursor: Cursor): Size {
  cursor.next()
  const token = cursor.now
  const least = breadth(cursor)
  if (least.is === 'flexible') cursor.fail('flexMin', token)
  cursor.expect(',')
  const most = breadth(cursor)
  cursor.expect(')')
  return {
    kind: 'size',
    css: `minmax(${least.css}, ${most.css})`,
    fixed: least.is === 'fixed' || most.is === 'fixed',
    flexible: most.is === 'flexible',
  }
}

/** One track (CSS Grid 2 §7.2, `<track-size>`). */
function size(cursor: Cursor): Size {
  const token = cursor.now
  const name = token.kind === 'function' ? token.text.toLowerCase() : ''
  if (name === 'minmax') return minmax(cursor)
  if (name === 'fit-content') {
    cursor.next()
    const css = `fit-content(${readLength(cursor)})`
    cursor.expect(')')
    return { kind: 'size', css, fixed: false, flexible: false }
  }
  if (name && !isMath(token) && !isGiven(token))
    cursor.fail(name === 'repeat' ? 'nested' : 'function')
  const { css, is } = breadth(cursor)
  return { kind: 'size', css, fixed: is === 'fixed', flexible: is === 'flexible' }
}

function line(cursor: Cursor): Line {
  const open = cursor.next()
  const names: string[] = []
  while (cursor.now.kind === 'name') {
    const { text, at } = cursor.next()
    names.push(checkName(text, { at }))
  }
  cursor.expect(']')
  if (names.length === 0) cursor.fail('empty', open)
  return { kind: 'line', names }
}

function repeat(cursor: Cursor): Repeat {
  const open = cursor.next()
  const token = cursor.next()
  const word = token.text.toLowerCase()
  const isAuto = token.kind === 'name' && (word === 'auto-fit' || word === 'auto-fill')
  if (
    !isAuto &&
    (token.kind !== 'number' || token.unit || !Number.isInteger(token.value) || token.value < 1)
  )
    cursor.fail('count', token)
  cursor.expect(',')
  const parts = list(
    cursor,
    () => cursor.is(')'),
    () => size(cursor),
  ) as Repeat['parts']
  cursor.expect(')')
  const isLoose = (part: Line | Size) => part.kind === 'size' && !part.fixed
  if (!parts.some(({ kind }) => kind === 'size')) cursor.fail('empty', open)
  if (isAuto && parts.some(isLoose)) cursor.fail('autoFixed', open)
  return { kind: 'repeat', count: isAuto ? (word as 'auto-fit' | 'auto-fill') : token.value, parts }
}

/** Lines and tracks in turn: two lines never follow each other. */
function list<Part>(cursor: Cursor, ends: () => boolean, track: () => Part): (Line | Part)[] {
  const parts: (Line | Part)[] = []
  let afterLine = false
  while (cursor.now.kind !== 'end' && !ends()) {
    const isLine = cursor.is('[')
    if (isLine && afterLine) cursor.fail('expected')
    parts.push(isLine ? line(cursor) : track())
    afterLine = isLine
  }
  return parts
}

const isAutoRepeat = (part: TrackList[number]) =>
  part.kind === 'repeat' && typeof part.count === 'string'

/** How many tracks a list has; a repetition that fills the space counts once. */
export function countTracks(tracks: TrackList): number {
  return tracks.reduce((sum, part) => {
    if (part.kind !== 'repeat') return sum + (part.kind === 'size' ? 1 : 0)
    return (
      sum +
      part.parts.filter(({ kind }) => kind === 'size').length *
        (typeof part.count === 'number' ? part.count : 1)
    )
  }, 0)
}

/** Whether the space decides how many tracks there are. */
export const fillsSpace = (tracks: TrackList) => tracks.some(isAutoRepeat)

export const isFlexible = (tracks: TrackList) =>
  tracks.some((part) =>
    (part.kind === 'repeat' ? part.parts : [part]).some(
      (each) => each.kind === 'size' && each.flexible,
    ),
  )

/** A number alone, which is no track in CSS, asks for so many of the same size. */
function equalTracks(text: string): string | null {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= TRACK_COUNT ? `repeat(${count}, 1fr)` : null
}

function readTracks(text: string): TrackList {
  if (!text.trim() || text.trim().toLowerCase() === 'none') return []
  const cursor = new Cursor(equalTracks(text.trim()) ?? text)
  const first = cursor.now
  if (first.kind === 'name' && first.text.toLowerCase() === 'subgrid') cursor.fail('subgrid')
  const tracks: TrackList = list(
    cursor,
    () => false,
    () =>
      cursor.now.kind === 'function' && cursor.now.text.toLowerCase() === 'repeat'
        ? repeat(cursor)
        : size(cursor),
  )
  const autos = tracks.filter(isAutoRepeat).length
  if (autos > 1) cursor.fail('autoTwice', first)
  if (
    autos === 1 &&
    tracks.some((part) =>
      (part.kind === 'repeat' ? part.parts : [part]).some(
        (each) => each.kind === 'size' && !each.fixed,
      ),
    )
  )
    cursor.fail('autoFixed', first)
  const count = countTracks(tracks)
  if (count === 0) cursor.fail('empty', first)
  if (count > TRACK_COUNT) cursor.fail('tooMany', { ...first, text: String(count) })
  return tracks
}

/**
 * Reads `grid-template-columns` or `-rows` (CSS Grid 2 §7.2); nothing and `none` are an empty list.
 * The grid that is made here is the outer one: `subgrid` takes the tracks of a parent.
 */
export function parseTracks(text: string): Read<TrackList> {
  return attempt(() => readTracks(text))
}

/** Reads `grid-auto-rows`: tracks without names and repetitions. */
export function parseAutoTracks(text: string): Read<Size[]> {
  return attempt(() => {
    const cursor = new Cursor(text)
    return list(
      cursor,
      () => false,
      () => size(cursor),
    ).map((part) => (part.kind === 'size' ? part : cursor.fail('expected', cursor.now)))
  })
}

/** The list as CSS writes it. */
export function printTracks(tracks: TrackList): string {
  if (tracks.length === 0) return 'none'
  return tracks
    .map((part) => {
      if (part.kind === 'size') return part.css
      if (part.kind === 'line') return `[${part.names.join(' ')}]`
      return `repeat(${part.count}, ${printTracks(part.parts)})`
    })
    .join(' ')
}

/**
 * The names of each line, from the first to the last; a repetition that fills the space stands
 * `fill` times.
 */
export function namesOfLines(tracks: TrackList, fill: number): string[][] {
  const lines: string[][] = [[]]
  for (const part of tracks) {
    const parts =
      part.kind === 'repeat'
        ? Array.from(
            { length: typeof part.count === 'number' ? part.count : fill },
            () => part.parts,
          ).flat()
        : [part]
    for (const each of parts) {
      if (each.kind === 'line') lines[lines.length - 1]!.push(...each.names)
      else lines.push([])
    }
  }
  return lines
}
