/** Whether this is the nightly run, which looks at everything in every way. */
export const THOROUGH = Boolean(process.env.KANAL_THOROUGH)

/** By day every other one, for this index the even ones or the odd; at night all. */
export function inTurn<T>(all: readonly T[], index: number): readonly T[] {
  return THOROUGH ? all : all.filter((_, at) => at % 2 === index % 2)
}
