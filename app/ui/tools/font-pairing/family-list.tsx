import { useTranslation } from 'react-i18next'
import { type FontClass } from '../../../domain/tools/font-pairing/font-list.rules'
import { Button } from '../../form/button'
import { FilterLinks, type FilterLinksProps } from '../../layout/filter-links'
import { DataTable } from '../../table/data-table'
import sprite from './names.svg?no-inline'
import { FORM } from './pairing-form'

export type ListedFamily = { id: string; name: string; class: FontClass; licence: string; xHeight: string; width: string; stem: string; contrast: string; bold: boolean; lacks: string; size: string; zip: string }
export type FamilyListProps = { families: ListedFamily[]; kinds: FilterLinksProps['links']; drawn: boolean }

function Name({ family: { id, name, licence, bold, ...family }, drawn }: { family: ListedFamily; drawn: boolean }) {
  const { t } = useTranslation('font-pairing-tool')
  return (
    <span className="grid gap-0.5 text-start">
      {drawn && <svg aria-hidden viewBox="0 -100 1300 140" preserveAspectRatio="xMinYMid" className="mb-1 h-9 w-full max-w-84 fill-ink"><use href={`${sprite}#${id}`} /></svg>}
      <span className="font-semibold">{name}</span>
      <span className="text-sm font-normal text-ink-soft">{t(`classes.${family.class}`)}, {t(bold ? 'families.two' : 'families.one')}, {licence}</span>
    </span>
  )
}

/** All families with their figures; buttons of the form put one in a place. */
export function FamilyList({ families, kinds, drawn }: FamilyListProps) {
  const { t } = useTranslation(['font-pairing-tool', 'tools'])
  const column = (key: 'xHeight' | 'width' | 'stem' | 'contrast') => ({ key, label: t(`figures.${key}.name`), align: 'end' as const, cell: (family: ListedFamily) => <span className="whitespace-nowrap">{family[key]}</span> })
  return (
    <div className="grid gap-6">
      <FilterLinks label={t('families.narrow')} links={kinds} />
      <DataTable
        caption={t('families.caption')}
        hideCaption
        rows={families}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { key: 'name', label: t('families.name'), rowHeader: true, cell: (family) => <Name family={family} drawn={drawn} /> },
          ...(['xHeight', 'width', 'stem', 'contrast'] as const).map(column),
          { key: 'letters', label: t('families.letters'), cell: ({ lacks }) => (lacks ? t('families.lacks', { letters: lacks }) : t('families.whole')) },
          { key: 'use', label: t('families.use'), cell: ({ id, name, zip, size }) => (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {(['useHeading', 'useBody'] as const).map((use) => <Button key={use} form={FORM} name={use} value={id} variant="quiet" size="sm" aria-label={t(`families.${use}Name`, { name })}>{t(`families.${use}`)}</Button>)}
              <a href={zip} download aria-label={t('tools:download', { file: `${id}.zip` })} className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:decoration-canal hover:decoration-2">{size}</a>
            </span>
          ) },
        ]}
      />
    </div>
  )
}
