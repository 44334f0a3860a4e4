import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * How long statements follow one another before all else in the process has its turn, milliseconds.
 */
const STRETCH = 20

/** When the first statement of this turn of the event loop began. */
let began: number | null = null

/**
 * To be awaited before a statement. SQLite answers at once, so that without it a loop over many
 * rows, each waited for, would be one piece of work in which nobody else is served.
 */
export async function letOthers(): Promise<void> {
  if (began !== null && performance.now() - began > STRETCH) await nextTurn()
  if (began !== null) return
  began = performance.now()
  void nextTurn().then(() => (began = null))
}
