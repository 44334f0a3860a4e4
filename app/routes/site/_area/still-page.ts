/**
 * Pages that are mostly plain words would go out twice on a first visit: as HTML, and as the data
 * that React wakes it up with. Such words stay out of the data: the server renders them, and the
 * browser leaves them as they are.
 */
const still = new WeakMap<object, unknown>()

/**
 * A browser that asks for a whole page, and not for the data of a page that its script then shows.
 */
function asksForDocument(request: Request) {
  return request.headers.get('Accept')?.includes('text/html') ?? false
}

/**
 * The loader's data: with `words` where script shows the page, else without them, for the server's
 * rendering alone.
 */
export function withStillWords<Data extends object, Words>(
  request: Request,
  data: Data,
  words: Words,
): Data & { words: Words | null } {
  const whole = asksForDocument(request)
  const answer = { ...data, words: whole ? null : words }
  if (whole) still.set(answer, words)
  return answer
}

/** The words of a loader's data; null in a browser that has them on the page already. */
export function stillWords<Words>(data: { words: Words | null }): Words | null {
  return data.words ?? (still.get(data) as Words | undefined) ?? null
}
