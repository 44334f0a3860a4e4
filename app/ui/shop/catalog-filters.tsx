import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '../../domain/content/search.rules'
import { paths } from '../../paths'
import { CheckboxField } from '../form/checkbox-field'
import { TextField } from '../form/text-field'
import { FilterForm, type FilterFormProps } from '../layout/filter-form'
import { Icon } from '../media/icon'
import { Popover, PopoverButton } from '../overlay/popover'

export type CatalogFiltersProps = Pick<FilterFormProps, 'selects' | 'kept'> & {
  q: string
  milestone: boolean
  /** How many filters are on. */
  chosen: number
}

const PANEL = 'catalog-filters'

/** Search, filters and order of the catalog: a column beside the list, and on a phone a panel over it. */
export function CatalogFilters({ q, milestone, chosen, selects, kept }: CatalogFiltersProps) {
  const { t } = useTranslation(['shop', 'ui'])
  return (
    <div>
      <PopoverButton target={PANEL} className="flex min-h-11 items-center gap-3 rounded-sm border border-line-strong px-4 font-semibold lg:hidden">
        <Icon name="search" size={20} />
        {chosen > 0 ? t('catalog.openFilters', { number: chosen }) : t('catalog.narrow')}
      </PopoverButton>
      <Popover id={PANEL} label={t('catalog.narrow')} place="side" className="max-lg:p-4 lg:static lg:max-h-none">
        <PopoverButton target={PANEL} action="hide" label={t('ui:close')} className="mb-2 ms-auto grid size-11 place-items-center rounded-sm hover:bg-surface-raised lg:hidden">
          <Icon name="x" size={22} />
        </PopoverButton>
        <FilterForm
          action={paths.shop()}
          label={t('catalog.narrow')}
          selects={selects}
          kept={kept}
          look="column"
          state={JSON.stringify([q, milestone])}
          search={
            <div className="sm:col-span-full">
              <TextField id="filter-q" name="q" type="search" label={t('catalog.search')} defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" enterKeyHint="search" />
            </div>
          }
        >
          <CheckboxField id="filter-milestone" name="milestone" value="1" label={t('catalog.onlyMilestones')} defaultChecked={milestone} />
        </FilterForm>
      </Popover>
    </div>
  )
}
