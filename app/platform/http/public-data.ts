/** The header of a public page’s data, which the browser may show again. */
export const KEEP_DATA = 'X-Keep-Data'

const PUBLIC_DATA = [
  /^\/(_root|shop|projects|templates|freelancers|features|faq|development-approaches|tools)\.data$/,
  /^\/(shop\/product|projects|freelancers)\/\d+\.data$/,
]

/**
 * Whether the data of a page may be shown again: that of a public page which sets no cookie, as one
 * does that had something to say once.
 */
export const isPublicData = ({ url, method }: Request, { status, headers }: Response) =>
  method === 'GET' &&
  status === 200 &&
  !headers.has('Set-Cookie') &&
  PUBLIC_DATA.some((pattern) => pattern.test(new URL(url).pathname))
