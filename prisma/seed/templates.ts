import { templatesForCompanies } from './templates/for-companies.ts'
import { templatesForPeople } from './templates/for-people.ts'
import { templatesForSales } from './templates/for-sales.ts'
import type { TemplateSeed } from './templates/template-seed.ts'

/**
 * The community template showcase (spec §3); creators are fictional and hosts are reserved example
 * names.
 */
export const templates: readonly TemplateSeed[] = [
  ...templatesForSales,
  ...templatesForCompanies,
  ...templatesForPeople,
]
