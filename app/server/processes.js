import cluster from 'node:cluster'

/**
 * Before one that ended by a fault is started anew, so that a fault at its start does not fill the
 * log; ms.
 */
const PAUSE = 1000

/**
 * Starts this program `count` times on one port, one process per core. The first does the
 * background work; each hears what the others say; one that ends by a fault is started anew. Ends
 * when all have ended: with 1 if one could not start.
 * @param {number} count
 */
export function sharePort(count) {
  let stopping = false
  let status = 0

  /**
   * @param {number} place
   * @param {boolean} isFirst
   */
  function start(place, isFirst) {
    const name = { WEB_PROCESS: String(place + 1) }
    const worker = cluster.fork(place === 0 ? name : { ...name, WORKER: 'off' })
    let listens = false
    worker.once('listening', () => (listens = true))
    worker.on('message', (message) => {
      for (const other of Object.values(cluster.workers ?? {}))
        if (other !== worker && other?.isConnected()) other.send(message)
    })
    worker.once('exit', () => {
      if (isFirst && !listens && !stopping) {
        status = 1
        stop('SIGTERM')
      }
      if (!stopping) setTimeout(() => stopping || start(place, false), PAUSE)
      else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(status)
    })
  }

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    stopping = true
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (let place = 0; place < count; place++) start(place, true)
}

/**
 * A process that does not serve yet ends at once when it is told to stop. Later the signal is
 * Remix's to hear, once: a terminal interrupts every process of the program, and so does the one
 * that started this one, so the second time counts for nothing.
 * @param {() => boolean} serves
 */
export function hearStopOnce(serves) {
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => serves() || process.exit(0))
}
