import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * How long work goes on before all else in the process has its turn, milliseconds.
 */
const STRETCH = 20

/** When the first work of this turn of the event loop began. */
let began: number | null = null

/**
 * To be awaited between pieces of work: statements, since SQLite answers at once, so that a loop
 * over many rows, each waited for, would be one piece in which nobody else is served; parts of a
 * paper, pieces of a file.
 */
export async function letOthers(): Promise<void> {
  if (began !== null && performance.now() - began > STRETCH) await nextTurn()
  if (began !== null) return
  began = performance.now()
  void nextTurn().then(() => (began = null))
}

/** Takes the steps of some work to its result, and lets others have their turn between them. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await letOthers()
  }
}
