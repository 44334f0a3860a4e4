import { WorkRefusedError } from './worker-pool.server'

/** Lets so many work at once and so many wait, each for as long as it has patience; who waits longest comes first. */
export class Turns {
  #working = 0
  readonly #waiting: (() => void)[] = []

  constructor(private readonly atOnce: number, private readonly mostWaiting: number) {}

  /** Runs the work when its turn comes, within `patience` milliseconds. Throws a WorkRefusedError that says `busy`. */
  async take<Result>(patience: number, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(patience)
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#working -= 1
    }
  }

  async #enter(patience: number) {
    if (this.#working < this.atOnce) {
      this.#working += 1
      return
    }
    if (this.#waiting.length >= this.mostWaiting) throw new WorkRefusedError('busy')
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1)
        reject(new WorkRefusedError('busy'))
      }, patience)
      this.#waiting.push(enter)
    })
  }
}
