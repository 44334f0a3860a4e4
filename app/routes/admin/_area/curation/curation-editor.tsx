import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CuratedSubject } from '~/domain/curation/curation.rules'
import { ButtonLink } from '~/ui/form/button'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { PutBackNotice } from '~/routes/admin/_area/products/put-back-notice'
import { DashboardFrame } from '~/shell/dashboard-frame'

export type CurationEditorProps = {
  subject: CuratedSubject
  title: string
  /** Who changed it last, and what a change does now. */
  lead: string
  parts: FilterLinksProps['links']
  listHref: string
  /** That the fields show what was there before a change. */
  putBack?: string | null
  children: ReactNode
}

/** A page about a project or a template: its parts as links, above the one that is open. */
export function CurationEditor({
  subject,
  title,
  lead,
  parts,
  listHref,
  putBack = null,
  children,
}: CurationEditorProps) {
  const { t } = useTranslation('curation')
  return (
    <DashboardFrame
      area="admin"
      title={title}
      lead={lead}
      actions={
        <ButtonLink to={listHref} variant="quiet" size="sm">
          {t(`back.${subject}`)}
        </ButtonLink>
      }
    >
      <FilterLinks label={t('partsLabel')} links={parts} />
      <PutBackNotice text={putBack} />
      {children}
    </DashboardFrame>
  )
}
