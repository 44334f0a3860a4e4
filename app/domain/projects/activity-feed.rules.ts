import { currentTime, DAY } from '~/platform/clock'
import { ACTIVITY_KINDS, type ActivityKind } from './activity.rules'

export const ACTIVITIES_PER_PAGE = 30

/** What a feed can be narrowed to. */
export const ACTIVITY_GROUPS = ['payments', 'work', 'files', 'messages', 'decisions'] as const
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number]

/** Days back from today. */
export const ACTIVITY_PERIODS = ['7', '30', '90'] as const
export type ActivityPeriod = (typeof ACTIVITY_PERIODS)[number]

const SUBJECTS: Record<string, ActivityGroup> = {
  payable: 'payments',
  refund: 'payments',
  file: 'files',
  deliverable: 'files',
  message: 'messages',
  withdrawal: 'decisions',
}

/** What somebody decided, whatever it is about. */
const DECISIONS =
  /\.(approved|accepted|changes_requested|declined|cancelled|withdrawn|confirmed|on_hold)$/

/**
 * The group that a kind of activity belongs to: what was decided, else what it is about, and else
 * work.
 */
export function activityGroup(kind: string): ActivityGroup {
  const subject = SUBJECTS[kind.split('.')[0] ?? '']
  if (subject === 'payments' || subject === 'messages') return subject
  return DECISIONS.test(kind) ? 'decisions' : (subject ?? 'work')
}

export const kindsOf = (group: ActivityGroup): ActivityKind[] =>
  ACTIVITY_KINDS.filter((kind) => activityGroup(kind) === group)

export interface FeedFilter {
  group: ActivityGroup | null
  period: ActivityPeriod | null
}

const known = <Value extends string>(values: readonly Value[], wanted: string | null) =>
  values.find((value) => value === wanted) ?? null

/** What an address asks for; anything else asks for nothing. */
export function readFeedFilter(query: URLSearchParams): FeedFilter {
  return {
    group: known(ACTIVITY_GROUPS, query.get('kind')),
    period: known(ACTIVITY_PERIODS, query.get('period')),
  }
}

/** The moment from which on a period counts. */
export const startOf = (period: ActivityPeriod, now = currentTime()) =>
  new Date(now.getTime() - Number(period) * DAY)
