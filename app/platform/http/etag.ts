/** Whether what the browser has kept, by its `If-None-Match`, is this still. */
export function isKept(request: Request, etag: string) {
  const sent = request.headers.get('If-None-Match') ?? ''
  return sent.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
