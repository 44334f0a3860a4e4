import { randomUUID } from 'node:crypto'
import {
  readNames,
  readPins,
  type DesignDetail,
  type DesignSummary,
  type DesignVersionRow,
  type PinRow,
} from '~/domain/designs/designs.server'
import { readPoint, regionOf } from '~/domain/designs/pin.rules'
import type { Participant } from '~/domain/people/participant.rules'
import { paths } from '~/paths'
import { formatDateTime } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { pickVersion, presentVersion } from '~/order-room/versions/shared-version-view.server'

/** Who looks, in which language, and whether they may write. */
export interface Looker {
  who: Participant
  language: Language
  mayWrite: boolean
}

interface Names {
  /** Whoever looks. */
  viewer: string
  /** The studio whose order it is. */
  seller: string
}

/** Where one design is, for the side that looks. */
function hrefOf({ who }: Looker, orderId: string, designId: string) {
  return (query: { version?: number; compare?: number; anchor?: string } = {}) =>
    who.side === 'studio'
      ? sellerPaths(who).design(orderId, designId, query)
      : paths.designVersion(designId, { order: orderId, ...query })
}

const picture = ({ fileVersionId, width, height }: DesignVersionRow) => ({
  display: paths.sharedPicture(fileVersionId, 'display'),
  original: paths.sharedPicture(fileVersionId, 'original'),
  width,
  height,
})

/** A card of the list: the newest version that may be seen. */
export function presentDesignCard(design: DesignSummary, orderId: string, looker: Looker) {
  const [newest] = design.versions
  return {
    id: design.id,
    title: design.title,
    href: hrefOf(looker, orderId, design.id)(),
    versions: design.versions.length,
    openPins: design.versions.reduce((sum, { _count }) => sum + _count.pins, 0),
    picture: newest ? paths.sharedPicture(newest.fileVersionId, 'card') : null,
    newest: newest
      ? presentVersion(newest, looker.who.side, looker.mayWrite, looker.language)
      : null,
  }
}

function presentPin(
  pin: PinRow,
  prefix: string,
  { people, seller }: { people: Map<number, string>; seller: string },
  { who, language }: Looker,
) {
  const said = ({
    id,
    body,
    authorId,
    side,
    createdAt,
  }: {
    id: string
    body: string
    authorId: number
    side: string
    createdAt: Date
  }) => ({
    id,
    body,
    side: side === 'studio' ? ('studio' as const) : ('client' as const),
    own: authorId === who.userId && side === who.side,
    who: side === 'studio' && who.side === 'client' ? seller : (people.get(authorId) ?? seller),
    when: formatDateTime(createdAt, language),
    dateTime: createdAt.toISOString(),
  })
  return {
    ...said(pin),
    ...{
      number: pin.number,
      x: pin.x,
      y: pin.y,
      region: regionOf(pin),
      resolved: pin.resolvedAt !== null,
    },
    anchor: `${prefix}pin-${pin.number}`,
    mark: `${prefix}mark-${pin.number}`,
    replies: pin.replies.map(said),
    key: randomUUID(),
  }
}

/**
 * People are asked for by name only where the reader cannot know them: the studio speaks as one to
 * its clients.
 */
function unknownPeople(pins: PinRow[], { who }: Looker) {
  const said = pins.flatMap((pin) => [pin, ...pin.replies])
  return said
    .filter(
      ({ side, authorId }) =>
        authorId !== who.userId && (side === 'client' || who.side === 'studio'),
    )
    .map(({ authorId }) => authorId)
}

/**
 * The page of one design: a version with its remarks, another one beside it if the address asks for
 * it, and a place that was clicked on.
 */
export async function presentDesign(
  design: DesignDetail,
  query: URLSearchParams,
  looker: Looker,
  { viewer, seller }: Names,
) {
  const version = pickVersion(design.versions, query.get('version'))!
  const before = design.versions.find(({ number }) => number < version.number)
  const other = query.has('compare')
    ? (design.versions.find(
        ({ number }) => String(number) === query.get('compare') && number !== version.number,
      ) ?? before)
    : undefined
  const pins = await readPins([version.id, ...(other ? [other.id] : [])], before?.id ?? null)
  const people = new Map([
    ...(await readNames(unknownPeople(pins, looker))),
    [looker.who.userId, viewer],
  ])
  const pinsOf = (row: DesignVersionRow | undefined, prefix = '') =>
    pins
      .filter(({ designVersionId }) => designVersionId === row?.id)
      .map((pin) => presentPin(pin, prefix, { people, seller }, looker))
  const href = hrefOf(looker, design.orderId, design.id)
  const { who, mayWrite, language } = looker
  const point = mayWrite ? readPoint(query, version) : null
  const shown = (row: DesignVersionRow, prefix = '') => ({
    ...presentVersion(row, who.side, mayWrite, language),
    picture: picture(row),
    pins: pinsOf(row, prefix),
  })
  return {
    ...{ id: design.id, title: design.title, orderId: design.orderId, side: who.side, mayWrite },
    version: shown(version),
    other: other ? shown(other, `v${other.number}-`) : null,
    earlier:
      before && !other
        ? {
            number: before.number,
            href: href({ version: before.number }),
            pins: pinsOf(before, `v${before.number}-`).filter(({ resolved }) => !resolved),
          }
        : null,
    versions: design.versions.map((row) => ({
      ...presentVersion(row, who.side, mayWrite, language),
      href: href({ version: row.number }),
      current: row.number === version.number,
    })),
    here: href({ version: version.number }),
    compareHref: before ? href({ version: version.number, compare: before.number }) : null,
    point: point && { ...point, region: regionOf(point) },
    pinKey: randomUUID(),
  }
}
