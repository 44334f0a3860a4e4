export type PictureProps = {
  src: string
  alt: string
  width: number
  height: number
  sources?: { srcSet: string; type?: string; media?: string; sizes?: string }[]
  srcSet?: string
  sizes?: string
  /** Above the fold: loaded at once, first of all. */
  eager?: boolean
  className?: string
}

// React 18 only passes the attribute on in lower case.
const highPriority = { fetchpriority: 'high' }

export function Picture({
  sources = [],
  eager = false,
  className = '',
  alt,
  ...image
}: PictureProps) {
  const img = (
    <img
      {...image}
      {...(eager ? highPriority : {})}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      className={`h-auto max-w-full ${className}`}
    />
  )
  if (sources.length === 0) return img
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {img}
    </picture>
  )
}
