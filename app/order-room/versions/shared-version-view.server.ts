import { awaitsAnswer, shareSteps, shareTone } from '~/domain/sharing/share.rules'
import type { ShareStatus } from '~/domain/ground/machines.rules'
import { formatDate, onOneLine } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'

export interface VersionRow {
  id: string
  number: number
  status: ShareStatus
  note: string
  sharedAt: Date | null
  answeredAt: Date | null
  reason: string | null
}

const day = (date: Date | null, language: Language) => date && onOneLine(formatDate(date, language))

/**
 * A version with what can be done with it now; `mayAnswer` is whether this person may answer for
 * the client.
 */
export function presentVersion(
  { id, number, status, note, sharedAt, answeredAt, reason }: VersionRow,
  side: 'client' | 'studio',
  mayAnswer: boolean,
  language: Language,
) {
  return {
    ...{ id, number, status, note, reason },
    tone: shareTone(status),
    waits: awaitsAnswer(status),
    shared: day(sharedAt, language),
    answered: day(answeredAt, language),
    steps: side === 'studio' || mayAnswer ? [...shareSteps(side, status)] : [],
  }
}

/** The version that an address names, else the newest. */
export function pickVersion<Row extends { number: number }>(
  versions: Row[],
  wanted: string | null,
): Row | undefined {
  return versions.find(({ number }) => String(number) === wanted) ?? versions[0]
}
