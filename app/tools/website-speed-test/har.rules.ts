import { phasesOf } from './waterfall.rules'
import type { Loaded } from './speed.rules'

const round = (milliseconds: number) => Math.round(milliseconds * 10) / 10

/** -1 for a part that a request did not have. */
const partOf = (measured: number | null | undefined, milliseconds: number) =>
  typeof measured === 'number' ? round(milliseconds) : -1

/**
 * A request of a test in the form of HAR 1.2; what was not measured, or did not happen, is -1 as
 * its specification asks.
 */
function entryOf(one: Loaded, began: Date) {
  const { redirects, dns, connect, tls, wait, receive } = phasesOf(one)
  const list = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => ({ name, value }))
  const measured = one.timings !== null
  return {
    startedDateTime: new Date(began.getTime() + one.start).toISOString(),
    time: round(one.total),
    request: {
      method: 'GET',
      url: one.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      queryString: [...new URL(one.url).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: 0,
    },
    response: {
      ...{
        status: one.status ?? 0,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: list(one.headers),
        redirectURL: one.headers.location ?? '',
        headersSize: -1,
        bodySize: one.status === null ? -1 : one.sent,
      },
      content: {
        size: one.unpacked,
        compression: Math.max(0, one.unpacked - one.sent),
        mimeType: one.headers['content-type'] ?? '',
      },
    },
    cache: {},
    timings: {
      blocked: redirects > 0 ? round(redirects) : -1,
      dns: partOf(one.timings?.dns, dns),
      // HAR counts the handshake of TLS as a part of connecting as well.
      connect: partOf(one.timings?.connect, connect + tls),
      ssl: partOf(one.timings?.tls, tls),
      send: 0,
      wait: measured ? round(wait) : round(one.total),
      receive: measured ? round(receive) : 0,
    },
    ...(one.refusal && { comment: one.refusal }),
  }
}

/**
 * A test as HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/), as developer tools read it;
 * there was no browser, so no page timings.
 */
export function toHar({
  title,
  date,
  loaded,
  comment,
}: {
  title: string
  date: Date
  loaded: readonly Loaded[]
  comment: string
}) {
  return {
    log: {
      ...{ version: '1.2', creator: { name: 'Kanal', version: '1.0' } },
      pages: [
        {
          startedDateTime: date.toISOString(),
          id: 'page',
          title,
          pageTimings: { onContentLoad: -1, onLoad: -1 },
          comment,
        },
      ],
      entries: loaded.map((one) => ({ pageref: 'page', ...entryOf(one, date) })),
    },
  }
}
