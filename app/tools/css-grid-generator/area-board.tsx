import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_CELL, paintArea, type AreaMap, type Rectangle } from './areas.rules'
import { NAME_MAX } from './limits.rules'
import { TextField } from '~/ui/form/text-field'
import { BoardSize } from './board-size'
import { framed, reach, type Cell } from './board.rules'

export type AreaBoardProps = {
  id: string
  areas: AreaMap
  onChange: (areas: AreaMap) => void
}

const look =
  'size-full min-h-11 min-w-11 touch-none cursor-crosshair border p-1 text-center align-middle text-xs select-none focus-visible:relative focus-visible:z-1'

/** The cell under a pointer, also once it has left the one it was pressed on. */
function cellUnder({ clientX, clientY }: PointerEvent): Cell | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
}

/**
 * Draws areas by dragging, or by the keyboard: arrows go, with Shift they mark, Enter fills and
 * Delete empties.
 */
export function AreaBoard({ id, areas, onChange }: AreaBoardProps) {
  const { t } = useTranslation('css-grid-generator')
  const [name, setName] = useState('')
  const [from, setFrom] = useState<Cell>({ row: 0, column: 0 })
  const [to, setTo] = useState<Cell>({ row: 0, column: 0 })
  const [said, setSaid] = useState('')
  const drag = useRef(false)
  const grid = useRef<HTMLTableElement>(null)
  const size = { rows: areas.length, columns: areas[0]?.length ?? 0 }
  const marked = framed(from, to)

  useEffect(() => {
    const end = () => {
      drag.current = false
    }
    window.addEventListener('pointercancel', end)
    return () => window.removeEventListener('pointercancel', end)
  }, [])

  const fill = (place: Rectangle, value: string) => {
    onChange(paintArea(areas, place, value))
    const where = {
      name: value,
      top: place.top + 1,
      bottom: place.bottom,
      left: place.left + 1,
      right: place.right,
    }
    setSaid(value === EMPTY_CELL ? t('board.emptied', where) : t('board.filled', where))
  }
  const drawn = name.trim().replace(/\s+/g, '-') || t('board.unnamed')
  const go = (cell: Cell, marks: boolean) => {
    setTo(cell)
    if (!marks) setFrom(cell)
    grid.current
      ?.querySelector<HTMLElement>(`[data-row="${cell.row}"][data-column="${cell.column}"]`)
      ?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = reach(event.key, to, size)
    if (next) go(next, event.shiftKey)
    else if (event.key === 'Enter' || event.key === ' ') fill(marked, drawn)
    else if (event.key === 'Delete' || event.key === 'Backspace') fill(marked, EMPTY_CELL)
    else return
    event.preventDefault()
  }
  const pointer = {
    onPointerDown(event: PointerEvent) {
      const cell = cellUnder(event)
      if (!cell || event.button !== 0) return
      drag.current = true
      go(cell, event.shiftKey)
    },
    onPointerMove(event: PointerEvent) {
      const cell = drag.current ? cellUnder(event) : null
      if (cell) setTo(cell)
    },
    onPointerUp() {
      if (drag.current) fill(marked, drawn)
      drag.current = false
    },
  }
  const isMarked = (row: number, column: number) =>
    row >= marked.top && row < marked.bottom && column >= marked.left && column < marked.right
  return (
    <div className="grid gap-3" onInput={(event) => event.stopPropagation()}>
      <TextField
        id={`${id}-name`}
        name=""
        label={t('board.name')}
        hint={t('board.hint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={NAME_MAX}
        width="long"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="font-mono"
      />
      <div
        role="group"
        tabIndex={-1}
        aria-label={t('board.label')}
        className="relative overflow-x-auto p-1"
      >
        <table
          ref={grid}
          role="grid"
          aria-label={t('board.label')}
          aria-multiselectable
          className="w-full table-fixed border-collapse"
          onKeyDown={onKeyDown}
          {...pointer}
        >
          <tbody>
            {areas.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td
                    key={column}
                    data-row={row}
                    data-column={column}
                    role="gridcell"
                    tabIndex={row === to.row && column === to.column ? 0 : -1}
                    aria-selected={isMarked(row, column)}
                    aria-label={t('board.cell', {
                      row: row + 1,
                      column: column + 1,
                      name: cell === EMPTY_CELL ? t('board.empty') : cell,
                    })}
                    className={`${look} h-12 wrap-anywhere ${isMarked(row, column) ? 'border-canal bg-canal text-ground' : cell === EMPTY_CELL ? 'border-line-strong border-dashed' : 'border-canal bg-canal-soft'}`}
                  >
                    {cell === EMPTY_CELL ? '' : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <BoardSize areas={areas} onChange={onChange} />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {said}
      </p>
    </div>
  )
}
