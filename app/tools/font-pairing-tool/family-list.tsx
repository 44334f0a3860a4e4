import { useTranslation } from 'react-i18next'
import {
  BETWEEN_FIGURES,
  familyNamed,
  USUAL_LICENCE,
  type ListedFamily,
} from './listed-family.rules'
import { paths } from '~/paths'
import { Button } from '~/ui/form/button'
import { FilterLinks, type FilterLinksProps } from '~/ui/layout/filter-links'
import { DataTable } from '~/ui/table/data-table'
import { Pagination, type PaginationProps } from '~/ui/table/pagination'
import sprite from './names.svg?no-inline'
import { FORM } from './pairing-form'

export type FamilyListProps = {
  families: { rows: ListedFamily[]; pages: PaginationProps }
  kinds: FilterLinksProps['links']
  drawn: boolean
}

const FIGURES = ['xHeight', 'width', 'stem', 'contrast'] as const
const SIZE = FIGURES.length

const figureOf = ({ figures }: ListedFamily, index: number) => figures.split(BETWEEN_FIGURES)[index]

function Name({
  family: { id, licence = USUAL_LICENCE, single },
  drawn,
}: {
  family: ListedFamily
  drawn: boolean
}) {
  const { t } = useTranslation('font-pairing-tool')
  const { name, ...family } = familyNamed(id)
  return (
    <span className="grid gap-0.5 text-start">
      {drawn && (
        <svg
          aria-hidden
          viewBox="0 -100 1300 140"
          preserveAspectRatio="xMinYMid"
          className="mb-1 h-9 w-full max-w-84 fill-ink"
        >
          <use href={`${sprite}#${id}`} />
        </svg>
      )}
      <span className="text-sm font-normal text-ink-soft">
        <span className={drawn ? '' : 'text-base font-semibold text-ink'}>{name}</span>,{' '}
        {t(`classes.${family.class}`)}, {t(single ? 'families.one' : 'families.two')}, {licence}
      </span>
    </span>
  )
}

/** Buttons of the form that put a family in a place, and its files. */
function Uses({ family }: { family: ListedFamily }) {
  const { t } = useTranslation(['font-pairing-tool', 'tools'])
  const file = `${family.id}.zip`
  const { name } = familyNamed(family.id)
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {(['useHeading', 'useBody'] as const).map((use) => (
        <Button
          key={use}
          form={FORM}
          name={use}
          value={family.id}
          variant="quiet"
          size="sm"
          aria-label={t(`families.${use}Name`, { name })}
        >
          {t(`families.${use}`)}
        </Button>
      ))}
      <a
        href={paths.toolFile('font-pairing-tool', file)}
        download
        aria-label={`${t('tools:download', { file })}, ${figureOf(family, SIZE)}`}
        className="inline-flex min-h-11 items-center gap-1.5 text-sm quiet-link"
      >
        {figureOf(family, SIZE)}
      </a>
    </span>
  )
}

/** The families with their figures, a page at a time; buttons of the form put one in a place. */
export function FamilyList({ families, kinds, drawn }: FamilyListProps) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <div className="grid gap-6">
      <FilterLinks label={t('families.narrow')} links={kinds} />
      <DataTable
        caption={t('families.caption')}
        hideCaption
        rows={families.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'name',
            label: t('families.name'),
            rowHeader: true,
            cell: (family) => <Name family={family} drawn={drawn} />,
          },
          ...FIGURES.map((key, index) => ({
            key,
            label: t(`figures.${key}.name`),
            align: 'end' as const,
            cell: (family: ListedFamily) => (
              <span className="whitespace-nowrap">{figureOf(family, index)}</span>
            ),
          })),
          {
            key: 'letters',
            label: t('families.letters'),
            cell: ({ lacks }) =>
              lacks ? t('families.lacks', { letters: lacks }) : t('families.whole'),
          },
          { key: 'use', label: t('families.use'), cell: (family) => <Uses family={family} /> },
        ]}
      />
      <Pagination {...families.pages} label={t('families.caption')} />
    </div>
  )
}
