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
  needs: [Who, number][]
  go: () => void
}

/** A page is made for its reader alone; what changes something is limited by what it changes. */
const makesPage = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/**
 * What a request takes part of, with how many times its usual part there may be: a connection's
 * requests are answered in order, and are worked on so too.
 */
function needsOf(request: IncomingMessage): [Who, number][] {
  const networks: [Who, number][] = makesPage(request)
    ? fairShares(clientAddress()).map(([network, share]) => [network, share * PAGES_AT_ONCE])
    : []
  return [[request.socket, 1], ...networks]
}

/**
 * Has each request wait for its turn, so that whoever sends many at once waits for themself: one of
 * a connection at a time, and so many pages of a network address. A page counts until it begins to
 * be sent. What is sent far beyond that is refused.
 */
export function takeTurns(): Step {
  const working = new Map<Who, number>()
  const queue: Waiting[] = []
  const waiting = new Map<Who, number>()

  const count = (map: Map<Who, number>, who: Who, change: number) => {
    const now = (map.get(who) ?? 0) + change
    if (now > 0) map.set(who, now)
    else map.delete(who)
  }
  const hasRoom = ({ needs }: Waiting) =>
    needs.every(([who, most]) => (working.get(who) ?? 0) < most)

  function leaveQueue(one: Waiting) {
    const place = queue.indexOf(one)
    if (place < 0) return false
    queue.splice(place, 1)
    for (const [who] of one.needs) count(waiting, who, -1)
    return true
  }

  function callNext() {
    const next = queue.find(hasRoom)
    if (next && leaveQueue(next)) next.go()
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

  return (request, response, next) => {
    const needs = needsOf(request)
    const one: Waiting = {
      needs,
      // The one before calls it, on whose behalf this is not done.
      go: AsyncResource.bind(() => {
        begin(needs, response)
        next()
      }),
    }
    if (hasRoom(one)) return one.go()
    const [connection, ...networks] = needs
    if (
      queue.length >= MOST_IN_ALL ||
      (waiting.get(connection![0]) ?? 0) >= MOST_BEHIND ||
      networks.some(([who]) => (waiting.get(who) ?? 0) >= MOST_WAITING)
    )
      return void refuse(request, response)
    queue.push(one)
    for (const [who] of needs) count(waiting, who, 1)
    response.once('close', () => leaveQueue(one))
  }
}

function refuse(request: IncomingMessage, response: ServerResponse) {
  response.writeHead(503, { 'Retry-After': '5', 'Content-Type': 'text/plain', Connection: 'close' })
  response.end('Too many requests at once\n')
  response.once('finish', () => request.socket.destroySoon())
}
