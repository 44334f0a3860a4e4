import { PAGE_METHODS } from '~/platform/http/methods.server'

/** What a request by a method gets that no page knows (RFC 9110, section 15.5.6). */
export function loader() {
  return new Response('Method Not Allowed', {
    status: 405,
    headers: {
      Allow: PAGE_METHODS.join(', '),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
}
