import { LRUCache } from 'lru-cache'
import { fairShares } from '../http/network-address.js'
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

/** A network, or one task of the app itself. */
type Network = string | symbol

/**
 * Whose work it is: an address and the networks around it, each with how many times the part of one
 * address it may have. The last is the widest: between those go the turns.
 */
type Shares = [Network, number][]

interface Waiting {
  shares: Shares
  enter: () => void
  refuse: (reason: WorkRefusal) => void
}

const MOST_REMEMBERED = 10_000

const widest = (shares: Shares) => shares.at(-1)![0]

/**
 * A lane for work on behalf of visitors: so many at once, in turns between their addresses and not
 * between their tasks. The many addresses of one IPv6 line are one visitor's.
 */
export class Turns {
  #working = 0
  readonly #workingOf = new Map<Network, number>()
  /** Those who wait, by widest network, in the order in which these have their turn. */
  readonly #queues = new Map<Network, Waiting[]>()
  readonly #used: LRUCache<Network, { time: number; at: number }>

  constructor(private readonly limits: TurnLimits) {
    this.#used = new LRUCache({ max: MOST_REMEMBERED, ttl: limits.budget?.window ?? 0 })
  }

  /**
   * Runs the work when its turn comes, within `patience` milliseconds. Throws a WorkRefusedError:
   * `share` when the address has had its share of time or places, `busy` when others have all of
   * them.
   */
  async take<Result>(patience: number, work: () => Promise<Result>): Promise<Result> {
    const address = currentAddress()
    const shares: Shares = address ? fairShares(address) : [[Symbol('the app itself'), 1]]
    if (this.#isSpent(shares)) throw new WorkRefusedError('share')
    if (this.#hasPlace(shares)) this.#begin(shares)
    else await this.#wait(shares, patience)
    const start = performance.now()
    try {
      return await work()
    } finally {
      this.#end(shares, performance.now() - start)
    }
  }

  /** Nobody who may not have all places as one address has them by way of several. */
  #hasShare(shares: Shares) {
    const { atOnce, each } = this.limits
    return shares.every(
      ([network, times]) =>
        (this.#workingOf.get(network) ?? 0) < Math.min(each * times, Math.max(each, atOnce - 1)),
    )
  }

  #hasPlace = (shares: Shares) => this.#working < this.limits.atOnce && this.#hasShare(shares)

  #begin(shares: Shares) {
    this.#working += 1
    for (const [network] of shares)
      this.#workingOf.set(network, (this.#workingOf.get(network) ?? 0) + 1)
  }

  #end(shares: Shares, time: number) {
    this.#working -= 1
    for (const [network] of shares) {
      const left = this.#workingOf.get(network)! - 1
      if (left > 0) this.#workingOf.set(network, left)
      else this.#workingOf.delete(network)
      if (this.limits.budget && typeof network === 'string')
        this.#used.set(network, { time: this.#usedBy(network) + time, at: performance.now() })
    }
    this.#callNext()
  }

  #usedBy(network: Network) {
    const [used, { budget }] = [this.#used.get(network), this.limits]
    return used && budget
      ? Math.max(0, used.time - ((performance.now() - used.at) * budget.time) / budget.window)
      : 0
  }

  #isSpent(shares: Shares) {
    const { budget } = this.limits
    return (
      budget !== undefined &&
      shares.some(([network, times]) => this.#usedBy(network) >= budget.time * times)
    )
  }

  /** The longest waiting that may, of the network whose turn it is; that network comes last then. */
  #callNext() {
    for (const [network, queue] of [...this.#queues]) {
      for (const one of [...queue]) if (this.#isSpent(one.shares)) one.refuse('share')
      const next = queue.find(({ shares }) => this.#hasPlace(shares))
      if (!next) continue
      this.#queues.delete(network)
      this.#queues.set(network, queue)
      this.#begin(next.shares)
      return next.enter()
    }
  }

  #makeRoom(shares: Shares) {
    const own = this.#queues.get(widest(shares)) ?? []
    const waitingOf = (network: Network) =>
      own.filter((one) => one.shares.some(([its]) => its === network)).length
    if (shares.some(([network, times]) => waitingOf(network) >= this.limits.waitingEach * times))
      throw new WorkRefusedError('share')
    const queues = [...this.#queues.values()]
    if (queues.reduce((sum, { length }) => sum + length, 0) < this.limits.waiting) return
    const longest = queues.reduce(
      (most, queue) => (queue.length > most.length ? queue : most),
      [] as Waiting[],
    )
    if (longest.length <= own.length + 1) throw new WorkRefusedError('busy')
    longest.at(-1)!.refuse('share')
  }

  async #wait(shares: Shares, patience: number) {
    this.#makeRoom(shares)
    const network = widest(shares)
    const queue = this.#queues.get(network) ?? []
    this.#queues.set(network, queue)
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        queue.splice(queue.indexOf(waiting), 1)
        if (queue.length === 0) this.#queues.delete(network)
      }
      const waiting: Waiting = {
        shares,
        enter: () => (leave(), resolve()),
        refuse: (reason) => (leave(), reject(new WorkRefusedError(reason))),
      }
      const timer = setTimeout(
        () => waiting.refuse(this.#hasShare(shares) ? 'busy' : 'share'),
        patience,
      )
      queue.push(waiting)
    })
  }
}
