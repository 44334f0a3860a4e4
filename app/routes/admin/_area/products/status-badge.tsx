import { useTranslation } from 'react-i18next'
import type { ProductStatus } from '~/domain/catalog/product-editing.rules'
import { Badge } from '~/ui/feedback/badge'

const TONES = { draft: 'warning', published: 'success', archived: 'neutral' } as const

export function StatusBadge({ status }: { status: ProductStatus }) {
  const { t } = useTranslation('products')
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
}
