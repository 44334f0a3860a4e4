/**
 * The `data` of server-sent events (WHATWG HTML §9.2.6): lines end with LF, CR or CRLF, comments
 * and other fields are passed over, an event without its empty line counts too.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  function* take(line: string) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    // A CR at the very end may be the first half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop()!
    for (const line of lines) yield* take(line)
  }
  for (const line of [...(rest + decoder.decode()).split(/\r\n|\n|\r/), '']) yield* take(line)
}
