import type { ShowcaseStatus } from '../ground/machines.rules'

/**
 * What the JSON contract says when a testimonial names no company (spec §3); pages say it in their
 * language.
 */
export const COMPANY_FALLBACK = 'Company'

/** The only ones that the public sees; others are known to admins. */
export const PUBLIC_SHOWCASE_STATUS: ShowcaseStatus = 'live'

/** The orders that visitors choose from. */
export const TEMPLATE_SORTS = ['newest', 'popular', 'name'] as const
/** The home page's order beside them: those that the studio put first, then the newest. */
export const CONTRACT_TEMPLATE_SORTS = [...TEMPLATE_SORTS, 'featured'] as const
export type TemplateSort = (typeof CONTRACT_TEMPLATE_SORTS)[number]

export const MAX_TESTIMONIALS = 50

/**
 * Pictures of projects and templates are all drawn in this size; the attributes keep their place
 * free.
 */
export const PREVIEW_SIZE = { width: 800, height: 600 }
