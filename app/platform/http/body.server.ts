/** The body as text; null when it has more than `limit` bytes, and then no more of it is read. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    size += next.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return null
    }
  }
  return Buffer.concat(chunks).toString('utf8')
}
