import { oneLine } from '~/platform/free-text'

/** What a message can be about; an address picks one by `?topic=`. */
export const TOPICS = [
  'project',
  'order',
  'payment',
  'withdrawal',
  'privacy',
  'accessibility',
  'partnership',
  'other',
] as const
export type Topic = (typeof TOPICS)[number]

/** The topic that a row names; something else for what was one once. */
export function readTopic(stored: string): Topic {
  return isTopic(stored) ? stored : 'other'
}

export function isTopic(value: unknown): value is Topic {
  return (TOPICS as readonly unknown[]).includes(value)
}

export const LONGEST = { name: 120, email: 200, company: 160, about: 160, message: 5000 }

/** What the form starts with when a link brought something along. */
export function readPrefill(query: URLSearchParams): { topic: Topic | ''; about: string } {
  const topic = query.get('topic')
  const about = oneLine(query.get('about') ?? '')
  return { topic: isTopic(topic) ? topic : '', about: about.slice(0, LONGEST.about) }
}
