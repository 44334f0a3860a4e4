import cluster from 'node:cluster'

/**
 * Before one that ended by a fault is started anew, so that a fault at its start does not fill the
 * log; ms.
 */
const PAUSE = 1000

const MOST_PROCESSES = 256

/**
 * Starts this program WEB_CONCURRENCY times on one port, one process per core. The first does the
 * background work; the others follow once it listens, so that what is wrong is told once. Each
 * hears what the others say; one that ends by a fault is started anew. Ends when all have ended:
 * with 1 if one could not start. False for a process that is to serve by
 * itself; a number that cannot be meant is left to that one, which reads the settings and refuses
 * it.
 */
export function sharePort() {
  const count = Number(process.env.WEB_CONCURRENCY || 1)
  if (cluster.isWorker || !Number.isInteger(count) || count < 2 || count > MOST_PROCESSES)
    return false
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
    worker.once('listening', () => {
      listens = true
      if (isFirst && place === 0 && !stopping)
        for (let other = 1; other < count; other++) start(other, true)
    })
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
  start(0, true)
  return true
}

/**
 * Has one of several processes end at once when it is told to stop before it serves. Later it is
 * told once: a terminal interrupts every process of the program, and so does the one that started
 * this one, so the second time counts for nothing. Gives back what says that it serves.
 */
export function hearStopOnce() {
  let serves = false
  if (cluster.isWorker)
    for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => serves || process.exit(0))
  return () => void (serves = true)
}
