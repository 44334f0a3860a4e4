import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { SECOND } from '../clock'
import { env } from '../env.server'
import { measureProcess } from './measure-process.server'
import { metricsText, ownCounts, type Counted } from './metrics.server'

/**
 * What the processes that share a port send each other (app/server/processes.js): one asks, each
 * of the others answers.
 */
interface Word {
  kanalAsksCounts?: string
  kanalCounts?: { asked: string; process: string; counted: Counted }
}

/**
 * How long the others have to answer; Prometheus waits ten seconds. One that is being started anew
 * does not.
 */
const PATIENCE = 5 * SECOND

/** A process that is being stopped has no line to the others any more. */
function tell(word: Word) {
  if (process.connected) process.send?.(word)
}

function countsNow() {
  measureProcess()
  return ownCounts()
}

/** Answers the others that ask what this process has counted. */
export function answerNeighbors() {
  if (!cluster.isWorker) return
  process.on('message', ({ kanalAsksCounts: asked }: Word) => {
    if (asked) tell({ kanalCounts: { asked, process: env.WEB_PROCESS, counted: countsNow() } })
  })
}

function askNeighbors(count: number): Promise<Map<string, Counted>> {
  const asked = randomUUID()
  const counts = new Map<string, Counted>()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      process.off('message', hear)
      resolve(counts)
    }
    const hear = ({ kanalCounts: heard }: Word) => {
      if (heard?.asked !== asked) return
      counts.set(heard.process, heard.counted)
      if (counts.size === count) end()
    }
    const timer = setTimeout(end, PATIENCE)
    process.on('message', hear)
    tell({ kanalAsksCounts: asked })
  })
}

/**
 * What is counted, for Prometheus: of this process, or of each that shares its port and answers in
 * time.
 */
export async function metricsOfAll(): Promise<string> {
  if (!cluster.isWorker) {
    measureProcess()
    return metricsText()
  }
  const others = await askNeighbors(env.WEB_CONCURRENCY - 1)
  return metricsText(
    new Map(
      [...others, [env.WEB_PROCESS, countsNow()] as const].sort(
        ([one], [other]) => Number(one) - Number(other),
      ),
    ),
  )
}
