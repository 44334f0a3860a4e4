export type DrawnPicture = { href: string; width: number; height: number }

const ID = 'shared-picture'

/** The picture once, for all previews that draw it: the page carries its bytes a single time. */
export function PictureSource({ href, width, height }: DrawnPicture) {
  return (
    <svg width="0" height="0" aria-hidden className="absolute">
      <symbol id={ID} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
        <image href={href} width={width} height={height} preserveAspectRatio="none" />
      </symbol>
    </svg>
  )
}

/**
 * The picture in the shape of a service, its edges cut off as there; without one a plain ground.
 */
export function SharedPicture({
  width,
  height,
  alt,
  shown,
  className = '',
}: {
  width: number
  height: number
  alt: string
  shown: boolean
  className?: string
}) {
  if (!shown) return null
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      className={`block w-full bg-surface ${className}`}
    >
      <use href={`#${ID}`} width={width} height={height} />
    </svg>
  )
}
