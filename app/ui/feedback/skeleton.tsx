import { useTranslation } from 'react-i18next'

export type SkeletonProps = {
  shape?: 'text' | 'card' | 'picture' | 'row'
  /** How many lines, cards or rows. */
  count?: number
}

const shapes = { text: 'h-5 last:w-2/3', card: 'aspect-4/5', picture: 'aspect-4/3', row: 'h-16' }
const lists = {
  text: 'grid gap-3',
  card: 'grid gap-gap sm:grid-cols-2 lg:grid-cols-4',
  picture: 'grid gap-gap sm:grid-cols-2 lg:grid-cols-3',
  row: 'grid gap-3',
}

/** Stands where content will be, in its shape. */
export function Skeleton({ shape = 'text', count = 3 }: SkeletonProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" className={lists[shape]}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          aria-hidden
          className={`animate-pulse rounded-md bg-surface ${shapes[shape]}`}
        />
      ))}
    </div>
  )
}
