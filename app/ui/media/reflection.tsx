import sprite from './icons.svg?no-inline'

export type ReflectionProps = { className?: string }

const strokes = { night: 'stroke-line', canal: 'stroke-canal', lantern: 'stroke-lantern' }

/** The lights of the quay on the water: a decoration between parts of a page. */
export function Reflection({ className = 'h-14 w-full' }: ReflectionProps) {
  return (
    <svg
      viewBox="0 0 1344 54"
      preserveAspectRatio="xMinYMid slice"
      className={`overflow-hidden ${className}`}
      aria-hidden
      strokeWidth="3"
      strokeLinecap="round"
    >
      {(['night', 'canal', 'lantern'] as const).map((light) => (
        <use key={light} href={`${sprite}#quay-${light}`} className={strokes[light]} />
      ))}
    </svg>
  )
}
