import { machine, type StatusOf } from '../ground/machine'
import { AVAILABILITY } from './application.rules'

/** Where an application may go from each status (business.md, Freelancer application). */
export const applicationMachine = machine('application', {
  submitted: ['screening'],
  screening: ['approved', 'rejected'],
  approved: [],
  rejected: [],
})
export const APPLICATION_STATUSES = applicationMachine.statuses
export type ApplicationStatus = StatusOf<typeof applicationMachine>

/**
 * Where a freelancer may go from each status (business.md, Freelancer); whoever was offboarded
 * comes back by another application.
 */
export const freelancerMachine = machine('freelancer', {
  active: ['paused'],
  paused: ['active', 'offboarded'],
  offboarded: [],
})
export const FREELANCER_STATUSES = freelancerMachine.statuses
export type FreelancerStatus = StatusOf<typeof freelancerMachine>

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
