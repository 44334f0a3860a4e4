import { monitorEventLoopDelay } from 'node:perf_hooks'

const NANOSECONDS = 1e9
/** How finely the waiting of the event loop is measured, in milliseconds. */
const RESOLUTION = 20

// On globalThis, so that a module reloaded in development goes on measuring with the one that runs.
const kept = globalThis as typeof globalThis & {
  kanalLoop?: ReturnType<typeof monitorEventLoopDelay>
}

function loop() {
  if (!kept.kanalLoop) {
    kept.kanalLoop = monitorEventLoopDelay({ resolution: RESOLUTION })
    kept.kanalLoop.enable()
  }
  return kept.kanalLoop
}

const seconds = (nanoseconds: number) =>
  Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / NANOSECONDS) : 0

/** Begins to measure how long the event loop keeps what is due waiting. */
export const watchProcess = () => void loop()

/**
 * How this process is doing: bytes of memory, seconds since its start, and seconds that the event
 * loop was late.
 */
export function readProcess() {
  const { rss, heapUsed } = process.memoryUsage()
  const measured = loop()
  return {
    rss,
    heapUsed,
    uptime: process.uptime(),
    lag: {
      middle: seconds(measured.percentile(50)),
      high: seconds(measured.percentile(99)),
      most: seconds(measured.max),
    },
  }
}

/** Begins to measure the lateness anew. */
export const forgetLag = () => loop().reset()
