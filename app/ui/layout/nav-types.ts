export type NavLink = {
  label: string
  href: string
  /** The category of the shop that it leads to, whose icon stands before the label. */
  categoryName?: string
  /** Opens in a new tab, and says so. */
  external?: boolean
}
export type NavGroup = {
  id: string
  label: string
  links: NavLink[]
  highlighted?: boolean
}
