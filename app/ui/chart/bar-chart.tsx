interface Bar {
  label: string
  value: number
  /** The number as it stands at the bar; none at a bar without one. */
  text?: string
  /** Where its rows are, and what that is called. */
  href?: string
  name?: string
}
export type BarChartProps = {
  /** What it shows, in a sentence: the numbers themselves stand in a table beside it. */
  label: string
  bars: Bar[]
  /** The lines of the axis with their numbers, from the lowest to the highest (`axisOf`). */
  ticks?: { value: number; text: string }[]
}

const HEIGHT = 160
/**
 * The same for any number of bars, so that the letters of charts beside each other are of one size.
 */
const WIDTH = 576
const BAR = 0.62
const FOOT = 36
const BASELINE = 10
/** Room for the numbers of the axis, and for that of the highest bar. */
const AXIS = 64
const HEAD = 20

/** The axis: a line for each of its numbers. */
function Axis({
  ticks,
  y,
}: Required<Pick<BarChartProps, 'ticks'>> & { y: (at: number) => number }) {
  return ticks.map(({ value, text }) => (
    <g key={value} aria-hidden>
      <line x1={AXIS} x2={WIDTH} y1={y(value)} y2={y(value)} className="stroke-line" />
      <text
        x={AXIS - 8}
        y={y(value) + 5}
        textAnchor="end"
        className="fill-ink-soft text-[22px] sm:text-[14px]"
      >
        {text}
      </text>
    </g>
  ))
}

/**
 * Bars from a common line, negative ones below it; drawn on the server. A bar with an address leads
 * to its rows. On a phone, where all of it shrinks, every other name stays, the
 * last among them, in larger letters.
 */
export function BarChart({ label, bars, ticks = [] }: BarChartProps) {
  const values = [...bars, ...ticks].map(({ value }) => value)
  const [top, bottom] = [Math.max(1, ...values), Math.min(0, ...values)]
  const y = (value: number) =>
    HEAD + Math.round(((top - value) / (top - bottom)) * HEIGHT * 10) / 10
  const left = ticks.length > 0 ? AXIS : 0
  const step = (WIDTH - left) / Math.max(1, bars.length)
  const wide = step * BAR
  const drawn = bars.map(({ label: name, value, text, href, name: called }, index) => {
    const middle = Math.round(left + index * step + step / 2)
    const bar = (
      <>
        <rect
          x={Math.round(left + index * step)}
          y={HEAD}
          width={Math.round(step)}
          height={HEIGHT + FOOT}
          className="fill-transparent"
        />
        <rect
          x={Math.round(left + index * step + (step - wide) / 2)}
          y={y(Math.max(0, value))}
          width={Math.round(wide)}
          height={Math.max(value === 0 ? 0 : 2, Math.abs(y(value) - y(0)))}
          rx={2}
          className="fill-canal"
        />
        {text && (
          <text
            x={middle}
            y={y(Math.max(0, value)) - 5}
            textAnchor="middle"
            className="fill-ink text-[13px] max-sm:hidden"
          >
            {text}
          </text>
        )}
        <text
          x={middle}
          y={HEAD + HEIGHT + FOOT - BASELINE}
          textAnchor="middle"
          className={`fill-ink-soft text-[26px] sm:text-[16px] ${(bars.length - index) % 2 === 0 ? 'max-sm:hidden' : ''}`}
        >
          {name}
        </text>
      </>
    )
    return href ? (
      <a key={name} href={href} aria-label={called}>
        {bar}
      </a>
    ) : (
      <g key={name} aria-hidden>
        {bar}
      </g>
    )
  })
  return (
    <svg
      role={bars.some(({ href }) => href) ? 'group' : 'img'}
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEAD + HEIGHT + FOOT}`}
      className="h-auto w-full max-w-3xl"
    >
      <Axis ticks={ticks} y={y} />
      {drawn}
      <line x1={left} x2={WIDTH} y1={y(0)} y2={y(0)} className="stroke-line-strong" />
    </svg>
  )
}
