import { useTranslation } from 'react-i18next'
import { Picture } from '~/ui/media/picture'

export type FrontCardProps = {
  href: string
  name: string
  summary: string
  category: string
  image: string
  delivery: string
  /** Formatted money. */
  price: string
  pricePrefix: string | null
  available: boolean
  /** Picture loaded at once. */
  eager?: boolean
}

/** A service as a studio's shop front shows it: a line of a price list, with a picture. */
export function FrontCard({
  href,
  name,
  summary,
  category,
  image,
  delivery,
  price,
  pricePrefix,
  available,
  eager,
}: FrontCardProps) {
  const { t } = useTranslation('studio-front')
  return (
    <article className="group relative flex h-full min-w-0 flex-col gap-3 border-t-2 border-ink pt-4">
      {image && (
        <Picture
          src={image}
          alt=""
          width={800}
          height={600}
          eager={eager}
          className="aspect-4/3 w-full object-cover"
        />
      )}
      <p className="text-sm text-ink-soft">{category}</p>
      <h3 className="text-xl">
        <a
          href={href}
          className="decoration-canal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
        </a>
      </h3>
      <p className="text-ink-soft">{summary}</p>
      <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <span className="font-display text-xl font-semibold">
          {pricePrefix && (
            <span className="font-text text-sm font-normal text-ink-soft">{pricePrefix} </span>
          )}
          {price}
        </span>{' '}
        <span className="text-sm text-ink-soft">{available ? delivery : t('soon')}</span>
      </p>
    </article>
  )
}
