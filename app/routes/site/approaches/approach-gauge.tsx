import { useTranslation } from 'react-i18next'
import type { Approach, Span } from '~/domain/content/approaches.rules'
import { PlatformLogos } from './platform-logos'

export type ApproachFacts = {
  approach: Approach
  /** Formatted, as is `time`. */
  price: string
  time: string
  /** Prices as parts of the highest one, from 0 to 100; null when nothing is sold. */
  depth: Span | null
  /** The services of this kind. */
  href: string
}

const ROWS = 21
const DEPTH = 100
/**
 * Where the lights of a row begin and how long they are: no two rows alike, and the same on every
 * visit.
 */
const STARTS = [30, 22, 46, 18, 38, 54, 26]
const LENGTHS = [52, 38, 30, 46, 22, 34, 18, 26, 42, 38, 18]

/** The lights on the water between two depths, a path of one stroke a row. */
function lights(from: number, to: number) {
  const rows = Array.from({ length: ROWS }, (_, row) => ({
    row,
    y: ((row + 1) * DEPTH) / (ROWS + 1),
  }))
  const within = rows.filter(({ y }) => y >= from && y <= to)
  return within
    .map(
      ({ row, y }) =>
        `M${STARTS[row % STARTS.length]} ${y.toFixed(1)}h${LENGTHS[row % LENGTHS.length]}`,
    )
    .join('')
}

const MARKS = Array.from(
  { length: 10 },
  (_, index) => `M0 ${index * 10}h${index % 5 === 0 ? 12 : 6}`,
).join('')

/**
 * A column of water with a staff in it: the lights reach as deep as the prices, and are bright
 * between the lowest and the highest.
 */
function Depth({ from, to }: Span) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="size-full"
      strokeLinecap="round"
      strokeWidth="3"
    >
      <rect width="100" height="100" className="fill-surface" />
      <rect width="100" height={to} className="fill-canal-soft" />
      <path
        d={lights(0, from)}
        className="stroke-line-strong opacity-40"
        vectorEffect="non-scaling-stroke"
      />
      <path d={lights(from, to)} className="stroke-canal" vectorEffect="non-scaling-stroke" />
      <path
        d={MARKS}
        strokeWidth="1"
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d="M0 0.6h100"
        strokeLinecap="butt"
        strokeWidth="4"
        className="stroke-lantern"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/**
 * The approaches as four depths of water, by the prices in the shop; the table further down says
 * the same in words.
 */
export function ApproachGauge({ approaches }: { approaches: ApproachFacts[] }) {
  const { t } = useTranslation('approaches')
  return (
    <section aria-labelledby="depths">
      <h2 id="depths" className="sr-only">
        {t('gauge.title')}
      </h2>
      <ol className="grid gap-x-gap gap-y-6 sm:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[auto_20rem_auto] lg:gap-y-4">
        {approaches.map(({ approach, price, time, depth }) => (
          <li
            key={approach}
            className="grid grid-cols-[5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-1 lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid"
          >
            <div className="col-start-2 grid content-end gap-2 lg:col-start-1">
              <PlatformLogos approach={approach} className="hidden lg:flex" />
              <a
                href={`#${approach}`}
                className="justify-self-start py-1 font-display text-2xl font-semibold underline decoration-line-strong decoration-2 underline-offset-4 hover:decoration-canal"
              >
                {t(`approaches.${approach}.name`)}
              </a>
            </div>
            <div className="col-start-1 row-span-2 row-start-1 min-h-32 lg:row-span-1 lg:row-start-2">
              <Depth {...(depth ?? { from: 0, to: 0 })} />
            </div>
            <div className="col-start-2 lg:col-start-1">
              <p className="font-semibold">{price}</p>
              <p className="text-ink-soft">{time}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
