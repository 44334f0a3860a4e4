import { useTranslation } from 'react-i18next'

export type Mark = {
  number: number
  x: number
  y: number
  anchor: string
  mark: string
  resolved: boolean
}
type PinMarksProps = { pins: Mark[]; point?: { x: number; y: number } | null }

const RADIUS = 14

/**
 * The numbered remarks on a picture, where they are, in the size of the page: an SVG is placed by
 * attributes alone.
 */
export function PinMarks({ pins, point }: PinMarksProps) {
  const { t } = useTranslation('design')
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      focusable={false}
    >
      {pins.map(({ number, x, y, anchor, mark, resolved }) => (
        <svg key={mark} x={`${x}%`} y={`${y}%`} className="overflow-visible">
          <a
            id={mark}
            href={`#${anchor}`}
            aria-label={t(resolved ? 'pins.toResolved' : 'pins.to', { number })}
            className="group pointer-events-auto outline-none"
          >
            <circle
              r={RADIUS}
              strokeWidth={2}
              className={`${resolved ? 'fill-surface-raised stroke-line-strong' : 'fill-lantern stroke-on-lantern'} group-hover:stroke-[4px] group-focus-visible:stroke-focus group-focus-visible:stroke-[5px] group-target:stroke-focus group-target:stroke-[5px]`}
            />
            <text
              textAnchor="middle"
              dominantBaseline="central"
              className={`text-xs font-semibold ${resolved ? 'fill-ink-soft' : 'fill-on-lantern'}`}
            >
              {number}
            </text>
          </a>
        </svg>
      ))}
      {point && (
        <svg x={`${point.x}%`} y={`${point.y}%`} className="overflow-visible">
          <circle
            r={RADIUS}
            strokeWidth={3}
            strokeDasharray="5 4"
            className="fill-transparent stroke-on-lantern"
          />
          <circle r={RADIUS - 3} strokeWidth={3} className="fill-transparent stroke-lantern" />
          <circle r={3} className="fill-lantern" />
        </svg>
      )}
    </svg>
  )
}
