import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import onHeaders from 'on-headers'
import { fairShares } from './network-address.js'
import { clientAddress } from './request-context.server'
import type { Step } from './step'

/** Pages of one address that are made at a time: a browser asks for six. */
const PAGES_AT_ONCE = 16
/** Requests that wait for their turn: of all, of one address, and behind each other on one connection. */
const MOST_IN_ALL = 2_000
const MOST_WAITING = 500
const MOST_BEHIND = 50

type Who = string | Socket

interface Waiting {
  /** Whose turn it is: the widest network around the address. */
  network: string
  needs: [Who, number][]
  go: () => void
}

/** A page is made for its reader alone; what changes something is limited by what it changes. */
const makesPage = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * What a request takes part of, with how many times its usual part there may be: a connection's
 * requests are answered in order, and are worked on so too.
 */
function needsOf(request: IncomingMessage, shares: [string, number][]): [Who, number][] {
  const networks: [Who, number][] = makesPage(request)
    ? shares.map(([network, share]) => [network, share * PAGES_AT_ONCE])
    : []
  return [[request.socket, 1], ...networks]
}

function count(map: Map<Who, number>, who: Who, change: number) {
  const now = (map.get(who) ?? 0) + change
  if (now > 0) map.set(who, now)
  else map.delete(who)
}

/** Those who wait, by network, in the order in which these have their turn. */
class Queue {
  readonly #queues = new Map<string, Waiting[]>()
  readonly #waiting = new Map<Who, number>()
  #length = 0

  /** False where too many wait. */
  add(one: Waiting): boolean {
    const [connection, ...networks] = one.needs
    const waitingOf = ([who]: [Who, number]) => this.#waiting.get(who) ?? 0
    if (
      this.#length >= MOST_IN_ALL ||
      waitingOf(connection!) >= MOST_BEHIND ||
      networks.some((need) => waitingOf(need) >= MOST_WAITING)
    )
      return false
    const queue = this.#queues.get(one.network) ?? []
    this.#queues.set(one.network, queue)
    queue.push(one)
    this.#length += 1
    for (const [who] of one.needs) count(this.#waiting, who, 1)
    return true
  }

  leave(one: Waiting) {
    const queue = this.#queues.get(one.network)
    const place = queue?.indexOf(one) ?? -1
    if (!queue || place < 0) return
    queue.splice(place, 1)
    this.#length -= 1
    for (const [who] of one.needs) count(this.#waiting, who, -1)
    if (queue.length === 0) this.#queues.delete(one.network)
  }

  /** The longest waiting that may, of the network whose turn it is; that network comes last then. */
  next(may: (one: Waiting) => boolean): Waiting | undefined {
    for (const [network, queue] of this.#queues) {
      const next = queue.find(may)
      if (!next) continue
      this.#queues.delete(network)
      this.#queues.set(network, queue)
      this.leave(next)
      return next
    }
    return undefined
  }
}

/**
 * Has each request wait for its turn, so that whoever sends many at once waits for themself: one of
 * a connection at a time, so many pages of a network address, and in each turn of the event loop
 * one that is not answered at once, since others come in between turns only. A page counts until it
 * begins to be sent. What is sent far beyond that is refused.
 */
export function takeTurns(): Step {
  const working = new Map<Who, number>()
  const queue = new Queue()
  /** One that takes longer has begun in this turn of the event loop. */
  let hasBegun = false

  const hasRoom = ({ needs }: Waiting) =>
    needs.every(([who, most]) => (working.get(who) ?? 0) < most)

  function callNext() {
    while (!hasBegun) {
      const next = queue.next(hasRoom)
      if (!next) return
      next.go()
    }
  }

  function begin(needs: [Who, number][], response: ServerResponse) {
    for (const [who] of needs) count(working, who, 1)
    const [connection, ...networks] = needs
    let made = false
    const freeNetworks = () => {
      if (made) return
      made = true
      for (const [who] of networks) count(working, who, -1)
      setImmediate(callNext)
    }
    onHeaders(response, freeNetworks)
    response.once('close', () => {
      freeNetworks()
      count(working, connection![0], -1)
      setImmediate(callNext)
    })
  }

  function endTurn() {
    hasBegun = false
    callNext()
  }

  return (request, response, next) => {
    const shares = fairShares(clientAddress())
    const needs = needsOf(request, shares)
    const one: Waiting = {
      network: shares.at(-1)![0],
      needs,
      // The one before calls it, on whose behalf this is not done.
      go: AsyncResource.bind(() => {
        begin(needs, response)
        next()
        if (response.headersSent || hasBegun) return
        hasBegun = true
        setImmediate(endTurn)
      }),
    }
    if (!hasBegun && hasRoom(one)) return one.go()
    if (!queue.add(one)) return void refuse(request, response)
    response.once('close', () => queue.leave(one))
  }
}

function refuse(request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain', Connection: 'close' })
  response.end('Too many requests at once\n')
  response.once('finish', () => request.socket.destroySoon())
}
