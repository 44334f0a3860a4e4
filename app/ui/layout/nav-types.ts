export type NavLink = {
  label: string
  href: string
  /** A line under the label in the open panel. */
  description?: string
  /** The category of the shop that it leads to, whose icon stands before the label. */
  categoryName?: string
  /** Opens in a new tab, and says so. */
  external?: boolean
}
export type NavGroup = {
  id: string
  label: string
  links: NavLink[]
  /** A sentence beside the links in the open panel. */
  lead?: string
  highlighted?: boolean
}
