import { HOUR, MINUTE } from '../clock'
import { noteFailure, noteSuccess } from './timer-failures.server'

type Id = string | number

const FIRST_REST = MINUTE
const LONGEST_REST = 6 * HOUR
/** More are not left out: a statement can name no more, and that many failures have one cause. */
const MOST_RESTING = 5_000

/**
 * The rows that a timer handles, each on its own: one that fails is told of, and left out until its
 * growing rest is over, so that it holds up none behind it, however many fail. The rest is this
 * process's: after a start each is tried again.
 */
export class Rows<Row extends { id: Id }> {
  readonly #resting = new Map<Row['id'], { until: number; rest: number }>()

  constructor(private readonly timer: string) {}

  /** How many wait until they are tried again. */
  get resting() {
    return this.#resting.size
  }

  /** The ids that are not to be handled now, for the `where` that finds the rows. */
  #left(now: number) {
    return [...this.#resting]
      .filter(([, { until }]) => until > now)
      .map(([id]) => id)
      .slice(-MOST_RESTING)
  }

  async #fail(id: Row['id'], now: number, error: unknown) {
    const rest = Math.min((this.#resting.get(id)?.rest ?? FIRST_REST / 2) * 2, LONGEST_REST)
    this.#resting.delete(id)
    this.#resting.set(id, { until: now + rest, rest })
    await noteFailure(this.timer, 'rows', error, { row: id })
  }

  /**
   * Handles what `find` finds, which leaves out the ids that it is given; returns how many rows
   * were found. `find` reads no more of a row than names it: `handle` reads the rest, so that one
   * that cannot be read fails alone.
   */
  async each(
    find: (left: { notIn: Row['id'][] }) => Promise<Row[]>,
    handle: (row: Row) => Promise<unknown>,
  ): Promise<number> {
    const now = Date.now()
    const rows = await find({ notIn: this.#left(now) })
    for (const row of rows) {
      try {
        await handle(row)
        this.#resting.delete(row.id)
      } catch (error) {
        await this.#fail(row.id, now, error)
      }
    }
    this.#forgetOld(now)
    if (this.#resting.size === 0) await noteSuccess(this.timer, 'rows')
    return rows.length
  }

  /** One whose rest is long over and who was not found since is somebody's who has mended it. */
  #forgetOld(now: number) {
    for (const [id, { until, rest }] of this.#resting)
      if (until + rest < now) this.#resting.delete(id)
  }
}
