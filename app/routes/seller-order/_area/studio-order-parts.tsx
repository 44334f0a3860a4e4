import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import type { OrderPart } from '~/paths/seller-order'
import { studioPaths } from '~/paths/studio'
import { NavItem } from '~/ui/layout/nav-item'

const PARTS: OrderPart[] = ['details', 'messages', 'files', 'design', 'previews', 'deliverables']
/** Freelancers work for the studio that runs this site alone. */
const OWN_PARTS: OrderPart[] = ['details', 'team', ...PARTS.slice(1)]

/** The way from each page about an order to the others. */
export function StudioOrderParts({
  id,
  number,
  desk,
}: {
  id: string
  number: string
  desk: boolean
}) {
  const { t } = useTranslation('dashboard')
  const at = desk ? studioPaths : adminPaths
  const links = [
    { label: number, href: at.order(id) },
    ...(desk ? PARTS : OWN_PARTS).map((part) => ({
      label: t(`studioParts.${part}`),
      href: at.orderPart(id, part),
    })),
  ]
  return (
    <nav aria-label={t('studioParts.label')}>
      <ul className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line pb-3">
        {links.map((link) => (
          <li key={link.href}>
            <NavItem
              link={link}
              className="flex min-h-11 items-center rounded-sm px-3 hover:bg-surface-raised aria-[current=page]:bg-surface-raised aria-[current=page]:font-semibold aria-[current=page]:text-canal"
            >
              {link.label}
            </NavItem>
          </li>
        ))}
      </ul>
    </nav>
  )
}
