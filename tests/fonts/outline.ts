import type { Command } from 'fontkit'

export type Point = readonly [x: number, y: number]

/** Straight pieces that a curve is cut into. */
const PIECES = 24

const between = (one: Point, other: Point, part: number): Point => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
]

/** A point of a Bézier curve of any degree (de Casteljau). */
function pointOf(points: Point[], part: number): Point {
  if (points.length === 1) return points[0]!
  return pointOf(
    points.slice(1).map((point, index) => between(points[index]!, point, part)),
    part,
  )
}

/** The contours of an outline as closed polygons. */
export function contoursOf(commands: Command[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    const points = args.flatMap((value, index): Point[] =>
      index % 2 === 0 ? [[value, args[index + 1]!]] : [],
    )
    const contour = contours.at(-1)
    if (command === 'moveTo') contours.push([points[0]!])
    else if (command !== 'closePath' && contour) {
      const curve = [contour.at(-1)!, ...points]
      const pieces = points.length === 1 ? 1 : PIECES
      for (let piece = 1; piece <= pieces; piece += 1) contour.push(pointOf(curve, piece / pieces))
    }
  }
  return contours
}

const edgesOf = (contour: Point[]) =>
  contour.map((point, index) => [point, contour[(index + 1) % contour.length]!] as const)

/** Where the horizontal line at a height crosses the contours, from left to right. */
export function crossings(contours: Point[][], height: number): number[] {
  const found = contours.flatMap(edgesOf).flatMap(([from, to]) => {
    if (from[1] <= height === to[1] <= height) return []
    return [from[0] + ((height - from[1]) / (to[1] - from[1])) * (to[0] - from[0])]
  })
  return found.sort((one, other) => one - other)
}

function distanceToEdge([x, y]: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / length))
  return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy)
}

/**
 * How thick a ring is around its counter, from each point of the inner contour to the nearest of
 * the outer one.
 */
export function ringThickness(inner: Point[], outer: Point[]): number[] {
  const edges = edgesOf(outer)
  return inner.map((point) =>
    Math.min(...edges.map(([from, to]) => distanceToEdge(point, from, to))),
  )
}

const SIGNS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

/**
 * An outline as the data of an SVG path: scaled, moved to the right, upside down, in whole numbers
 * from one point to the next.
 */
export function pathData(
  commands: Command[],
  scale: number,
  right: number,
  from: Point = [0, 0],
): { path: string; end: Point } {
  let [at, start] = [from, from]
  const parts = commands.map(({ command, args }) => {
    const points = args.flatMap((value, index): Point[] =>
      index % 2 === 0
        ? [[Math.round(right + value * scale), Math.round(-args[index + 1]! * scale)]]
        : [],
    )
    const numbers = points.flatMap(([x, y]) => [x - at[0], y - at[1]])
    if (command === 'closePath') at = start
    else at = points.at(-1)!
    if (command === 'moveTo') start = at
    return SIGNS[command] + numbers.join(' ')
  })
  return { path: parts.join('').replace(/ -/g, '-'), end: at }
}
