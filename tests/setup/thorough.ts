import { LANGUAGES, type Language } from '../../app/platform/i18n/languages'

/** Whether this is the nightly run, which looks at everything in every way. */
export const THOROUGH = Boolean(process.env.KANAL_THOROUGH)

/**
 * Those in which weights are looked at: by day the language that weighs least and the one that
 * weighs most, for its letters come in a file of their own.
 */
export const WEIGHED: readonly Language[] = THOROUGH ? LANGUAGES : ['en', 'pl']

/** By day every other one, for this index the even ones or the odd; at night all. */
export function inTurn<T>(all: readonly T[], index: number): readonly T[] {
  return THOROUGH ? all : all.filter((_, at) => at % 2 === index % 2)
}
