import { redirect } from '@remix-run/node'
import { flashCookie, type Flash } from './flash.server'
import { safeRedirect } from './safe-redirect'

/**
 * The 303 after a POST, with a message for the next page, any cookies and headers; to a page of
 * this site, or home.
 */
export async function seeOther(
  path: string,
  options: {
    flash?: Omit<Flash, 'id'>
    cookies?: (string | null)[]
    headers?: Record<string, string>
  } = {},
) {
  const headers = new Headers(options.headers)
  if (options.flash)
    headers.append('Set-Cookie', await flashCookie(options.flash.kind, options.flash.text))
  for (const value of options.cookies ?? []) if (value) headers.append('Set-Cookie', value)
  return redirect(safeRedirect(path, '/'), { status: 303, headers })
}

/** A plain 404 that the page's own error boundary shows. */
export function notFound() {
  return new Response('Not Found', { status: 404, statusText: 'Not Found' })
}
