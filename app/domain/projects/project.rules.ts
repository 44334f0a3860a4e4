import { DAY } from '~/platform/clock'

/** From the last approval on, the studio mends what does not work as agreed; ours. */
export const WARRANTY_DAYS = 30
export const WARRANTY = WARRANTY_DAYS * DAY
