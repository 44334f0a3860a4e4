import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { PREVIEW_SIZE } from '~/domain/content/content.rules'
import { paths } from '~/paths'
import { Badge } from '~/ui/feedback/badge'
import { BrandIcon } from '~/ui/media/brand-icon'
import { Icon } from '~/ui/media/icon'
import { Picture } from '~/ui/media/picture'

export type TemplateCardProps = {
  id: number
  name: string
  text?: string
  image: string
  sourceUrl: string
  creatorLogo: string | null
  /** Stand for the logo where there is none. */
  initials: string
  /** "by Tove Ekdahl". */
  by: string
  platform: string
  platformName: string
  /** What it is made for. */
  type: string
  /** "Free" or "Premium". */
  price: string
  /** The words that mark a pick of the studio; null when it is none. */
  pick: string | null
  badges: string[]
  headingLevel?: 2 | 3
  /** Picture loaded at once. */
  eager?: boolean
}

const MIDDLE_BUTTON = 1

/**
 * Says that a template is opened (spec §7), which counts as a view; the answer does not matter. The
 * link leads straight to the source, so without script nothing stands in between and nothing is
 * counted.
 */
function reportOpening(id: number) {
  void fetch(paths.api(`templates/${id}`), { keepalive: true }).catch(() => undefined)
}

function Creator({
  creatorLogo,
  initials,
  by,
}: Pick<TemplateCardProps, 'creatorLogo' | 'initials' | 'by'>) {
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-soft">
      {creatorLogo ? (
        <Picture
          src={creatorLogo}
          alt=""
          width={28}
          height={28}
          className="size-7 shrink-0 rounded-full object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full bg-canal-soft text-[0.6875rem] font-semibold text-canal"
        >
          {initials}
        </span>
      )}{' '}
      <span className="min-w-0">{by}</span>
    </p>
  )
}

/** A template of the community; the card opens its source in a new tab (spec §2.10.9). */
export function TemplateCard(props: TemplateCardProps) {
  const { t } = useTranslation('ui')
  const {
    id,
    name,
    text,
    sourceUrl,
    platform,
    platformName,
    type,
    price,
    pick,
    badges,
    image,
    headingLevel = 3,
    eager,
    ...creator
  } = props
  const Heading = `h${headingLevel}` as const
  const onAuxClick = ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) reportOpening(id)
  }
  return (
    <article className="group relative flex h-full min-w-0 flex-col overflow-hidden rounded-md border border-transparent bg-surface transition-colors hover:bg-surface-raised">
      <Picture
        src={image}
        alt=""
        {...PREVIEW_SIZE}
        eager={eager}
        className="aspect-4/3 w-full object-cover"
      />
      {pick && (
        <div className="absolute start-3 top-3">
          <Badge tone="state">{pick}</Badge>
        </div>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          <span className="inline-flex items-center gap-1.5">
            <BrandIcon name={platform} className="size-3.5" />
            {platformName}
          </span>{' '}
          <span>{type}</span>
        </p>
        <Heading className="text-xl">
          <a
            href={sourceUrl}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => reportOpening(id)}
            onAuxClick={onAuxClick}
            className="decoration-canal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {name}
            <Icon
              name="arrow-up-right"
              size={18}
              className="ms-1 inline align-[-0.1em] text-ink-soft"
            />
            <span className="sr-only"> {t('nav.newTab')}</span>
          </a>
        </Heading>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Creator {...creator} />
          <p className="font-display font-semibold">{price}</p>
        </div>
        {text && <p className="line-clamp-3 text-ink-soft">{text}</p>}
        {badges.length > 0 && (
          <ul className="mt-auto flex flex-wrap gap-2 pt-3">
            {badges.map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
