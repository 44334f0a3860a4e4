import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { addressFrom } from './client-address.server'

// On globalThis, so that a module reloaded in development finds the requests under way.
const kept = globalThis as typeof globalThis & { kanalAddresses?: AsyncLocalStorage<string> }
const addresses = (kept.kanalAddresses ??= new AsyncLocalStorage<string>())

/**
 * For whom work is done, as limits count visitors (`clientAddress`); undefined for what the app
 * does by itself.
 */
export const currentAddress = (): string | undefined => addresses.getStore()

/** Does work on behalf of an address, with all that it leads to. */
export const onBehalfOf = <Result>(address: string, work: () => Result): Result =>
  addresses.run(address, work)

/** Lets everything that a request leads to know its visitor's address. */
export function knowAddresses() {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { socket, headers } = (message as { request: IncomingMessage }).request
    addresses.enterWith(
      addressFrom(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(',')),
    )
  })
}
