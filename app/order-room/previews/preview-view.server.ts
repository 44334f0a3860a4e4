import { FRAME_SOURCE } from '~/platform/http/security-headers.server'
import { comparePreviewVersions } from '~/domain/previews/comparison.server'
import {
  DEVICES,
  readDevice,
  type Device,
  type FramingReason,
} from '~/domain/previews/framing.rules'
import type {
  PreviewDetail,
  PreviewSummary,
  PreviewVersionRow,
} from '~/domain/previews/previews.server'
import { paths } from '~/paths'
import { env } from '~/platform/env.server'
import { formatDateTime, formatNumber, formatRate } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import type { Looker } from '~/order-room/designs/design-view.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { pickVersion, presentVersion } from '~/order-room/versions/shared-version-view.server'

type Shown = { width?: number; view?: string; compare?: number; version?: number }

/** Where one preview is, for the side that looks. */
function hrefOf({ who }: Looker, orderId: string, previewId: string) {
  return (query: Shown = {}) =>
    who.side === 'studio'
      ? sellerPaths(who).preview(orderId, previewId, query)
      : paths.previewVersion(previewId, { order: orderId, ...query })
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** A card of the list: the newest version that may be seen. */
export function presentPreviewCard(preview: PreviewSummary, orderId: string, looker: Looker) {
  const [newest] = preview.versions
  const pictured = preview.versions.find(({ screenshotFileId }) => screenshotFileId)
  return {
    id: preview.id,
    title: preview.title,
    href: hrefOf(looker, orderId, preview.id)(),
    versions: preview.versions.length,
    host: newest ? hostOf(newest.url) : '',
    picture: pictured ? paths.sharedPicture(pictured.screenshotFileId!, 'card') : null,
    newest: newest
      ? presentVersion(newest, looker.who.side, looker.mayWrite, looker.language)
      : null,
  }
}

function screenshotOf({ screenshotFileId, width, height }: PreviewVersionRow) {
  return screenshotFileId && width && height
    ? {
        display: paths.sharedPicture(screenshotFileId, 'display'),
        original: paths.sharedPicture(screenshotFileId, 'original'),
        width,
        height,
      }
    : null
}

/** A page of our own is never framed: it could reach around the sandbox. */
const isOwn = (url: string) => new URL(url).origin === new URL(env.PUBLIC_URL).origin

/** Whether the site is shown here, or why it opens in a tab of its own. */
function presentFraming(
  { url, framingAllowed, framingReason, framingCheckedAt }: PreviewVersionRow,
  language: Language,
) {
  const framed = framingAllowed === true && !isOwn(url)
  return {
    framed,
    reason: framed ? null : ((framingReason ?? 'unreachable') as FramingReason),
    checked: framingCheckedAt && formatDateTime(framingCheckedAt, language),
  }
}

const MILLIONTHS_PER_BASIS_POINT = 100

/** What changed between two screenshots, as far as both are there. */
async function presentComparison(
  before: PreviewVersionRow,
  after: PreviewVersionRow,
  language: Language,
) {
  if (!before.screenshotFileId || !after.screenshotFileId) return null
  const { changed, areas, width, height } = await comparePreviewVersions(before.id, after.id)
  const tooLittle = changed > 0 && changed < MILLIONTHS_PER_BASIS_POINT
  const share = formatRate(tooLittle ? 1 : changed / MILLIONTHS_PER_BASIS_POINT, language)
  return {
    same: changed === 0,
    share: tooLittle ? `< ${share}` : share,
    areas,
    count: formatNumber(areas, language),
    picture: { display: paths.previewDifference(before.id, after.id), width, height },
  }
}

/**
 * The page of one preview: a version of it in its frame or as its screenshot, or what changed since
 * another version.
 */
export async function presentPreview(
  preview: PreviewDetail,
  query: URLSearchParams,
  looker: Looker,
) {
  const { who, mayWrite, language } = looker
  const version = pickVersion(preview.versions, query.get('version'))!
  const before = preview.versions.find(({ number }) => number < version.number)
  const other = query.has('compare')
    ? (preview.versions.find(
        ({ number }) => String(number) === query.get('compare') && number !== version.number,
      ) ?? before)
    : undefined
  const device = readDevice(query.get('width'))
  const href = hrefOf(looker, preview.orderId, preview.id)
  const number = version.number
  const present = (row: PreviewVersionRow) => ({
    ...presentVersion(row, who.side, mayWrite, language),
    url: row.url,
    host: hostOf(row.url),
    screenshot: screenshotOf(row),
  })
  const compared = (view?: string) =>
    href({ version: number, compare: other?.number ?? before?.number, view })
  return {
    ...{ id: preview.id, title: preview.title, side: who.side, device },
    version: { ...present(version), ...presentFraming(version, language) },
    other: other ? present(other) : null,
    difference: other ? await presentComparison(other, version, language) : null,
    view: query.get('view') === 'difference' ? ('difference' as const) : ('beside' as const),
    versions: preview.versions.map((row) => ({
      ...presentVersion(row, who.side, mayWrite, language),
      href: href({ version: row.number }),
      current: row.number === number,
    })),
    devices: (Object.keys(DEVICES) as Device[]).map((name) => ({
      name,
      width: DEVICES[name],
      href: href({ version: number, width: DEVICES[name] }),
      current: name === device,
    })),
    compareHref: before ? href({ version: number, compare: before.number }) : null,
    views: { beside: compared(), difference: compared('difference') },
  }
}
export type PreviewView = Awaited<ReturnType<typeof presentPreview>>

/** The header that lets this one site into a frame of the page, where it is shown in one. */
export function frameHeaders({ version, other }: PreviewView): Record<string, string> {
  return version.framed && !other ? { [FRAME_SOURCE]: new URL(version.url).origin } : {}
}
