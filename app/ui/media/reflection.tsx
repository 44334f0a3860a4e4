export type ReflectionProps = { className?: string }

// x, y, length and colour of each light: l for the lantern, c for the canal, n for the night.
const lights = [
  [40, 6, 90, 'n'], [150, 6, 46, 'l'], [214, 6, 12, 'l'], [420, 6, 130, 'n'], [612, 6, 60, 'c'], [820, 6, 26, 'l'], [866, 6, 84, 'l'], [1100, 6, 70, 'n'], [1230, 6, 110, 'c'],
  [10, 20, 40, 'c'], [132, 20, 84, 'l'], [330, 20, 60, 'n'], [566, 20, 22, 'c'], [604, 20, 90, 'c'], [780, 20, 120, 'l'], [1010, 20, 50, 'n'], [1180, 20, 64, 'c'], [1300, 20, 40, 'n'],
  [86, 34, 30, 'n'], [160, 34, 40, 'l'], [470, 34, 70, 'n'], [640, 34, 36, 'c'], [838, 34, 60, 'l'], [1240, 34, 60, 'c'],
  [172, 48, 20, 'l'], [610, 48, 60, 'n'], [852, 48, 26, 'l'], [1256, 48, 24, 'c'],
] as const
const strokes = { l: 'stroke-lantern', c: 'stroke-canal', n: 'stroke-line' }

/** The lights of the quay on the water: a decoration between parts of a page. */
export function Reflection({ className = 'h-14 w-full' }: ReflectionProps) {
  return (
    <svg viewBox="0 0 1344 54" preserveAspectRatio="xMinYMid slice" className={`overflow-hidden ${className}`} aria-hidden strokeWidth="3" strokeLinecap="round">
      {(['n', 'c', 'l'] as const).map((kind) => (
        <path key={kind} className={strokes[kind]} d={lights.filter((light) => light[3] === kind).map(([x, y, length]) => `M${x} ${y}h${length}`).join('')} />
      ))}
    </svg>
  )
}
