import { readRecords } from '../../platform/stored-json'
import type { Category } from '../catalog/catalog.rules'
import { MEGABYTE } from '../files/upload.rules'

/** Characters, with a line break as one. */
export const MAX_ANSWER = 20_000

/**
 * What a brief takes before the order is paid; `most` counts for one line, and no cart has more
 * than `mostInCart`.
 */
export const BRIEF_FILES = { most: 5, mostInCart: 20, maxBytes: 5 * MEGABYTE }

/**
 * What strangers may have us keep before anything is ordered, so that none of them fills the disk:
 * megabytes of one network address in a day, and bytes of all carts together. Files in a cart that
 * is nobody's account's go so many days after its last change.
 */
export const UNORDERED = { megabytesADay: 200, allBytes: 5 * 1024 * MEGABYTE, guestDays: 2 }

/** What we ask about each kind of service, besides what its scope says that we need. */
export const QUESTIONS = {
  Website: ['goals', 'audience', 'examples', 'content', 'languages'],
  Application: ['goals', 'audience', 'tasks', 'systems', 'examples'],
  'E-commerce': ['goals', 'audience', 'range', 'selling', 'languages'],
  Branding: ['goals', 'audience', 'character', 'examples', 'uses'],
  Content: ['goals', 'audience', 'voice', 'examples', 'languages'],
  AI: ['goals', 'audience', 'sources', 'limits', 'languages'],
  Marketing: ['goals', 'audience', 'channels', 'measures', 'examples'],
} as const satisfies Record<Category, readonly string[]>

/** The name of the answer to one of the things that a service's scope says we need. */
export const needKey = (index: number) => `need${index + 1}`

/** Answers by the name of their question; empty ones are left out. */
export type Answers = Record<string, string>

/** The answers as a cart's line keeps them. */
export function readAnswers(stored: unknown): Answers {
  const entries = Object.entries(Object(stored) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

/** An answer as an order keeps it, with the words that it answers. */
export interface AnsweredQuestion {
  key: string
  question: string
  answer: string
}

/** The answers as an order's line keeps them. */
export function readAnswered(stored: unknown): AnsweredQuestion[] {
  return readRecords(stored).filter(
    (one): one is AnsweredQuestion & Record<string, unknown> =>
      typeof one.key === 'string' &&
      typeof one.question === 'string' &&
      typeof one.answer === 'string',
  )
}
