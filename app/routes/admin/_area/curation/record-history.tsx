import { useTranslation } from 'react-i18next'
import { HistoryPart, type HistoryPartProps } from '~/routes/admin/_area/products/history-part'

/** Who did what last with a project or a template. */
export function RecordHistory({ history }: Pick<HistoryPartProps, 'history'>) {
  const { t } = useTranslation('curation')
  return <HistoryPart title={t('history.title')} none={t('history.none')} history={history} />
}
