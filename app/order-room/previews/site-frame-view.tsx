import { useTranslation } from 'react-i18next'
import type { Device, FramingReason } from '~/domain/previews/framing.rules'
import { Notice } from '~/ui/feedback/notice'
import { Button } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import type { Side, VersionView } from '~/order-room/versions/version-badge'
import { Form } from '~/ui/form/form'

export type Screenshot = { display: string; original: string; width: number; height: number }
export type ShownPreview = VersionView & {
  url: string
  host: string
  screenshot: Screenshot | null
  framed: boolean
  reason: FramingReason | null
  checked: string | null
}
export type DeviceLink = { name: Device; width: number; href: string; current: boolean }

/**
 * Each device in its own width, made small enough for the page by a scale for each size of the
 * page.
 */
const FRAMES: Record<Device, { window: string; frame: string }> = {
  phone: {
    window: 'h-[623px] w-[288px] sm:h-[844px] sm:w-[390px]',
    frame: 'h-[844px] w-[390px] scale-[0.7385] sm:scale-100',
  },
  tablet: {
    window: 'h-[415px] w-[288px] sm:h-[829px] sm:w-[576px] xl:h-[1180px] xl:w-[820px]',
    frame: 'h-[1180px] w-[820px] scale-[0.3512] sm:scale-[0.7024] xl:scale-100',
  },
  desktop: {
    window: 'h-[180px] w-[288px] sm:h-[360px] sm:w-[576px] xl:h-[540px] xl:w-[864px]',
    frame: 'h-[800px] w-[1280px] scale-[0.225] sm:scale-[0.45] xl:scale-[0.675]',
  },
}
const SHOTS: Record<Device, string> = {
  phone: 'max-w-[390px]',
  tablet: 'max-w-[576px]',
  desktop: 'max-w-[864px]',
}

/**
 * A document of another site: with its own script and forms, but not in our name and without a word
 * of where it came from.
 */
function SiteFrame({ title, url, device }: { title: string; url: string; device: Device }) {
  const { window, frame } = FRAMES[device]
  return (
    <div className={`max-w-full overflow-hidden rounded-sm border border-line bg-white ${window}`}>
      <iframe
        title={title}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
        loading="lazy"
        className={`max-w-none origin-top-left ${frame}`}
      />
    </div>
  )
}

/** The widths to look at it in; the page is loaded anew for each. */
export function DeviceTabs({ devices }: { devices: DeviceLink[] }) {
  const { t } = useTranslation('previews')
  return (
    <nav aria-label={t('devices.label')}>
      <ul className="flex flex-wrap gap-2">
        {devices.map(({ name, width, href, current }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={current ? 'true' : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-sm border px-3.5 ${current ? 'border-canal bg-canal-soft font-semibold' : 'border-line hover:border-line-strong'}`}
            >
              <Icon
                name={name === 'phone' ? 'smartphone' : name === 'tablet' ? 'tablet' : 'monitor'}
                size={18}
              />
              {t(`devices.${name}`)}{' '}
              <span className="text-sm text-ink-soft">{t('devices.width', { width })}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NotFramed({ version, side }: { version: ShownPreview; side: Side }) {
  const { t } = useTranslation('previews')
  const again = side === 'studio' && (
    <Form method="post">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="versionId" value={version.id} />
      <Button variant="secondary" size="sm">
        {t('check.again')}
      </Button>
    </Form>
  )
  return (
    <Notice title={t('notFramed.title')} action={again || undefined}>
      <p>
        {t(`notFramed.${version.reason ?? 'unreachable'}`, { host: version.host })}
        {version.checked && (
          <span className="text-ink-soft">
            {' '}
            {t('notFramed.checked', { date: version.checked })}
          </span>
        )}
      </p>
    </Notice>
  )
}

/**
 * The site as it is now, where it lets itself be shown here; else its screenshot, and the way to
 * it.
 */
export function SiteView({
  title,
  version,
  device,
  side,
}: {
  title: string
  version: ShownPreview
  device: Device
  side: Side
}) {
  const { t } = useTranslation('previews')
  const { url, framed, screenshot } = version
  return (
    <>
      {framed ? (
        <SiteFrame title={t('frame', { title })} url={url} device={device} />
      ) : (
        <NotFramed version={version} side={side} />
      )}
      {screenshot && (
        <figure className="grid gap-2">
          <img
            src={screenshot.display}
            alt={t('screenshot.alt', { title, number: version.number })}
            width={screenshot.width}
            height={screenshot.height}
            loading="lazy"
            className={`h-auto w-full rounded-sm border border-line ${SHOTS[device]}`}
          />
          <figcaption className="text-sm text-ink-soft">
            {t('screenshot.caption', { number: version.number })}{' '}
            <a href={screenshot.original} target="_blank" rel="noopener" className="quiet-link">
              {t('screenshot.full', { width: screenshot.width, height: screenshot.height })}
            </a>
          </figcaption>
        </figure>
      )}
    </>
  )
}
