type Bar = { label: string; value: number }
export type BarChartProps = {
  /** What it shows, in a sentence: the numbers themselves stand in a table beside it. */
  label: string
  bars: Bar[]
}

const HEIGHT = 160
/**
 * The same for any number of bars, so that the letters of charts beside each other are of one size.
 */
const WIDTH = 576
const BAR = 0.62
const FOOT = 36
const BASELINE = 10

/**
 * Bars from a common line, negative ones below it; drawn on the server. On a phone, where all of it
 * shrinks, every other name stays, in larger letters.
 */
export function BarChart({ label, bars }: BarChartProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value))
  const bottom = Math.min(0, ...bars.map(({ value }) => value))
  const y = (value: number) => Math.round(((top - value) / (top - bottom)) * HEIGHT * 10) / 10
  const step = WIDTH / Math.max(1, bars.length)
  const wide = step * BAR
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      className="h-auto w-full max-w-3xl"
    >
      {bars.map(({ label: name, value }, index) => (
        <g key={name} aria-hidden>
          <rect
            x={Math.round(index * step + (step - wide) / 2)}
            y={y(Math.max(0, value))}
            width={Math.round(wide)}
            height={Math.max(value === 0 ? 0 : 2, Math.abs(y(value) - y(0)))}
            rx={2}
            className="fill-canal"
          />
          <text
            x={Math.round(index * step + step / 2)}
            y={HEIGHT + FOOT - BASELINE}
            textAnchor="middle"
            className={`fill-ink-soft text-[26px] sm:text-[16px] ${index % 2 === 1 ? 'max-sm:hidden' : ''}`}
          >
            {name}
          </text>
        </g>
      ))}
      <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
    </svg>
  )
}
