import { useTranslation } from 'react-i18next'
import type { Device } from '~/domain/previews/framing.rules'
import { ButtonLink } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { AnswerPanel } from '~/order-room/versions/answer-panel'
import type { FormAnswer } from '~/ui/form/form-answer'
import type { Side, VersionView } from '~/order-room/versions/version-badge'
import { VersionTabs, type VersionTabsProps } from '~/order-room/versions/version-tabs'
import { DifferenceView, type DifferenceViewProps } from './difference-view'
import {
  DeviceTabs,
  SiteView,
  type DeviceLink,
  type Screenshot,
  type ShownPreview,
} from './site-frame-view'

export type PreviewPageProps = {
  preview: {
    title: string
    side: Side
    device: Device
    version: ShownPreview
    other: (VersionView & { screenshot: Screenshot | null }) | null
    difference: DifferenceViewProps['difference']
    view: DifferenceViewProps['view']
    views: DifferenceViewProps['views']
    versions: VersionTabsProps['versions']
    devices: DeviceLink[]
    compareHref: string | null
  }
  answer: FormAnswer
}

function One({ preview, answer }: PreviewPageProps) {
  const { t } = useTranslation('previews')
  const { title, side, device, version, devices } = preview
  return (
    <>
      <AnswerPanel version={version} side={side} answer={answer} />
      {version.note && <p className="max-w-text whitespace-pre-line">{version.note}</p>}
      <section aria-labelledby="site" className="grid justify-items-start gap-5">
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h2 id="site" className="min-w-0 text-xl break-words">
            {version.host}
          </h2>
          <ButtonLink
            to={version.url}
            target="_blank"
            rel="noopener noreferrer"
            variant="secondary"
            size="sm"
          >
            {t('open')}
            <Icon name="arrow-up-right" size={18} />
            <span className="sr-only">{t('newTab')}</span>
          </ButtonLink>
        </div>
        {(version.framed || version.screenshot) && <DeviceTabs devices={devices} />}
        <SiteView title={title} version={version} device={device} side={side} />
      </section>
    </>
  )
}

/**
 * One preview: the staging site in the width of a device, the client's answer, and what changed
 * between versions.
 */
export function PreviewPage({ preview, answer }: PreviewPageProps) {
  const { t } = useTranslation('previews')
  const { title, side, version, other, versions, compareHref, difference, view, views } = preview
  return (
    <div className="grid gap-6">
      <VersionTabs
        versions={versions}
        side={side}
        compare={
          compareHref ? { href: compareHref, label: t('compare'), current: other !== null } : null
        }
      />
      {other ? (
        <DifferenceView
          title={title}
          side={side}
          before={other}
          after={version}
          difference={difference}
          view={view}
          views={views}
        />
      ) : (
        <One preview={preview} answer={answer} />
      )}
    </div>
  )
}
