/** Whether what the browser has kept, by its `If-None-Match`, is this still. */
export function isKept(sent: string | null | undefined, etag: string) {
  const plain = (one: string) => one.trim().replace(/^W\//, '')
  return (sent ?? '').split(',').some((one) => plain(one) === plain(etag))
}
