import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { REQUEST_ID_HEADER, requestIdFrom } from '../observe/request-id.server'
import { addressFrom } from './client-address.server'
import type { Step } from './step'

/** The request that something is done for. */
interface RequestContext {
  id?: string
  address: string
  /** The time zone of whoever is signed in, where they chose one. */
  zone?: string
  /** Held weakly, since a timer or a connection that a request opened may outlive it. */
  response?: WeakRef<ServerResponse>
}

const contexts = new AsyncLocalStorage<RequestContext>()

/**
 * Gives a request its id, which is in its answer's header, in each line of the log about it and on
 * the page of a failure; and lets all that it leads to know its visitor's address and its end.
 */
export const openRequest: Step = (request, response, next) => {
  const { headers, socket } = request
  const id = requestIdFrom(headers[REQUEST_ID_HEADER])
  response.setHeader('X-Request-Id', id)
  const address = addressFrom(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','))
  contexts.run({ id, address, response: new WeakRef(response) }, next)
}

/**
 * The id of the request that is being answered, for its lines in the log; undefined outside of one.
 */
export const currentRequestId = (): string | undefined => contexts.getStore()?.id

/**
 * For whom work is done, as limits count visitors (`addressFrom`); undefined for what the app does
 * by itself.
 */
export const currentAddress = (): string | undefined => contexts.getStore()?.address

/**
 * The address that limits count a visitor by. 'unknown' where no server of ours took the request:
 * those who come that way share their limits.
 */
export const clientAddress = (): string => currentAddress() ?? 'unknown'

/** The time zone in which moments are told to the reader; undefined for the studio's. */
export const currentZone = (): string | undefined => contexts.getStore()?.zone

/** Tells moments in a reader's zone for the rest of the request. */
export function tellIn(zone: string | null) {
  const store = contexts.getStore()
  if (store) store.zone = zone ?? undefined
}

/** Does work on behalf of an address, with all that it leads to. */
export const onBehalfOf = <Result>(address: string, work: () => Result): Result =>
  contexts.run({ ...contexts.getStore(), address }, work)

/**
 * Does something once the request that is being answered has its answer, or its sender is gone.
 * False where no server of ours took the request.
 */
export function onRequestEnd(act: () => void): boolean {
  const known = contexts.getStore()?.response
  if (!known) return false
  const response = known.deref()
  if (!response || response.destroyed || response.writableFinished) act()
  else response.once('close', act)
  return true
}
