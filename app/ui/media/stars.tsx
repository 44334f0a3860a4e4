import { useTranslation } from 'react-i18next'

export type StarsProps = {
  rating: number
  max?: number
  /** Number of reviews, shown after the stars. */
  count?: number
}

const PITCH = 22
const LEFT_HALF = 'l-2.94 5.96-6.58.95 4.76 4.64-1.12 6.55 5.88-3.09z'
const WHOLE =
  'l-2.94 5.96-6.58.95 4.76 4.64-1.12 6.55 5.88-3.09 5.88 3.09-1.12-6.55 4.76-4.64-6.58-.95z'

const drawn = (star: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `M${10 + (from + index) * PITCH} 1${star}`).join(
    '',
  )

/**
 * A rating in half stars, read as "4.5 out of 5 stars"; one drawing, as there may be many on a
 * page.
 */
export function Stars({ rating, max = 5, count }: StarsProps) {
  const { t, i18n } = useTranslation('ui')
  const halves = Math.min(Math.max(Math.round(rating * 2), 0), max * 2)
  const whole = Math.floor(halves / 2)
  const number = (value: number) =>
    value.toLocaleString(i18n.language, { maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-2">
      <svg
        role="img"
        aria-label={t('stars', { rating: number(rating), max: number(max) })}
        viewBox={`0 0 ${max * PITCH - 2} 20`}
        className="h-[1.125rem]"
      >
        <path className="fill-line" d={drawn(WHOLE, whole, max)} />
        <path
          className="fill-canal"
          d={drawn(WHOLE, 0, whole) + drawn(LEFT_HALF, whole, whole + (halves % 2))}
        />
      </svg>
      {count !== undefined && (
        <span className="text-sm text-ink-soft">{t('reviews', { count })}</span>
      )}
    </span>
  )
}
