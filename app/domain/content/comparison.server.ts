import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

type Mark = 'yes' | 'no' | 'partly'

/** What the two ways of paying usually give (spec §9, 'Comparison labels'). */
const ROWS = [
  { row: 'revisions', monthly: 'yes', once: 'no' },
  { row: 'support', monthly: 'yes', once: 'partly' },
  { row: 'brand', monthly: 'yes', once: 'partly' },
  { row: 'payment', monthly: 'no', once: 'yes' },
  { row: 'dashboard', monthly: 'partly', once: 'yes' },
  { row: 'source', monthly: 'partly', once: 'yes' },
] as const satisfies { row: string; monthly: Mark; once: Mark }[]

/**
 * How many rounds of changes are counted: of one service, or the fewest and the most of several.
 */
type Rounds = number | { from: number; to: number }

/** A monthly plan against a one-time order, in words. */
export function presentComparison(rounds: Rounds, language: Language) {
  const t = translator(language, 'features')
  const cell = (mark: Mark, text: string) => ({ mark, word: t(`comparison.marks.${mark}`), text })
  const counted =
    typeof rounds === 'number'
      ? t('comparison.rounds', { count: rounds })
      : t('comparison.rows.revisions.once', { ...rounds })
  return {
    title: t('comparison.title'),
    lead: t('comparison.lead'),
    caption: t('comparison.caption'),
    feature: t('comparison.feature'),
    monthly: t('comparison.monthly'),
    once: t('comparison.once'),
    note: t('comparison.note'),
    rows: ROWS.map(({ row, monthly, once }) => ({
      name: t(`comparison.rows.${row}.name`),
      monthly: cell(monthly, t(`comparison.rows.${row}.monthly`)),
      once: cell(once, row === 'revisions' ? counted : t(`comparison.rows.${row}.once`)),
    })),
  }
}
