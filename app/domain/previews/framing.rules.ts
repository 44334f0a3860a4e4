/**
 * Why a site is not shown inside our page; `unreachable` and `forbidden` say nothing about the
 * site's own wish.
 */
export type FramingReason =
  'x-frame-options' | 'frame-ancestors' | 'status' | 'unreachable' | 'forbidden'

export interface Framing {
  /** Null when the site could not be asked. */
  allowed: boolean | null
  reason: FramingReason | null
}

type HeaderValues = Record<string, string | string[] | undefined>

const REFUSED = 400
const ALLOWED: Framing = { allowed: true, reason: null }

function valuesOf(headers: HeaderValues, name: string) {
  return [headers[name] ?? []].flat().flatMap((value) => value.split(','))
}

/** The sources of `frame-ancestors` of each policy that has one. */
function ancestorsOf(headers: HeaderValues): string[][] {
  const directives = valuesOf(headers, 'content-security-policy').map((policy) =>
    policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/)),
  )
  return directives.flatMap((policy) =>
    policy
      .filter(([name]) => name === 'frame-ancestors')
      .slice(0, 1)
      .map(([, ...sources]) => sources),
  )
}

/** Whether a source of a policy, in lower case, means this origin. */
function fits(source: string, { protocol, hostname, port }: URL) {
  if (source === '*') return true
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === protocol
  const [, scheme, host = '', wantedPort] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source) ?? []
  const sameScheme =
    !scheme || `${scheme}:` === protocol || (scheme === 'http' && protocol === 'https:')
  const samePort =
    wantedPort === '*' ||
    (wantedPort ?? '') === port ||
    (wantedPort === '443' && protocol === 'https:' && port === '')
  const sameHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : host === hostname
  return sameScheme && samePort && sameHost
}

/**
 * Whether a page with these headers may stand in a frame of `origin`: `frame-ancestors` decides
 * where a policy has it, and `X-Frame-Options` only where none has.
 */
export function readFraming(
  { status, headers }: { status: number; headers: HeaderValues },
  origin: string,
): Framing {
  if (status >= REFUSED) return { allowed: false, reason: 'status' }
  const own = new URL(origin)
  const policies = ancestorsOf(headers)
  if (policies.length > 0)
    return policies.every((sources) => sources.some((source) => fits(source, own)))
      ? ALLOWED
      : { allowed: false, reason: 'frame-ancestors' }
  const closed = valuesOf(headers, 'x-frame-options').some((value) =>
    /^(deny|sameorigin)$/i.test(value.trim()),
  )
  return closed ? { allowed: false, reason: 'x-frame-options' } : ALLOWED
}

/** Widths at which a site is looked at, in CSS pixels. */
export const DEVICES = { phone: 390, tablet: 820, desktop: 1280 } as const
export type Device = keyof typeof DEVICES

/** The device of a width in an address; a desktop for any other. */
export function readDevice(width: string | null): Device {
  const found = (Object.keys(DEVICES) as Device[]).find(
    (device) => String(DEVICES[device]) === width,
  )
  return found ?? 'desktop'
}
