import { env } from '../env.server'

/** A gtag-like tag: its id, and where its script comes from. */
export interface AnalyticsTag {
  id: string
  src: string
}

const GOOGLE = /(^|\.)googletagmanager\.com$/
const GOOGLE_SCRIPTS = ['https://*.googletagmanager.com']
const GOOGLE_DATA = [
  ...GOOGLE_SCRIPTS,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://*.google.com',
]

/** The studio's tag, or null while none is configured. */
export function analyticsTag(): AnalyticsTag | null {
  return env.ANALYTICS_ID ? { id: env.ANALYTICS_ID, src: env.ANALYTICS_SRC } : null
}

/**
 * What the tag adds to the Content-Security-Policy: hosts of its script and of what it sends, each
 * with a space in front.
 */
export function tagHosts(): { script: string; data: string } {
  const tag = analyticsTag()
  if (!tag) return { script: '', data: '' }
  const { origin, hostname } = new URL(tag.src)
  const list = (hosts: string[]) => hosts.map((host) => ` ${host}`).join('')
  return GOOGLE.test(hostname)
    ? { script: list(GOOGLE_SCRIPTS), data: list(GOOGLE_DATA) }
    : { script: ` ${origin}`, data: ` ${origin}` }
}
