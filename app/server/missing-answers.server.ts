import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'

type Routes = ServerBuild['routes']
type Ask = (request: Request) => Promise<Response>

/** Whether a browser shows the answer to a person, as a page. */
function isOpenedByPerson({ method, headers }: Request) {
  return (
    method === 'GET' &&
    /\btext\/html\b/.test(headers.get('Accept') ?? '') &&
    ['document', null].includes(headers.get('Sec-Fetch-Dest'))
  )
}

/** The same loader, of which a person is shown a page where something is not there. */
function withPage(
  loader: (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown,
  { page, ask }: { page: string; ask: Ask },
) {
  return async (args: LoaderFunctionArgs & ActionFunctionArgs) => {
    const { request } = args
    const answer: unknown = await Promise.resolve(loader(args)).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown
      throw thrown
    })
    if (!(answer instanceof Response) || answer.status !== 404 || !isOpenedByPerson(request))
      return answer
    const { pathname, search } = new URL(request.url)
    const address = new URL(page, request.url)
    address.searchParams.set('page', pathname + search)
    return ask(new Request(address, { headers: request.headers, signal: request.signal }))
  }
}

/**
 * The same routes, of which those without a page (downloads, papers, calendars, pictures) answer a
 * browser with `page` where something is not there, but for the addresses under `program`.
 */
export function answerMissing(
  routes: Routes,
  { program, ...how }: { program: string; page: string; ask: Ask },
): Routes {
  const answered = Object.entries(routes).map(([id, route]) => {
    const { default: page, ErrorBoundary, loader } = route.module
    if (page || ErrorBoundary || !loader || `/${route.path}`.startsWith(program)) return [id, route]
    return [id, { ...route, module: { ...route.module, loader: withPage(loader, how) } }]
  })
  return Object.fromEntries(answered)
}
