import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * What happens to a request on its way to a page (app/server/index.js has all steps in their
 * order): a step answers it, or hands it on.
 */
export type Step = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void
