import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_KIND_NAMES } from './image.rules'

type ComparisonProps = { before: string; after: string; kind: string; name: string }

function Pair({ before, after, kind, name }: ComparisonProps) {
  const { t } = useTranslation('image-optimizer')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[
        [before, t('compare.before')],
        [after, kind],
      ].map(([source, label]) => (
        <figure key={label} className="min-w-0">
          <img
            src={source}
            alt={t('compare.alt', { name, version: label })}
            className="max-w-full rounded-sm bg-surface"
          />
          <figcaption className="mt-1 text-sm text-ink-soft">{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function Slider({ before, after, kind, name }: ComparisonProps) {
  const { t } = useTranslation('image-optimizer')
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(50)
  useEffect(() => stage.current?.style.setProperty('--share', `${share}%`), [share])
  return (
    <div className="grid gap-2">
      <div
        ref={stage}
        className="relative grid w-fit max-w-full overflow-hidden rounded-sm bg-surface *:col-start-1 *:row-start-1"
      >
        <img src={after} alt={t('compare.alt', { name, version: kind })} className="max-w-full" />
        <img
          src={before}
          alt={t('compare.alt', { name, version: t('compare.before') })}
          className="max-w-full bg-surface [clip-path:inset(0_calc(100%_-_var(--share,50%))_0_0)]"
        />
        <span aria-hidden="true" className="w-0.5 bg-lantern ms-(--share)" />
      </div>
      <label htmlFor={id} className="sr-only">
        {t('compare.slider')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={share}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
        aria-valuetext={t('compare.share', { share })}
        className="h-11 w-full accent-canal"
      />
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span>{t('compare.before')}</span> <span>{kind}</span>
      </p>
    </div>
  )
}

const WAYS = ['over', 'beside'] as const

/**
 * The part in which most was lost, or the whole of an SVG, before and after: side by side, with
 * script also one over the other.
 */
export function Comparison(props: ComparisonProps) {
  const { t } = useTranslation('image-optimizer')
  const [way, setWay] = useState<(typeof WAYS)[number] | null>(null)
  useEffect(() => setWay('over'), [])
  return (
    <div className="grid gap-3">
      {way && (
        <div role="group" aria-label={t('compare.way')} className="flex flex-wrap gap-2">
          {WAYS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={way === one}
              onClick={() => setWay(one)}
              className="min-h-11 rounded-sm border border-line-strong px-4 text-sm font-semibold hover:border-ink aria-pressed:border-canal aria-pressed:bg-canal-soft aria-pressed:text-canal"
            >
              {t(`compare.${one}`)}
            </button>
          ))}
        </div>
      )}
      {way === 'over' ? <Slider {...props} /> : <Pair {...props} />}
      {props.kind !== IMAGE_KIND_NAMES.svg && (
        <p className="text-sm text-ink-soft">{t('compare.text')}</p>
      )}
    </div>
  )
}
