import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PwnedPasswords {
  /** Up to where the first digits of a hash go. */
  url: string
  /** The path of each request. */
  asked: string[]
  /** Answers with this status from now on. */
  status: number
  stop(): Promise<void>
}

/**
 * Have I Been Pwned's range API with these passwords in it, and with padding
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords).
 */
export async function startPwnedPasswords(
  passwords: string[],
  padding: string[] = [],
): Promise<PwnedPasswords> {
  const hashOf = (password: string) =>
    createHash('sha1').update(password).digest('hex').toUpperCase()
  const lines = [
    ...passwords.map((password) => [hashOf(password), 12] as const),
    ...padding.map((password) => [hashOf(password), 0] as const),
  ]
  const server = createServer((request, response) => {
    double.asked.push(request.url!)
    const start = request.url!.split('/').at(-1)!
    const found = lines
      .filter(([hash]) => hash.startsWith(start))
      .map(([hash, count]) => `${hash.slice(start.length)}:${count}`)
    response
      .writeHead(double.status, { 'Content-Type': 'text/plain' })
      .end(['0018A45C4D1DEF81644B54AB7F969B88D65:1', ...found].join('\r\n'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const double: PwnedPasswords = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    asked: [],
    status: 200,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return double
}
