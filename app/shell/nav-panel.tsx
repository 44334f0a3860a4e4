import { CategoryIcon } from '~/ui/media/category-icon'
import { Icon } from '~/ui/media/icon'
import { Popover, PopoverButton } from '~/ui/overlay/popover'
import { NavItem } from '~/ui/layout/nav-item'
import type { NavGroup } from '~/ui/layout/nav-types'

/** One group of the bar: the button that opens its panel. */
export function NavButton({ group: { id, label, highlighted } }: { group: NavGroup }) {
  return (
    <PopoverButton
      target={`nav-${id}`}
      className={`flex min-h-11 items-center gap-1 rounded-sm px-2.5 text-sm font-semibold hover:bg-surface-raised lg:px-3.5 lg:text-base ${highlighted ? 'text-lantern' : ''}`}
    >
      {label}
      <Icon name="chevron-down" size={16} className="hidden lg:block" />
    </PopoverButton>
  )
}

/** Under the bar, the links of a group on the page's four columns. */
export function NavPanel({ group: { id, label, links } }: { group: NavGroup }) {
  return (
    <Popover id={`nav-${id}`} label={label} place="panel" className="pt-10 pb-14 max-md:hidden">
      <nav aria-label={label}>
        <div className="grid gap-gap lg:grid-cols-4">
          <div className="grid content-start gap-3">
            <p className="font-display text-3xl font-semibold">{label}</p>
          </div>
          <ul className="grid grid-cols-2 content-start gap-x-gap gap-y-1 lg:col-span-3 lg:grid-cols-3">
            {links.map((link) => (
              <li key={link.href + link.label}>
                <NavItem
                  link={link}
                  className="group block h-full rounded-sm py-2.5 aria-[current=page]:text-canal"
                >
                  {link.categoryName && (
                    <CategoryIcon
                      name={link.categoryName}
                      className="me-2.5 inline size-5 align-[-0.2em] text-canal"
                    />
                  )}
                  <span className="font-semibold decoration-canal decoration-2 underline-offset-4 group-hover:underline">
                    {link.label}
                  </span>
                </NavItem>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </Popover>
  )
}
