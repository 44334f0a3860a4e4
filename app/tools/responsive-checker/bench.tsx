import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LENGTHS,
  turnAll,
  turnOne,
  ZOOMS,
  type Length,
  type View,
  type Viewport,
} from './viewports.rules'
import { Button } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { useScrollTogether } from './use-scroll-together'
import { hrefOf } from './use-view'
import { ViewportFrame } from './viewport-frame'

export type BenchProps = {
  url: string
  host: string
  typed: string
  view: View
  viewports: Viewport[]
  script: boolean
  show: (view: View) => void
}

const CHOICE = 'inline-flex min-h-11 items-center rounded-sm border px-3'

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm text-ink-soft">
        {label}
      </span>
      {children}
    </div>
  )
}

/** Script scrolls the boxes as one; without it there is nothing to choose. */
function Scrolling({ view, show }: Pick<BenchProps, 'view' | 'show'>) {
  const { t } = useTranslation('responsive-checker')
  const lengths: (Length | null)[] = [null, ...LENGTHS]
  return (
    <label className="flex max-w-full items-center gap-2">
      <span className="text-sm text-ink-soft">{t('bench.scroll')}</span>
      <select
        value={String(view.together ?? '')}
        onChange={({ currentTarget }) =>
          show({
            ...view,
            together: LENGTHS.find((length) => String(length) === currentTarget.value) ?? null,
          })
        }
        className="control min-h-11 w-auto min-w-0 py-1.5"
      >
        {lengths.map((length) => (
          <option key={length} value={length ?? ''}>
            {length ? t('bench.together', { length }) : t('bench.apart')}
          </option>
        ))}
      </select>
    </label>
  )
}

function Tools({
  typed,
  view,
  viewports,
  script,
  show,
  reload,
}: Omit<BenchProps, 'url' | 'host'> & { reload: () => void }) {
  const { t } = useTranslation('responsive-checker')
  /** A link that without script asks for the page anew, and with it changes what is there. */
  const link = (next: View) => ({
    href: `${hrefOf(typed, next)}#result`,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      show(next)
    },
  })
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
      <Group label={t('bench.zoom')}>
        {ZOOMS.map((zoom) => (
          <a
            key={zoom}
            {...link({ ...view, zoom })}
            aria-current={zoom === view.zoom ? 'true' : undefined}
            className={`${CHOICE} ${zoom === view.zoom ? 'border-canal bg-canal-soft font-semibold' : 'border-line hover:border-line-strong'}`}
          >
            {zoom === 'fit' ? t('bench.fit') : t('bench.percent', { zoom })}
          </a>
        ))}
      </Group>
      <a
        {...link(turnAll(view, viewports))}
        className={`${CHOICE} gap-2 border-line-strong hover:border-ink`}
      >
        <Icon name="rotate-cw" size={18} />
        {t('bench.turn')}
      </a>{' '}
      {script && (
        <Button type="button" variant="secondary" size="sm" onClick={reload}>
          <Icon name="refresh-cw" size={18} />
          {t('bench.reload')}
        </Button>
      )}
      {script && <Scrolling view={view} show={show} />}
    </div>
  )
}

/** The page at all chosen sizes, side by side. */
export function Bench({ url, host, script, ...props }: BenchProps) {
  const { t } = useTranslation('responsive-checker')
  const { typed, view, viewports, show } = props
  const [load, setLoad] = useState(0)
  const boxes = useScrollTogether()
  return (
    <div className="grid gap-5">
      <Tools {...props} script={script} reload={() => setLoad(load + 1)} />
      <div
        role="region"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
        tabIndex={0}
        aria-label={t('bench.label')}
        className="relative flex flex-wrap items-start gap-x-gap gap-y-8 overflow-x-auto pb-3"
      >
        {viewports.map((viewport) => (
          <ViewportFrame
            key={`${viewport.key}-${load}`}
            {...{ viewport, url, host, boxes, script }}
            zoom={view.zoom}
            together={view.together}
            turnHref={`${hrefOf(typed, turnOne(view, viewport.key))}#result`}
            onTurn={() => show(turnOne(view, viewport.key))}
          />
        ))}
      </div>
      <ul className="grid max-w-text gap-1 text-sm text-ink-soft">
        <li>{t('bench.blank')}</li>
        {view.together && <li>{t('bench.togetherNote')}</li>}
      </ul>
    </div>
  )
}
