/** The statuses of a client's project (business.md, Project). */
export const PROJECT_STATUSES = [
  'intake',
  'active',
  'on_hold',
  'in_review',
  'delivered',
  'warranty',
  'archived',
  'cancelled',
] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]
