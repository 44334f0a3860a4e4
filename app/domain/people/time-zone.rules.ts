/** The zones that somebody can choose, as the runtime knows them (IANA). */
export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone')

/** The zone that a form asks for: null for the studio's, undefined for none that there is. */
export function readTimeZone(asked: unknown): string | null | undefined {
  if (asked === '') return null
  return TIME_ZONES.find((zone) => zone === asked)
}
