import { useTranslation } from 'react-i18next'
import { adminPaths, type OrderPart } from '~/admin-paths'
import { NavItem } from '~/ui/layout/nav-item'

/** The studio's pages about one order that are open. */
const PARTS: OrderPart[] = ['details', 'team', 'messages', 'files', 'design', 'previews', 'deliverables']

/** The way from each page about an order to the others. */
export function StudioOrderParts({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('dashboard')
  const links = [
    { label: number, href: adminPaths.order(id) },
    ...PARTS.map((part) => ({ label: t(`studioParts.${part}`), href: adminPaths.orderPart(id, part) })),
  ]
  return (
    <nav aria-label={t('studioParts.label')}>
      <ul className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line pb-3">
        {links.map((link) => (
          <li key={link.href}>
            <NavItem link={link} className="flex min-h-11 items-center rounded-sm px-3 hover:bg-surface-raised aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-canal">
              {link.label}
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
