import { useTranslation } from 'react-i18next'
import { PREVIEW_SIZE } from '~/domain/content/content.rules'
import { Picture } from '~/ui/media/picture'

export type Work = {
  id: number
  title: string
  paragraphs: string[]
  industry: string
  image: string
  technologies: string[]
  liveUrl: string | null
}
export type FrontWorkProps = {
  work: Work
  headingLevel: 2 | 3
  layout?: 'card' | 'row'
  eager?: boolean
}

/** A finished work of a studio. */
export function FrontWork({ work, headingLevel, layout = 'card', eager }: FrontWorkProps) {
  const { t } = useTranslation('studio-front')
  const { title, paragraphs, industry, image, technologies, liveUrl } = work
  const Heading = `h${headingLevel}` as const
  const row = layout === 'row'
  const shown = row ? paragraphs : paragraphs.slice(0, 1)
  return (
    <article
      className={`grid min-w-0 content-start gap-4 ${row ? 'gap-x-gap border-t-2 border-ink pt-6 lg:grid-cols-2' : ''}`}
    >
      {image && (
        <Picture
          src={image}
          alt=""
          {...PREVIEW_SIZE}
          eager={eager}
          className="aspect-4/3 w-full object-cover"
        />
      )}
      <div className="grid content-start gap-2">
        <p className="text-sm text-ink-soft">{industry}</p>
        <Heading className={row ? 'text-3xl' : 'text-xl'}>{title}</Heading>
        {shown.map((paragraph) => (
          <p key={paragraph} className="max-w-[60ch] text-ink-soft">
            {paragraph}
          </p>
        ))}
        {row && technologies.length > 0 && <p className="text-sm">{technologies.join(' · ')}</p>}
        {row && liveUrl && (
          <p>
            <a
              href={liveUrl}
              rel="noopener"
              className="inline-block min-h-6 underline decoration-canal decoration-2 underline-offset-4"
            >
              {t('works.visit', { title })}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
