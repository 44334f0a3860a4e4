import { redirectDocument } from '@remix-run/node'
import { FRAME_SOURCE } from './security-headers.server'

/**
 * The address of the page whose data Remix's script asks for: `/tools.data?_routes=…` is of /tools.
 */
function pageOf({ url }: Request) {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('_routes')
  const query = searchParams.toString()
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + (query && `?${query}`)
}

/**
 * Has script load a page with a foreign frame as a whole, since what a document may frame is said
 * once, when it is loaded. It takes answers to requests for data alone, so that no document can be
 * sent to itself.
 */
export function wholeIfFramed(answer: Response, request: Request): Response {
  return request.method === 'GET' && answer.headers.has(FRAME_SOURCE)
    ? redirectDocument(pageOf(request))
    : answer
}
