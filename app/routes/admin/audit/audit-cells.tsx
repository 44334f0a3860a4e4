import { useTranslation } from 'react-i18next'
import { rowLinkClass } from '~/routes/admin/_area/lists/list-page'
import { Link } from '~/ui/layout/link'

type WhatCellProps = {
  /** What was done to what. */
  what: string
  /** The order's. */
  number: string | null
  href: string | null
}

export function WhatCell({ what, number, href }: WhatCellProps) {
  const { t } = useTranslation('audit')
  return (
    <span className="grid justify-items-start gap-0.5">
      <span>{what}</span>{' '}
      {href && (
        <Link to={href} className={rowLinkClass}>
          {number ?? t('list.open')}
        </Link>
      )}
    </span>
  )
}

type DetailsCellProps = {
  /** From which state to which. */
  move: string | null
  reason: string | null
  details: string[]
}

export function DetailsCell({ move, reason, details }: DetailsCellProps) {
  return (
    <span className="grid min-w-0 gap-0.5 md:max-w-80">
      {reason && <span>{reason}</span>}{' '}
      {move && <span className="text-sm text-ink-soft">{move}</span>}
      {details.map((line) => (
        <span key={line} className="wrap-anywhere text-sm text-ink-soft">
          {line}
        </span>
      ))}
    </span>
  )
}
