import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListButton, type ListIntent } from '~/ui/form/list-button'
import { Card } from '~/ui/layout/card'
import { Icon } from '~/ui/media/icon'

type RowFrameProps = {
  /** The form and its list: `plan` and `steps`. */
  form: string
  list: string
  index: number
  count: number
  /** "Milestone 2". */
  title: string
  children: ReactNode
}

const iconButton = 'size-11 p-0!'

/**
 * One row of a list with the buttons that move and remove it; all of them send the form without
 * saving it.
 */
export function RowFrame({ form, list, index, count, title, children }: RowFrameProps) {
  const { t } = useTranslation('products')
  const id = `${form}-${list}-${index}-title`
  const move = (to: number): ListIntent => ({
    type: 'reorder',
    payload: { name: list, from: index, to },
  })
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2">
          <ListButton
            form={form}
            className={iconButton}
            disabled={index === 0}
            aria-label={t('rows.up', { row: title })}
            intent={move(index - 1)}
          >
            <Icon name="arrow-up" size={18} />
          </ListButton>
          <ListButton
            form={form}
            className={iconButton}
            disabled={index === count - 1}
            aria-label={t('rows.down', { row: title })}
            intent={move(index + 1)}
          >
            <Icon name="arrow-down" size={18} />
          </ListButton>
          <ListButton
            form={form}
            className={iconButton}
            aria-label={t('rows.remove', { row: title })}
            intent={{ type: 'remove', payload: { name: list, index } }}
          >
            <Icon name="trash-2" size={18} />
          </ListButton>
        </div>
      </div>
      {children}
    </Card>
  )
}
