import { Link } from '~/ui/layout/link'
import { Picture } from '~/ui/media/picture'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'

export type RowNameProps = { href: string; name: string; image: string; about: string }

/** What a project or a template is called, beside its picture. */
export function RowName({ href, name, image, about }: RowNameProps) {
  return (
    <span className="flex gap-4 text-start">
      <span className="size-16 shrink-0 overflow-hidden rounded-sm bg-surface">
        {image && (
          <Picture
            src={image}
            alt=""
            width={64}
            height={64}
            className="aspect-square w-full object-cover"
          />
        )}
      </span>{' '}
      <span className="grid min-w-0 content-start gap-0.5">
        <Link to={href} className={rowLinkClass}>
          {name}
        </Link>{' '}
        <span className="text-sm font-normal text-ink-soft">{about}</span>
      </span>
    </span>
  )
}
