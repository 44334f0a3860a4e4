/**
 * The one spelling of a path that a route's pattern matches however it is typed: without doubled or
 * closing slashes, and the pattern's own words in its own case. What stands for a parameter stays
 * as it is typed.
 */
export function properPath(pattern: string, pathname: string): string {
  const [words, typed] = [pattern, pathname].map((path) => path.split('/').filter(Boolean))
  if (words!.length !== typed!.length && words!.at(-1) !== '*') return pathname
  const proper = typed!.map((segment, index) => {
    const word = words![index]
    return word?.toLowerCase() === segment.toLowerCase() ? word : segment
  })
  return `/${proper.join('/')}`
}
