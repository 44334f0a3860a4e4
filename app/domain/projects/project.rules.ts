import { DAY } from '~/platform/clock'
import { machine, type StatusOf } from '../ground/machine'

/**
 * Where a client's project may go from each status (business.md, Project). Wishes at the last
 * milestone bring it back to work, and one that was on hold goes on from where it was.
 */
export const projectMachine = machine('project', {
  intake: ['active', 'in_review', 'cancelled'],
  active: ['on_hold', 'in_review', 'cancelled'],
  on_hold: ['active', 'in_review', 'cancelled'],
  in_review: ['active', 'on_hold', 'delivered', 'cancelled'],
  delivered: ['warranty', 'cancelled'],
  warranty: ['archived', 'cancelled'],
  archived: [],
  cancelled: [],
})
export const PROJECT_STATUSES = projectMachine.statuses
export type ProjectStatus = StatusOf<typeof projectMachine>

/** From the last approval on, the studio mends what does not work as agreed; ours. */
export const WARRANTY_DAYS = 30
export const WARRANTY = WARRANTY_DAYS * DAY
