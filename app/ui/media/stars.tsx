import Star from 'lucide-react/icons/star'
import StarHalf from 'lucide-react/icons/star-half'
import { useTranslation } from 'react-i18next'

export type StarsProps = {
  rating: number
  max?: number
  /** Number of reviews, shown after the stars. */
  count?: number
}

/** A rating in half stars, read as "4.5 out of 5 stars". */
export function Stars({ rating, max = 5, count }: StarsProps) {
  const { t, i18n } = useTranslation('ui')
  const halves = Math.round(rating * 2)
  const number = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 1 })
  return (
    <span className="inline-flex items-center gap-2">
      <span role="img" aria-label={t('stars', { rating: number(rating), max: number(max) })} className="inline-flex gap-0.5">
        {Array.from({ length: max }, (_, index) => {
          const filled = halves - index * 2
          return (
            <span key={index} aria-hidden className="grid *:col-start-1 *:row-start-1">
              <Star size={18} className="text-line-strong" />
              {filled >= 2 && <Star size={18} className="fill-canal text-canal" />}
              {filled === 1 && <StarHalf size={18} className="fill-canal text-canal" />}
            </span>
          )
        })}
      </span>
      {count !== undefined && <span className="text-sm text-ink-soft">{t('reviews', { count })}</span>}
    </span>
  )
}
