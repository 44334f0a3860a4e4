import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below those that systems give to connections going out, one of which would take a port between
 * now and its use.
 */
const [FIRST, LAST] = [12_000, 32_000]

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of the loopback that is free now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
}
