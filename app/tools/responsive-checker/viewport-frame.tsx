import { useTranslation } from 'react-i18next'
import type { Length, Viewport, Zoom } from './viewports.rules'
import { Icon } from '~/ui/media/icon'
import type { useScrollTogether } from './use-scroll-together'

export type ViewportFrameProps = {
  viewport: Viewport
  url: string
  host: string
  zoom: Zoom
  together: Length | null
  boxes: ReturnType<typeof useScrollTogether>
  turnHref: string
  onTurn: () => void
  script: boolean
}

/** The scale of the frame, and of the drawing that keeps its place, which a transform does not. */
const SCALES: Record<Zoom, { frame: string; place: string }> = {
  fit: {
    frame: 'scale-25 sm:scale-33 lg:scale-50',
    place: '[zoom:0.25] sm:[zoom:0.33] lg:[zoom:0.5]',
  },
  25: { frame: 'scale-25', place: '[zoom:0.25]' },
  33: { frame: 'scale-33', place: '[zoom:0.33]' },
  50: { frame: 'scale-50', place: '[zoom:0.5]' },
  67: { frame: 'scale-67', place: '[zoom:0.67]' },
  75: { frame: 'scale-75', place: '[zoom:0.75]' },
  100: { frame: '', place: '' },
}
const TOOL =
  'inline-grid size-11 place-items-center rounded-sm text-ink-soft hover:bg-surface-raised hover:text-ink'

type SiteProps = Pick<ViewportFrameProps, 'url' | 'zoom'> & {
  title: string
  width: number
  height: number
  still?: boolean
}

/**
 * A document of another site as wide as a screen: with its own script and forms, but not in our
 * name and without a word of where it came from.
 */
function Site({ url, title, zoom, width, height, still = false }: SiteProps) {
  const { frame, place } = SCALES[zoom]
  return (
    <>
      <svg aria-hidden width={width} height={height} className={`block max-w-none ${place}`} />
      <iframe
        title={title}
        src={url}
        width={width}
        height={height}
        scrolling={still ? 'no' : undefined}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
        className={`absolute top-0 left-0 max-w-none origin-top-left ${frame} ${still ? 'pointer-events-none' : ''}`}
      />
    </>
  )
}

/** A window of a size of one's own, as narrow as the browser allows. */
export function openWindow(url: string, { width, height }: Pick<Viewport, 'width' | 'height'>) {
  window.open(url, '', `popup,noopener,noreferrer,width=${width},height=${height}`)
}

/**
 * The page at one size, in a frame that scrolls by itself or, tall, in a box that scrolls with the
 * others.
 */
export function ViewportFrame({
  viewport,
  url,
  host,
  zoom,
  together,
  boxes,
  turnHref,
  onTurn,
  script,
}: ViewportFrameProps) {
  const { t } = useTranslation('responsive-checker')
  const { width, height, device } = viewport
  const size = t('frame.size', { width, height })
  const title = t('frame.title', { host, size })
  const { place } = SCALES[zoom]
  return (
    <figure className="grid w-max min-w-40 content-start gap-2">
      <figcaption className="flex items-end justify-between gap-3">
        <span className="grid leading-tight">
          <strong className="whitespace-nowrap">{size}</strong>{' '}
          <span className="text-sm text-ink-soft">
            {t(device ? `devices.${device}` : 'devices.own')}
          </span>
        </span>{' '}
        <span className="no-print -me-2.5 -mb-2 flex">
          <a
            href={turnHref}
            onClick={(event) => {
              event.preventDefault()
              onTurn()
            }}
            className={TOOL}
            title={t('frame.turn')}
          >
            <Icon name="rotate-cw" size={18} />
            <span className="sr-only">{t('frame.turnOne', { size })}</span>
          </a>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={(event) => {
              event.preventDefault()
              openWindow(url, viewport)
            }}
            className={TOOL}
            title={t(script ? 'frame.window' : 'frame.tab')}
          >
            <Icon name="arrow-up-right" size={18} />
            <span className="sr-only">
              {t(script ? 'frame.windowOf' : 'frame.tabOf', { size })}
            </span>
          </a>
        </span>
      </figcaption>
      {together ? (
        <div className="relative w-max overflow-hidden rounded-sm border border-line-strong bg-white pe-4">
          <svg aria-hidden width={width} height={height} className={`block max-w-none ${place}`} />
          <div
            role="region"
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
            tabIndex={0}
            aria-label={title}
            className="absolute inset-0 overflow-x-hidden overflow-y-scroll focus-visible:-outline-offset-3"
            {...boxes}
          >
            <div className="relative w-max">
              <Site url={url} title={title} zoom={zoom} width={width} height={together} still />
            </div>
          </div>
        </div>
      ) : (
        <div className="relative w-max overflow-hidden rounded-sm border border-line-strong bg-white">
          <Site url={url} title={title} zoom={zoom} width={width} height={height} />
        </div>
      )}
    </figure>
  )
}
