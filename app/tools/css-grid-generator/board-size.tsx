import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/form/button'
import { Icon } from '~/ui/media/icon'
import { type AreaBoardProps } from './area-board'
import { resized } from './board.rules'

/** A board is drawn up to here; a greater map is typed. */
export const BOARD_MAX = 12

/** A row or a column more or less. */
export function BoardSize({ areas, onChange }: Pick<AreaBoardProps, 'areas' | 'onChange'>) {
  const { t } = useTranslation('css-grid-generator')
  const [rows, columns] = [areas.length, areas[0]?.length ?? 0]
  const buttons = [
    { key: 'addColumn', icon: 'plus', rows, columns: columns + 1 },
    { key: 'dropColumn', icon: 'minus', rows, columns: columns - 1 },
    { key: 'addRow', icon: 'plus', rows: rows + 1, columns },
    { key: 'dropRow', icon: 'minus', rows: rows - 1, columns },
  ] as const
  return (
    <div className="flex flex-wrap gap-2">
      {buttons.map(({ key, icon, ...size }) => (
        <Button
          key={key}
          type="button"
          variant="secondary"
          size="sm"
          disabled={
            Math.min(size.rows, size.columns) < 1 || Math.max(size.rows, size.columns) > BOARD_MAX
          }
          onClick={() => onChange(resized(areas, size.rows, size.columns))}
        >
          <Icon name={icon} size={16} />
          {t(`board.${key}`)}
        </Button>
      ))}
    </div>
  )
}
