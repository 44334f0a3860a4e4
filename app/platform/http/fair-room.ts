import { fairShares } from './network-address.js'

export interface FairLimits {
  /** Bytes of all. */
  size: number
  /** Of them, the part of one address. */
  share: number
}

/** Bytes that are in use, of as many as there are, in fair shares of those who use them. */
export class FairRoom {
  #used = 0
  readonly #usedBy = new Map<string, number>()

  constructor(private readonly limits: FairLimits) {}

  get used() {
    return this.#used
  }

  /**
   * Takes what is free of `size` bytes, beside so many that stay so; false when it is not, or when
   * it is more than the share of the address.
   */
  take(address: string, bytes: number, { size = this.limits.size, beside = 0 } = {}): boolean {
    if (this.#used + bytes + beside > size) return false
    const isFair = fairShares(address).every(
      ([network, share]) =>
        this.#of(network) + bytes <= size * Math.min(1, this.limits.share * share),
    )
    if (isFair) this.#add(address, bytes)
    return isFair
  }

  give(address: string, bytes: number) {
    this.#add(address, -bytes)
  }

  #of = (network: string) => this.#usedBy.get(network) ?? 0

  #add(address: string, bytes: number) {
    this.#used += bytes
    for (const [network] of fairShares(address)) {
      const used = this.#of(network) + bytes
      if (used > 0) this.#usedBy.set(network, used)
      else this.#usedBy.delete(network)
    }
  }
}
