import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printAreas, splitAreas, type AreaMap } from './areas.rules'
import { AREAS_MAX } from './limits.rules'
import { TextArea } from '~/ui/form/text-area'
import { Disclosure } from '~/ui/overlay/disclosure'
import { AreaBoard } from './area-board'
import { BOARD_MAX } from './board-size'
import { resized } from './board.rules'

export type AreasFieldProps = {
  id: string
  name: string
  typed: string
  error?: string
  hint?: string
}

/** The map of the areas as the board draws it; null when it is too big for that. */
function boardOf(text: string): AreaMap | null {
  const areas = text.trim().toLowerCase() === 'none' ? [] : splitAreas(text)
  const columns = Math.max(0, ...areas.map((row) => row.length))
  if (Math.max(areas.length, columns) > BOARD_MAX) return null
  return resized(areas, areas.length || 3, columns || 3)
}

/** A map of areas to type, and with script to draw. */
export function AreasField({ id, name, typed, error, hint }: AreasFieldProps) {
  const { t } = useTranslation('css-grid-generator')
  const [script, setScript] = useState(false)
  const [text, setText] = useState(typed)
  useEffect(() => setScript(true), [])
  useEffect(() => setText(typed), [typed])
  const draw = (areas: AreaMap) => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLTextAreaElement)) return
    field.value = printAreas(areas)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const board = script ? boardOf(text) : null
  return (
    <div className="grid gap-3">
      <TextArea
        id={id}
        name={name}
        label={t('form.areas')}
        hint={hint}
        errors={error ? [error] : undefined}
        defaultValue={typed}
        onInput={(event) => setText(event.currentTarget.value)}
        maxLength={AREAS_MAX}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        className="font-mono"
      />
      {board && (
        <Disclosure summary={t('board.open')}>
          <AreaBoard id={`${id}-board`} areas={board} onChange={draw} />
        </Disclosure>
      )}
    </div>
  )
}
