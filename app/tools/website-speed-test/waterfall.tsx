import { useTranslation } from 'react-i18next'
import { WATERFALL, type Drawing } from './waterfall.rules'
import { Disclosure } from '~/ui/overlay/disclosure'
import { DataTable } from '~/ui/table/data-table'
import { FILLS, type PhaseName } from './bar'

export type RequestView = {
  url: string
  name: string
  host: string
  kind: string
  answer: string
  failed: boolean
  kept: string
  sent: string
  packed: string
  start: string
  total: string
}
export type WaterfallView = Omit<Drawing, 'ticks'> & {
  ticks: { x: number; label: string }[]
  legend: { phase: PhaseName; label: string }[]
}
type WaterfallProps = { drawing: WaterfallView; requests: RequestView[] }

const BAR = 12
const BASE = 15
/** On a phone a name stands above its bar; in pixels. */
const NARROW = { row: 38, head: 28, name: 13, bar: 19, ticks: 4 }
const LEAST_SHARE = 0.4

/** Beside their names, which takes a wide window. */
function Wide({ drawing: { width, height, ticks, rows }, requests }: WaterfallProps) {
  const { t } = useTranslation('website-speed-test')
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('waterfall.title')}
      className="hidden max-w-none sm:block"
    >
      {ticks.map(({ x, label }) => (
        <g key={x}>
          <line x1={x} x2={x} y1={22} y2={height} className="stroke-line" />
          <text x={x} y={14} textAnchor="middle" className="fill-ink-soft text-xs">
            {label}
          </text>
        </g>
      ))}
      {rows.map(({ y, bars, endX }, index) => {
        const { name, failed, total } = requests[index]!
        return (
          <g key={index}>
            <text x={0} y={y + BASE} className={`text-xs ${failed ? 'fill-danger' : 'fill-ink'}`}>
              {name}
            </text>
            {bars.map(({ phase, x, width: length }) => (
              <rect
                key={phase}
                x={x}
                y={y + (24 - BAR) / 2 - 1}
                width={length}
                height={BAR}
                className={FILLS[phase]}
              />
            ))}
            <text x={endX} y={y + BASE} className="fill-ink-soft text-xs">
              {total}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const PLOT = WATERFALL.width - WATERFALL.names - WATERFALL.end
/** A length of the drawing as a share of what a phone is wide. */
const share = (length: number) => `${Math.round((10_000 * length) / PLOT) / 100}%`

/** All of it within the width of a phone. */
function Narrow({ drawing: { ticks, rows }, requests }: WaterfallProps) {
  const { t } = useTranslation('website-speed-test')
  const height = NARROW.head + rows.length * NARROW.row
  const every = Math.ceil(ticks.length / NARROW.ticks)
  return (
    <svg
      width="100%"
      height={height}
      role="img"
      aria-label={t('waterfall.title')}
      className="block overflow-visible sm:hidden"
    >
      {ticks
        .filter((_, index) => index % every === 0)
        .map(({ x, label }, index) => (
          <g key={x}>
            <line
              x1={share(x - WATERFALL.names)}
              x2={share(x - WATERFALL.names)}
              y1={20}
              y2={height}
              className="stroke-line"
            />
            <text
              x={share(x - WATERFALL.names)}
              y={12}
              textAnchor={
                index === 0 ? 'start' : x - WATERFALL.names > 0.85 * PLOT ? 'end' : 'middle'
              }
              className="fill-ink-soft text-xs"
            >
              {label}
            </text>
          </g>
        ))}
      {rows.map(({ bars }, index) => {
        const { name, failed, total } = requests[index]!
        const y = NARROW.head + index * NARROW.row
        return (
          <g key={index}>
            <text
              x={0}
              y={y + NARROW.name}
              className={`text-xs ${failed ? 'fill-danger' : 'fill-ink'}`}
            >
              {name}
            </text>
            <text x="100%" y={y + NARROW.name} textAnchor="end" className="fill-ink-soft text-xs">
              {total}
            </text>
            {bars.map(({ phase, x, width }) => (
              <rect
                key={phase}
                x={share(x - WATERFALL.names)}
                y={y + NARROW.bar}
                width={share(Math.max((LEAST_SHARE * PLOT) / 100, width))}
                height={BAR}
                className={FILLS[phase]}
              />
            ))}
          </g>
        )
      })}
    </svg>
  )
}

/** Every file of a test from its first moment to its last, as a picture and as a table. */
export function Waterfall({ drawing, requests }: WaterfallProps) {
  const { t } = useTranslation('website-speed-test')
  return (
    <div className="grid min-w-0 gap-6">
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {drawing.legend.map(({ phase, label }) => (
          <li key={phase} className="flex items-center gap-2">
            <svg width={14} height={14} aria-hidden="true">
              <rect width={14} height={14} className={FILLS[phase]} />
            </svg>
            {label}
          </li>
        ))}
      </ul>
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
        role="group"
        aria-label={t('waterfall.title')}
        className="relative overflow-x-auto rounded-sm border border-line bg-ground p-4"
      >
        <Wide drawing={drawing} requests={requests} />
        <Narrow drawing={drawing} requests={requests} />
      </div>
      <Disclosure summary={t('waterfall.table')}>
        <DataTable
          caption={t('waterfall.title')}
          hideCaption
          rows={requests.map((one, index) => ({ ...one, index }))}
          rowKey={({ index }) => `${index}`}
          empty={null}
          columns={[
            {
              key: 'file',
              label: t('waterfall.file'),
              rowHeader: true,
              cell: ({ url, kind }) => (
                <span className="grid">
                  <span className="font-mono text-sm font-normal wrap-anywhere">{url}</span>
                  <span className="text-sm font-normal text-ink-soft">{kind}</span>
                </span>
              ),
            },
            { key: 'answer', label: t('waterfall.answer'), cell: ({ answer }) => answer },
            { key: 'kept', label: t('waterfall.kept'), cell: ({ kept }) => kept },
            {
              key: 'sent',
              label: t('kinds.sent'),
              align: 'end',
              cell: ({ sent, packed }) => (
                <span className="grid">
                  {sent}
                  {packed && <span className="text-sm text-ink-soft">{packed}</span>}
                </span>
              ),
            },
            { key: 'start', label: t('waterfall.start'), align: 'end', cell: ({ start }) => start },
            { key: 'time', label: t('timing.time'), align: 'end', cell: ({ total }) => total },
          ]}
        />
      </Disclosure>
    </div>
  )
}
