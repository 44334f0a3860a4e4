/** What the fragment of an address (`#…`) names on the page: as it is written, else decoded. */
export function targetOf(fragment: string): HTMLElement | null {
  const name = fragment.slice(1)
  if (!name) return null
  return document.getElementById(name) ?? document.getElementById(decoded(name))
}

/** People and mail programs cut addresses anywhere, which decodeURIComponent throws over. */
function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
