import { type Axis } from './grid.rules'
import { type Finding } from './findings.rules'
import { ITEM_COUNT, NAME_MAX, TRACK_COUNT } from './limits.rules'
import { type PlacedItem } from './placement.rules'
import { type Problem } from './problem.rules'
import { mostOf, type Field } from './values.rules'
import { translator } from '~/platform/i18n/i18n.server'
import { type Language } from '~/platform/i18n/languages'

const SHOWN_MAX = 40

const limits = (field: Field) => ({
  max: mostOf(field),
  tracks: TRACK_COUNT,
  items: ITEM_COUNT,
  letters: NAME_MAX,
})

/** What is wrong with a field, and where in it. */
export function tellProblem(
  field: Field,
  { kind, found = '', at, line }: Problem,
  language: Language,
): string {
  const t = translator(language, 'css-grid-generator')
  const shown = found.length > SHOWN_MAX ? `${found.slice(0, SHOWN_MAX)}…` : found
  const said =
    kind === 'expected' && !shown
      ? t('problems.ended')
      : t(`problems.${kind}`, { ...limits(field), found: shown, at })
  if (kind === 'ragged') return `${said} ${t('where.line', { line })}`
  const where =
    line && at
      ? t('where.both', { line, at })
      : line
        ? t('where.line', { line })
        : at
          ? t('where.sign', { at })
          : ''
  return `${said} ${where}`.trim()
}

/** The tracks of an item: one, or from one to another. */
export function tellTracks(axis: Axis, from: number, to: number, language: Language): string {
  const t = translator(language, 'css-grid-generator')
  return to - from === 1
    ? t(`outline.${axis}.one`, { from: from + 1 })
    : t(`outline.${axis}.some`, { from: from + 1, to })
}

export function tellFinding(finding: Finding, language: Language): string {
  const t = translator(language, 'css-grid-generator')
  if (finding.kind === 'moreColumns' || finding.kind === 'moreRows')
    return t(`findings.${finding.kind}`, { all: finding.count, tracks: finding.tracks })
  if ('names' in finding)
    return t(`findings.${finding.kind}`, { names: finding.names.slice(0, 12).join(', ') })
  return t(`findings.${finding.kind}`)
}

/** A pair of items that is seen the other way round than it is read. */
export function tellTurned(first: PlacedItem, second: PlacedItem, language: Language): string {
  return translator(language, 'css-grid-generator')('order.pair', {
    first: first.label,
    second: second.label,
  })
}
