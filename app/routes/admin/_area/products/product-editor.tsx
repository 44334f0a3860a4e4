import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adminPaths } from '~/paths/admin'
import { ButtonLink } from '~/ui/form/button'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { Icon } from '~/ui/media/icon'
import { PutBackNotice } from './put-back-notice'
import { DashboardFrame } from '~/shell/dashboard-frame'

export type ProductEditorProps = {
  id: number
  title: string
  /** Who changed it last, and what a change does now. */
  lead: string
  parts: FilterLinksProps['links']
  /** That the fields show what was there before a change. */
  putBack?: string | null
  children: ReactNode
}

/** A page of the product editor: the parts of the product as links, above the one that is open. */
export function ProductEditor({
  id,
  title,
  lead,
  parts,
  putBack = null,
  children,
}: ProductEditorProps) {
  const { t } = useTranslation('products')
  const actions = (
    <>
      <ButtonLink to={adminPaths.product(id, { part: 'preview' })} variant="secondary" size="sm">
        <Icon name="eye" size={18} />
        {t('preview.open')}
      </ButtonLink>{' '}
      <ButtonLink to={adminPaths.area('products')} variant="quiet" size="sm">
        {t('list.back')}
      </ButtonLink>
    </>
  )
  return (
    <DashboardFrame area="admin" title={title} lead={lead} actions={actions}>
      <FilterLinks label={t('editor.parts')} links={parts} />
      <PutBackNotice text={putBack} />
      {children}
    </DashboardFrame>
  )
}
