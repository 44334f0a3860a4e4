export const ORDERS_PER_PAGE = 20

/** Where a page of orders starts: beyond the order at this place, further back or further forth in time. */
export interface OrdersCursor {
  direction: 'older' | 'newer'
  createdAt: Date
  id: string
}

const PLACE = /^(\d{1,13})\.([\w-]{1,64})$/

/** The place of an order in its list, as it stands in a URL. */
export function placeOf({ createdAt, id }: { createdAt: Date; id: string }) {
  return `${createdAt.getTime()}.${id}`
}

/** Reads a place out of a URL; null for anything else, which gives the first page. */
export function readCursor(direction: OrdersCursor['direction'], place: string | null): OrdersCursor | null {
  const [, time, id] = PLACE.exec(place ?? '') ?? []
  if (!time || !id) return null
  return { direction, createdAt: new Date(Number(time)), id }
}
