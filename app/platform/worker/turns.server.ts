import { LRUCache } from 'lru-cache'
import { currentAddress } from '../http/request-context.server'
import { WorkRefusedError, type WorkRefusal } from './work-refused'

export interface TurnLimits {
  /** How many work at once: of all, and of one address. */
  atOnce: number
  each: number
  /** How many wait: of all, and of one address. */
  waiting: number
  waitingEach: number
  /**
   * Milliseconds of work that an address may use in `window` milliseconds; what it has used comes
   * back evenly.
   */
  budget?: { time: number; window: number }
}

/** An address, or one task of the app itself. */
type Who = string | symbol

interface Waiting {
  enter: () => void
  refuse: (reason: WorkRefusal) => void
}

const MOST_REMEMBERED = 10_000

/**
 * A lane for work on behalf of visitors: so many at once, in turns between their addresses and not
 * between their tasks.
 */
export class Turns {
  #working = 0
  readonly #workingOf = new Map<Who, number>()
  /** Those who wait, by address, in the order in which the addresses have their turn. */
  readonly #queues = new Map<Who, Waiting[]>()
  readonly #used: LRUCache<Who, { time: number; at: number }>

  constructor(private readonly limits: TurnLimits) {
    this.#used = new LRUCache({ max: MOST_REMEMBERED, ttl: limits.budget?.window ?? 0 })
  }

  /**
   * Runs the work when its turn comes, within `patience` milliseconds. Throws a WorkRefusedError:
   * `share` when the address has had its share of time or places, `busy` when others have all of
   * them.
   */
  async take<Result>(patience: number, work: () => Promise<Result>): Promise<Result> {
    const who = currentAddress() ?? Symbol('the app itself')
    if (this.#isSpent(who)) throw new WorkRefusedError('share')
    if (this.#hasPlace(who)) this.#begin(who)
    else await this.#wait(who, patience)
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#end(who, performance.now() - start)
    }
  }

  #workingFor = (who: Who) => this.#workingOf.get(who) ?? 0

  #hasPlace(who: Who) {
    return this.#working < this.limits.atOnce && this.#workingFor(who) < this.limits.each
  }

  #begin(who: Who) {
    this.#working += 1
    this.#workingOf.set(who, this.#workingFor(who) + 1)
  }

  #end(who: Who, time: number) {
    const left = this.#workingFor(who) - 1
    this.#working -= 1
    if (left > 0) this.#workingOf.set(who, left)
    else this.#workingOf.delete(who)
    if (this.limits.budget && typeof who === 'string')
      this.#used.set(who, { time: this.#usedBy(who) + time, at: performance.now() })
    this.#callNext()
  }

  #usedBy(who: Who) {
    const [used, { budget }] = [this.#used.get(who), this.limits]
    return used && budget
      ? Math.max(0, used.time - ((performance.now() - used.at) * budget.time) / budget.window)
      : 0
  }

  #isSpent(who: Who) {
    return this.limits.budget !== undefined && this.#usedBy(who) >= this.limits.budget.time
  }

  /** The longest waiting of the address whose turn it is; that address comes last then. */
  #callNext() {
    for (const [who, queue] of [...this.#queues]) {
      if (this.#isSpent(who)) {
        for (const one of [...queue]) one.refuse('share')
        continue
      }
      if (!this.#hasPlace(who)) continue
      this.#queues.delete(who)
      this.#queues.set(who, queue)
      this.#begin(who)
      return queue[0]!.enter()
    }
  }

  #makeRoom(who: Who) {
    const own = this.#queues.get(who)?.length ?? 0
    if (own >= this.limits.waitingEach) throw new WorkRefusedError('share')
    const queues = [...this.#queues.values()]
    if (queues.reduce((sum, { length }) => sum + length, 0) < this.limits.waiting) return
    const longest = queues.reduce(
      (most, queue) => (queue.length > most.length ? queue : most),
      [] as Waiting[],
    )
    if (longest.length <= own + 1) throw new WorkRefusedError('busy')
    longest.at(-1)!.refuse('share')
  }

  async #wait(who: Who, patience: number) {
    this.#makeRoom(who)
    const queue = this.#queues.get(who) ?? []
    this.#queues.set(who, queue)
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(waiting), 1)
        if (queue.length === 0) this.#queues.delete(who)
      }
      const waiting: Waiting = {
        enter: () => (leave(), resolve()),
        refuse: (reason) => (leave(), reject(new WorkRefusedError(reason))),
      }
      const timer = setTimeout(
        () => waiting.refuse(this.#workingFor(who) < this.limits.each ? 'busy' : 'share'),
        patience,
      )
      queue.push(waiting)
    })
  }
}
