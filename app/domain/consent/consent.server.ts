import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { fingerprint } from '~/platform/session/session.server'
import type { CookiePreferences } from './consent.rules'

/** Somebody signed in, or the random key in a visitor's own consent cookie. */
export type Chooser = { userId: number } | { visitorKey: string }

export interface ConsentChoice {
  preferences: CookiePreferences
  /** Of the words that were shown, and the language they were in. */
  textVersion: string
  language: Language
}

/** By which a chooser's records are found; says nothing about who it is. */
function subjectOf(chooser: Chooser) {
  return fingerprint(
    'userId' in chooser ? `user:${chooser.userId}` : `visitor:${chooser.visitorKey}`,
  )
}

/**
 * Logs a choice with the version of its text, as proof of what was allowed and when; earlier ones
 * stay.
 */
export async function recordConsent(
  chooser: Chooser,
  { preferences, textVersion, language }: ConsentChoice,
) {
  const { functional, analytics, marketing } = preferences
  await db.consentRecord.create({
    data: {
      visitorHash: subjectOf(chooser),
      functional,
      analytics,
      marketing,
      textVersion,
      language,
    },
  })
}
