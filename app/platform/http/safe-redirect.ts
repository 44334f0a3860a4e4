/** No real origin: what a path is resolved against to see whether it stays. */
const HERE = 'http://here.invalid'

/**
 * A browser reads a backslash as a slash, and drops control characters before it reads anything.
 */
const MISREAD = /[\\\u0000-\u001f\u007f-\u009f]/

/** Ends the session, and answers that are no pages: data, and a stream that never ends. */
const NO_PAGE = /^\/(?:auth\/sign-out|api|dashboard\/live)(?:$|[/.])/i

/** A path as the router reads it, with letters for numbers; null for one that it cannot read. */
function asRouted(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * An address of this site as the browser will read it, or null for one that leads away or to no
 * page.
 */
function pathHere(target: string): string | null {
  if (!target.startsWith('/') || MISREAD.test(target) || !URL.canParse(target, HERE)) return null
  const { origin, pathname, search, hash } = new URL(target, HERE)
  if (origin !== HERE || pathname.includes('//')) return null
  const routed = asRouted(pathname)
  if (routed === null || NO_PAGE.test(routed)) return null
  return pathname + search + hash
}

/**
 * The path that a visitor asked to be led to, or the fallback for another host and for what is no page. It is read as a browser does, after `.` and `..` are taken out; whatever changes it
 * later goes through here again.
 */
export function safeRedirect(
  target: FormDataEntryValue | null | undefined,
  fallback: string,
): string {
  return (typeof target === 'string' ? pathHere(target) : null) ?? fallback
}
