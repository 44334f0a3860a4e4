import type { ProductStatus } from '~/domain/ground/machines.rules'
import { useTranslation } from 'react-i18next'
import { Badge } from '~/ui/feedback/badge'

const TONES = { draft: 'warning', published: 'success', archived: 'neutral' } as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('products')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
