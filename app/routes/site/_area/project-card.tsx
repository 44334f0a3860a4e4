import { PREVIEW_SIZE } from '~/domain/content/content.rules'
import { paths } from '~/paths'
import { Link } from '~/ui/layout/link'
import { Picture } from '~/ui/media/picture'

export type ProjectCardProps = {
  id: number
  title: string
  category: string
  industry: string
  /** For whom and what for, in a sentence. */
  text?: string
  image: string
  technologies: string[]
  /** How many technologies are not named: "+2", and in words. */
  more: { count: number; spoken: string } | null
  headingLevel?: 2 | 3
  /** 'beside': from the desktop on, the words stand beside the picture. */
  layout?: 'stacked' | 'beside'
  /** Picture loaded at once. */
  eager?: boolean
}

function Technologies({ technologies, more }: Pick<ProjectCardProps, 'technologies' | 'more'>) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {technologies.map((technology) => (
        <li key={technology}>{technology}</li>
      ))}
      {more && (
        <li>
          <span aria-hidden>+{more.count}</span> <span className="sr-only">{more.spoken}</span>
        </li>
      )}
    </ul>
  )
}

/**
 * A finished work with a large picture (spec §2.10.10); three technologies and the number of the
 * others (spec §9).
 */
export function ProjectCard({
  id,
  title,
  category,
  industry,
  text,
  image,
  headingLevel = 3,
  layout = 'stacked',
  eager,
  ...rest
}: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const
  const beside = layout === 'beside'
  return (
    <article
      className={`group relative grid content-start gap-x-gap gap-y-4 ${beside ? 'lg:grid-cols-2 lg:items-end' : ''}`}
    >
      <div className="overflow-hidden rounded-md bg-surface">
        <Picture
          src={image}
          alt=""
          {...PREVIEW_SIZE}
          eager={eager}
          className="aspect-4/3 w-full object-cover transition-transform duration-500 group-hover:scale-[1.015]"
        />
      </div>
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
          <span>{category}</span> <span>{industry}</span>
        </p>
        <Heading className={beside ? 'text-3xl' : 'text-xl'}>
          <Link
            to={paths.showcaseProject(id)}
            className="decoration-canal decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        {text && <p className={`max-w-[56ch] text-ink-soft ${beside ? 'text-lg' : ''}`}>{text}</p>}
        <Technologies {...rest} />
      </div>
    </article>
  )
}
