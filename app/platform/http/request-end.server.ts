import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'

const responses = new AsyncLocalStorage<WeakRef<ServerResponse>>()

// remix-serve hands actions no response; Node announces each on this channel before any of our code
// runs for its request.
diagnostics.subscribe('http.server.request.start', (message) =>
  responses.enterWith(new WeakRef((message as { response: ServerResponse }).response)),
)

/**
 * Does something once the request that is being answered has its answer, or its sender is gone.
 * False where no server took the request.
 */
export function onRequestEnd(act: () => void): boolean {
  const known = responses.getStore()
  if (!known) return false
  const response = known.deref()
  if (!response || response.destroyed || response.writableFinished) act()
  else response.once('close', act)
  return true
}
