import { withoutEnd } from '~/platform/free-text'
import { MEGABYTE } from '../files/upload.rules'

/** What the studio looks for, by trade. A skill is stored by its name here. */
export const SKILLS = {
  design: ['ui-design', 'design-systems', 'brand-identity', 'packaging'],
  development: [
    'react',
    'framer',
    'webflow',
    'wordpress',
    'shopify',
    'headless-commerce',
    'accessibility',
    'performance',
  ],
  content: ['copywriting', 'translation'],
  ai: ['ai-assistants', 'ai-search'],
  marketing: ['seo', 'analytics', 'campaigns'],
} as const
export type Trade = keyof typeof SKILLS
export type Skill = (typeof SKILLS)[Trade][number]
export const TRADES = Object.keys(SKILLS) as Trade[]
export const ALL_SKILLS = TRADES.flatMap((trade) => SKILLS[trade] as readonly Skill[])

/** Years of paid work. */
export const EXPERIENCE = ['under-2', '2-5', '5-10', 'over-10'] as const
/** Hours in a usual week. */
export const AVAILABILITY = ['under-10', '10-20', '20-30', 'over-30'] as const
/** Stands for every country that is not on the list. */
export const OTHER_COUNTRY = 'other'

export const LONGEST = { name: 120, email: 200, links: 2000, introduction: 3000 }
export const MOST_LINKS = 8

/** From strangers, so documents and pictures alone. */
export const UPLOADS = { most: 4, maxBytes: 5 * MEGABYTE, documentsOnly: true }

/**
 * Megabytes that strangers may have us keep with applications in a day, one of them and all
 * together, so that nobody fills the disk.
 */
export const UPLOADS_A_DAY = { each: 200, all: 1_000 }

/** Within how many working days an applicant hears from us, whatever the answer. */
export const DECISION_DAYS = 10
/** How long an offered assignment waits for its answer (business.md, Assignment). */
export const OFFER_HOURS = 48
/** How many times an assignment comes back for changes unless it says otherwise. */
export const USUAL_REVISIONS = 2

const SCHEME = /^[a-z][a-z\d+.-]*:/i
const HOST = /^[^\s.]+(?:\.[^\s.]+)+$/

/** An address as people type it, with or without `https://`; null when it leads to no website. */
export function readLink(typed: string): string | null {
  // A host with many marks takes the URL parser a time that grows with the square of its length.
  if (typed.length > LONGEST.links) return null
  const address =
    SCHEME.test(typed) && !/^(?=[^/:]+:\d)[^/:.]+\.[^/:]/.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname, username, password, href } = new URL(address)
  if (!['http:', 'https:'].includes(protocol) || username || password || !HOST.test(hostname))
    return null
  return href
}

/** The addresses of a text, one a line, none twice, and what in it is none. */
export function readLinks(text: string): { links: string[]; wrong: string[] } {
  const lines = text
    .split(/\s+/)
    .map((word) => withoutEnd(word, /[,;]/))
    .filter(Boolean)
  const read = lines.map((line) => ({ line, link: readLink(line) }))
  const links = read.flatMap(({ link }) => link ?? [])
  return {
    links: [...new Set(links)],
    wrong: read.filter(({ link }) => link === null).map(({ line }) => line),
  }
}
