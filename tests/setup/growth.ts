import { PLACES, REPEATED, repeatedTo } from './hostile-repeats'
import { THOROUGH } from './thorough'

/** Characters: what is within the bounds of most fields, and as much as a form may have in one. */
const LENGTHS = [8_000, 100_000]
/**
 * How much longer the longer of two compared texts is, and how many times as long something linear
 * may take for it, on a machine that others use too.
 */
const LONGER = 4
const MOST_TIMES = 12
/** Milliseconds: what is done sooner is no danger, and too short to be compared. */
const FLOOR = 30
const TRIES = 5

/** By day a few, of the kinds that programs stumble over most. */
const BY_DAY = [
  ' ',
  '\n',
  '\\',
  '[',
  'a@',
  '- ',
  '<a',
  '<b>',
  '{{ ',
  '/* a */',
  'On 1 a wrote:\n>a\nb\n',
]
const UNITS = THOROUGH ? REPEATED : BY_DAY

/**
 * Milliseconds of the processor, of which others on the machine take none; what refuses a text by
 * throwing has looked at it as well.
 */
function timeOf(run: (text: string) => unknown, text: string) {
  const begin = process.cpuUsage()
  try {
    run(text)
  } catch {
    // An answer like any other.
  }
  const { user, system } = process.cpuUsage(begin)
  return (user + system) / 1000
}

const least = (run: (text: string) => unknown, text: string) =>
  Math.min(...Array.from({ length: TRIES }, () => timeOf(run, text)))

/**
 * Whether a length takes more than linear time, with the milliseconds for a fourth of it and for
 * it.
 */
function compare(
  run: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
) {
  const [short, long] = [least(run, textOf(length / LONGER)), least(run, textOf(length))]
  return long > FLOOR && long > MOST_TIMES * short ? { length, short, long } : null
}

function tooSlowAt(run: (text: string) => unknown, textOf: (length: number) => string) {
  const [usual, most] = LENGTHS as [number, number]
  const first = timeOf(run, textOf(usual))
  if (first > FLOOR) {
    const slow = compare(run, textOf, usual)
    if (slow) return slow
  }
  // As much as it grows to when its time goes with the square of the length.
  const foretold = first * (most / usual) ** 2
  return foretold > FLOOR && timeOf(run, textOf(most)) > FLOOR ? compare(run, textOf, most) : null
}

/** What a function of a text takes more than linear time for, in words; each is a repeated text. */
export function slowerThanLinear(run: (text: string) => unknown): string[] {
  const found: string[] = []
  for (const unit of UNITS) {
    for (const place of PLACES) {
      const slow = tooSlowAt(run, (length) => place(repeatedTo(unit, length)))
      if (slow)
        found.push(
          `${JSON.stringify(place(unit))}: ${slow.length / LONGER} characters ${slow.short.toFixed(1)} ms, ${slow.length} ${slow.long.toFixed(1)} ms`,
        )
    }
  }
  return found
}
