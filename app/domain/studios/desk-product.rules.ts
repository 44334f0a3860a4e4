/** Characters. */
export const PRODUCT_NAME_MAX = 120
export const SUMMARY_MAX = 300
export const DESCRIPTION_MAX = 5000
/** Lines of what is in a service, what is not, and what the client gives. */
export const MOST_LINES = 30
/** Working days of one milestone. */
export const MOST_DAYS = 250
export const MOST_REVISIONS = 20
/** Milestones of one service. */
export const STEP_ROWS = 4
/** Characters of what is told about a work, and how many tools it names. */
export const WORK_TEXT_MAX = 3000
export const MOST_TECHNOLOGIES = 12
