import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchPreview } from './search-preview'
import { PictureSource, SharedPicture, type DrawnPicture } from './shared-picture'

export type PreviewsView = {
  host: string
  trail: string
  siteName: string
  /** Null when there is none that could be read. */
  picture: DrawnPicture | null
  alt: string
  card: 'summary' | 'summary_large_image'
  /** As far as a list of results has room for them. */
  wide: { title: string; text: string }
  phone: { title: string; text: string }
  shared: { title: string; text: string }
}

function Preview({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      <figcaption className="text-sm font-semibold text-ink-soft">{title}</figcaption>
      {children}
    </figure>
  )
}

type CardProps = PreviewsView & { alt: string }

function FacebookCard({ host, shared, picture, alt }: CardProps) {
  return (
    <div className="overflow-hidden border border-line bg-surface-raised">
      <SharedPicture width={1200} height={630} alt={alt} shown={Boolean(picture)} />
      <div className="grid gap-0.5 px-4 py-3">
        <p className="truncate text-xs uppercase text-ink-soft">{host}</p>
        <p className="line-clamp-2 font-semibold leading-snug">{shared.title}</p>
        <p className="line-clamp-1 text-sm text-ink-soft">{shared.text}</p>
      </div>
    </div>
  )
}

function LargeCard({ host, shared, picture, alt }: CardProps) {
  const { t } = useTranslation('meta-tag-generator')
  return (
    <div className="grid gap-1">
      <div className="relative overflow-hidden rounded-[1rem] border border-line bg-surface-raised">
        {picture ? (
          <SharedPicture width={1200} height={630} alt={alt} shown />
        ) : (
          <div className="aspect-[1.91] bg-surface-raised" />
        )}
        <p className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] truncate rounded-sm bg-[#0009] px-2 text-sm text-[#fff]">
          {shared.title}
        </p>
      </div>
      <p className="truncate text-sm text-ink-soft">{t('previews.from', { host })}</p>
    </div>
  )
}

function SmallCard({ host, shared, picture, alt }: CardProps) {
  return (
    <div className="grid grid-cols-[7rem_1fr] overflow-hidden rounded-[1rem] border border-line bg-surface-raised">
      {picture ? (
        <SharedPicture width={300} height={300} alt={alt} shown className="h-full object-cover" />
      ) : (
        <span className="min-h-28 bg-surface" />
      )}
      <div className="grid min-w-0 content-center gap-0.5 border-s border-line px-4 py-2">
        <p className="truncate text-sm text-ink-soft">{host}</p>
        <p className="truncate">{shared.title}</p>
        <p className="line-clamp-2 text-sm text-ink-soft">{shared.text}</p>
      </div>
    </div>
  )
}

function LinkedInCard({ host, shared, picture, alt }: CardProps) {
  return (
    <div className="overflow-hidden rounded-sm border border-line bg-surface-raised">
      <SharedPicture width={1200} height={627} alt={alt} shown={Boolean(picture)} />
      <div className="grid gap-1 px-4 py-3">
        <p className="line-clamp-2 text-sm font-semibold">{shared.title}</p>
        <p className="truncate text-xs text-ink-soft">{host}</p>
      </div>
    </div>
  )
}

function SlackCard({ siteName, shared, picture, alt }: CardProps) {
  return (
    <div className="grid gap-1 border-s-4 border-line-strong ps-4">
      <p className="truncate text-sm font-semibold">{siteName}</p>
      <p className="line-clamp-2 font-semibold text-canal">{shared.title}</p>
      <p className="line-clamp-4 text-sm">{shared.text}</p>
      <SharedPicture
        width={picture?.width ?? 1}
        height={picture?.height ?? 1}
        alt={alt}
        shown={Boolean(picture)}
        className="mt-1 max-h-56 max-w-90 rounded-md border border-line"
      />
    </div>
  )
}

/** How a page is drawn elsewhere, as nearly as can be told from outside. */
export function Previews({ toMend, ...view }: PreviewsView & { toMend: number }) {
  const { t } = useTranslation('meta-tag-generator')
  const card = { ...view, alt: view.alt || t('previews.picture') }
  return (
    <section
      id="result"
      aria-labelledby="result-title"
      className="grid min-w-0 scroll-mt-28 content-start gap-7"
    >
      {view.picture && <PictureSource {...view.picture} />}
      <div>
        <h2 id="result-title" className="text-2xl">
          {t('previews.title')}
        </h2>
        <p role="status" className="mt-2">
          {t('result.mend', { count: toMend })}
        </p>
      </div>
      <Preview title={t('previews.search')}>
        <SearchPreview siteName={view.siteName} trail={view.trail} {...view.wide} />
      </Preview>
      <Preview title={t('previews.phone')}>
        <SearchPreview siteName={view.siteName} trail={view.trail} {...view.phone} narrow />
      </Preview>
      <div className="grid gap-x-gap gap-y-7 sm:grid-cols-2">
        <Preview title={t('previews.facebook')}>
          <FacebookCard {...card} />
        </Preview>
        <Preview title={t('previews.linkedin')}>
          <LinkedInCard {...card} />
        </Preview>
        <Preview title={view.card === 'summary' ? t('previews.x') : t('previews.xLarge')}>
          {view.card === 'summary' ? <SmallCard {...card} /> : <LargeCard {...card} />}
        </Preview>
        <Preview title={t('previews.slack')}>
          <SlackCard {...card} />
        </Preview>
        {view.card !== 'summary' && (
          <Preview title={t('previews.xSmall')}>
            <SmallCard {...card} />
          </Preview>
        )}
      </div>
      <p className="text-sm text-ink-soft">{t('previews.note')}</p>
    </section>
  )
}
