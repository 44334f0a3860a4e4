import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { paths } from '~/paths'
import { CheckboxField } from '~/ui/form/checkbox-field'
import { TextField } from '~/ui/form/text-field'
import { FilterForm, type FilterFormProps } from '~/ui/layout/filter-form'

export type CatalogFiltersProps = Pick<FilterFormProps, 'selects'> & {
  q: string
  milestone: boolean
  kept: { category: string | undefined }
}

/** Search, filters and order of the catalog: a column beside the list. */
export function CatalogFilters({ q, milestone, selects, kept }: CatalogFiltersProps) {
  const { t } = useTranslation('shop')
  return (
    <FilterForm
      action={paths.shop()}
      label={t('catalog.narrow')}
      selects={selects}
      kept={kept}
      look="column"
      state={[q, milestone, kept.category]}
      search={
        <div className="sm:col-span-full">
          <TextField
            id="filter-q"
            name="q"
            type="search"
            label={t('catalog.search')}
            defaultValue={q}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      }
    >
      <CheckboxField
        id="filter-milestone"
        name="milestone"
        value="1"
        label={t('catalog.onlyMilestones')}
        defaultChecked={milestone}
      />
    </FilterForm>
  )
}
