import { brand } from '~/brand'

/** The way to a page as schema.org has it; paths are of this site. */
export function breadcrumbList(origin: string, crumbs: { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  }
}

/** The studio, as the one who made something. */
export function studioOrganization(origin: string) {
  return { '@type': 'Organization', name: brand.name, legalName: brand.legalName, url: `${origin}/`, email: brand.email }
}
