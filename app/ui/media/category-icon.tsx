import sprite from './categories.svg?no-inline'

export type CategoryIconProps = {
  /** A category of the catalogue (spec §3) or of the Shop menu (spec §2.9). */
  name: string
  className?: string
}

const DRAWINGS = ['web', 'app', 'ecomm', 'brand', 'content', 'ai', 'marketing', 'analytics']

/** Decorative icon of a shop category, out of one file that all pages share (drawings from Lucide, ISC). */
export function CategoryIcon({ name, className = 'size-5' }: CategoryIconProps) {
  const known = name.toLowerCase().replace('-', '')
  const id = DRAWINGS.find((drawing) => known.startsWith(drawing)) ?? 'web'
  return (
    <svg viewBox="0 0 24 24" aria-hidden fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" className={className}>
      <use href={`${sprite}#${id}`} />
    </svg>
  )
}
