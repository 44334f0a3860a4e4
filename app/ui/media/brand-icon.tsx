import sprite from './platforms.svg?no-inline'

export type BrandIconProps = {
  /** A platform of spec §3, in any case; everything else shows the drawn one for custom work. */
  name: string
  /** Decorative without it. */
  title?: string
  className?: string
}

const KNOWN = new Set([
  'angular',
  'figma',
  'framer',
  'nextjs',
  'react',
  'shopify',
  'vue',
  'webflow',
  'wix',
  'wordpress',
])

/** A platform's logo, out of one file that all pages share (drawings from Simple Icons, CC0). */
export function BrandIcon({ name, title, className = 'size-5' }: BrandIconProps) {
  const id = name.toLowerCase()
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <use href={`${sprite}#${KNOWN.has(id) ? id : 'custom'}`} />
    </svg>
  )
}
