import { AVAILABILITY } from './application.rules'

export const APPLICATION_STATUSES = ['submitted', 'screening', 'approved', 'rejected'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** Where an application may go from each status (business.md, Freelancer application). */
export const APPLICATION_TRANSITIONS: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  submitted: ['screening'],
  screening: ['approved', 'rejected'],
  approved: [],
  rejected: [],
}

/** The statuses from which `to` can be reached, for the guard of an update. */
export function applicationSourcesOf(to: ApplicationStatus): ApplicationStatus[] {
  return APPLICATION_STATUSES.filter((from) => APPLICATION_TRANSITIONS[from].includes(to))
}

export const FREELANCER_STATUSES = ['active', 'paused', 'offboarded'] as const
export type FreelancerStatus = (typeof FREELANCER_STATUSES)[number]

/**
 * Where a freelancer may go from each status (business.md, Freelancer); whoever was offboarded
 * comes back by another application.
 */
export const FREELANCER_TRANSITIONS: Record<FreelancerStatus, readonly FreelancerStatus[]> = {
  active: ['paused'],
  paused: ['active', 'offboarded'],
  offboarded: [],
}

/** The statuses from which `to` can be reached, for the guard of an update. */
export function freelancerSourcesOf(to: FreelancerStatus): FreelancerStatus[] {
  return FREELANCER_STATUSES.filter((from) => FREELANCER_TRANSITIONS[from].includes(to))
}

/** Offers go to those who are active alone; what was earned is paid out whatever the status. */
export const mayBeOffered = (status: FreelancerStatus) => status === 'active'

/** The fewest hours of a week that an application spoke of: what a schedule starts with. */
const LEAST_HOURS: Record<(typeof AVAILABILITY)[number], number> = {
  'under-10': 5,
  '10-20': 10,
  '20-30': 20,
  'over-30': 30,
}

export function usualHoursOf(availability: string): number {
  const known = AVAILABILITY.find((value) => value === availability)
  return known ? LEAST_HOURS[known] : 0
}
