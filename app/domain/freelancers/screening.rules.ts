import type { FreelancerStatus } from '~/domain/ground/machines.rules'
import { AVAILABILITY } from './application.rules'

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
