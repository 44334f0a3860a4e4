import { useTranslation } from 'react-i18next'
import { brand } from '~/brand'
import { SEARCH_MAX } from '~/domain/ground/search.rules'
import { paths } from '~/paths'
import { Link } from '~/ui/layout/link'
import { Logo } from '~/ui/layout/logo'
import { Form } from '~/ui/form/form'
import { Icon } from '~/ui/media/icon'
import { PopoverButton } from '~/ui/overlay/popover'
import { SIDE_MENU } from './dashboard-shell'
import { keep } from './keep'
import { SearchKey } from './search-key'

const iconClass = 'grid size-11 place-items-center rounded-sm hover:bg-surface-raised'

/** The start of the slim bar: the area's menu on small screens, the way home, and the search. */
export const WorkBar = keep('work-bar', () => {
  const { t } = useTranslation(['ui', 'dashboard'])
  return (
    <>
      <PopoverButton target={SIDE_MENU} className={`${iconClass} -ms-2 lg:hidden`}>
        <Icon name="menu" size={22} />
        <span className="tip tip-start">{t('nav.menu')}</span>
      </PopoverButton>{' '}
      <Link
        to={paths.home()}
        className="flex rounded-sm py-1 max-sm:me-auto"
        aria-label={t('nav.home', { name: brand.name })}
      >
        <Logo name={brand.name} className="max-[26rem]:[&>span]:sr-only" />
      </Link>
      <Form
        method="get"
        action={paths.search()}
        role="search"
        aria-label={t('dashboard:search.label')}
        className="mx-4 me-auto hidden max-w-md flex-1 items-center gap-1 sm:flex lg:ms-12"
      >
        <label htmlFor="search-all" className="sr-only">
          {t('dashboard:search.label')}
        </label>
        <input
          id="search-all"
          name="q"
          type="search"
          maxLength={SEARCH_MAX}
          placeholder={t('dashboard:search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          className="control control-slim"
        />
        <button className={iconClass}>
          <Icon name="search" size={20} />
          <span className="tip">{t('dashboard:search.go')}</span>
        </button>
      </Form>
      <Link to={paths.search()} className={`${iconClass} sm:hidden`}>
        <Icon name="search" size={20} />
        <span className="tip">{t('dashboard:search.label')}</span>
      </Link>
      <SearchKey />
    </>
  )
})
