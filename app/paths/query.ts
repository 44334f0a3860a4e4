export type Query = Record<string, string | number | undefined>

export function withQuery(path: string, query: Query = {}) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export function withAnchor(path: string, anchor?: string) {
  return anchor ? `${path}#${anchor}` : path
}
