import { PUBLIC_SHOWCASE_STATUS } from '../content/content.rules'
import {
  type curationMachines,
  SHOWCASE_STATUSES,
  type ShowcaseStatus,
} from '../ground/machines.rules'

/**
 * What the public is shown, and the studio curates: finished projects and templates of the
 * community (spec §3).
 */
export type CuratedSubject = keyof typeof curationMachines

/** Where a record stands. Featured is the studio's own pick where it is a template. */
export interface CuratedState {
  status: ShowcaseStatus
  featured: boolean
}

interface CurationAct {
  /** What the history calls it. */
  done: string
  /** What it leads to; a record that is there already stays as it is. */
  to: { status: ShowcaseStatus } | { featured: boolean }
  needsPicture?: boolean
}

/**
 * What an admin does with one record or with many. Nothing is deleted: what is taken down can be
 * put back.
 */
export const CURATION_ACTS = {
  publish: { done: 'published', to: { status: PUBLIC_SHOWCASE_STATUS }, needsPicture: true },
  takeDown: { done: 'taken_down', to: { status: 'hidden' } },
  feature: { done: 'featured', to: { featured: true } },
  unfeature: { done: 'unfeatured', to: { featured: false } },
} as const satisfies Record<string, CurationAct>
export type CurationActName = keyof typeof CURATION_ACTS
export const CURATION_ACT_NAMES = Object.keys(CURATION_ACTS) as CurationActName[]

export function isCurationAct(value: unknown): value is CurationActName {
  return typeof value === 'string' && Object.hasOwn(CURATION_ACTS, value)
}

/**
 * Whether an act changes a record in this state: a draft that nobody has seen needs no taking down.
 */
export function changesState(act: CurationActName, { status, featured }: CuratedState): boolean {
  if (act === 'publish') return status !== PUBLIC_SHOWCASE_STATUS
  if (act === 'takeDown') return status === PUBLIC_SHOWCASE_STATUS
  return featured !== (act === 'feature')
}

/** The acts that a record takes, the main one first. */
export function actsFor(state: CuratedState): CurationActName[] {
  return CURATION_ACT_NAMES.filter((act) => changesState(act, state))
}

/** A status as it is stored; one that nobody knows is not shown to the public. */
export function readStatus(stored: string): ShowcaseStatus {
  return SHOWCASE_STATUSES.find((status) => status === stored) ?? 'hidden'
}

/** Characters, with a line break as one. */
export const LONGEST = {
  title: 80,
  description: 1200,
  industry: 60,
  technology: 40,
  name: 80,
  creator: 80,
  url: 500,
}
export const MOST = { technologies: 20, priority: 1000 }
/** The earliest and latest year that a work can have been delivered in. */
export const YEARS = { first: 1995, last: 2100 }

/** The places of a template's review badges, of which cards show the first two (spec §3). */
export const BADGE_PLACES = ['first', 'second', 'third', 'fourth'] as const

/** An address of the open web: http or https, without a password in it. */
export function isWebAddress(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.hostname.includes('.')
  )
}
