import { DAY, SECOND } from '~/platform/clock'
import type { Topic } from './contact.rules'

/** Nobody reads the form and writes a message faster than this. */
const FASTEST = 3 * SECOND
/** Tabs stay open over nights and weekends; a stamp that is older was taken along. */
const OLDEST = 7 * DAY
const MOST_LINKS = 2

export const SUSPICIONS = [
  'trap',
  'no-stamp',
  'too-fast',
  'too-old',
  'links',
  'markup',
  'link-as-name',
] as const
export type Suspicion = (typeof SUSPICIONS)[number]

/** Signs of a program; the others may also be a person who pastes a page of links. */
const ROBOTIC: readonly Suspicion[] = ['trap', 'no-stamp', 'too-fast']

export interface Suspect {
  name: string
  company?: string
  about: string
  message: string
  /** What stands in the field that people leave empty. */
  trap: string
  /** When the form was shown; null when that is not signed by us. */
  shownAt: Date | null
}

const LINK = /\b(?:https?:\/\/|www\.)\S/gi
const MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i

function timing(shownAt: Date | null, now: Date): Suspicion[] {
  if (!shownAt) return ['no-stamp']
  const age = now.getTime() - shownAt.getTime()
  if (age < FASTEST) return ['too-fast']
  return age > OLDEST ? ['too-old'] : []
}

/**
 * Why a message looks like spam; it is kept and read all the same, and only answered by a person.
 */
export function findSuspicions(
  { name, company = '', about, message, trap, shownAt }: Suspect,
  now: Date,
): Suspicion[] {
  const say = (found: boolean, suspicion: Suspicion) => (found ? [suspicion] : [])
  const links = `${about} ${message}`.match(LINK)?.length ?? 0
  return [
    ...say(trap !== '', 'trap'),
    ...timing(shownAt, now),
    ...say(links > MOST_LINKS, 'links'),
    ...say(MARKUP.test(message), 'markup'),
    ...say(`${name} ${company}`.search(LINK) >= 0, 'link-as-name'),
  ]
}

/**
 * Whether the sender gets a confirmation: not one who may have typed somebody else's address. Who
 * withdraws from an order gets it unless a robot wrote (Directive 2011/83/EU, article 11: an
 * acknowledgement without delay).
 */
export function isConfirmed(topic: Topic, suspicions: readonly Suspicion[]): boolean {
  if (topic === 'withdrawal') return !suspicions.some((suspicion) => ROBOTIC.includes(suspicion))
  return suspicions.length === 0
}

/** The reasons that a message's row names. */
export function readSuspicions(stored: string): Suspicion[] {
  return SUSPICIONS.filter((suspicion) => stored.split(' ').includes(suspicion))
}
