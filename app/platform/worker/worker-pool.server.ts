import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { SECOND } from '../clock'
import { log } from '../log.server'

/** Why a task came to no end: it took too long, too much memory, or too many others wait. */
export type WorkRefusal = 'time' | 'memory' | 'busy'

export class WorkRefusedError extends Error {
  name = 'WorkRefusedError'
  constructor(readonly reason: WorkRefusal) {
    super(reason)
  }
}

/** Of one thread, in megabytes, with room for the libraries themselves. */
const LIMITS = { maxOldGenerationSizeMb: 320, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 }
const THREADS = 2
const WAITING = 16

let pool: Piscina | undefined

/** Threads are started when they are needed, and end when they are not. */
export function getPool() {
  if (pool) return pool
  pool = new Piscina({ minThreads: 0, maxThreads: THREADS, maxQueue: WAITING, idleTimeout: 30 * SECOND, resourceLimits: LIMITS, execArgv: [] })
  // One that is being ended for its time may run out of memory on the way: whoever asked has had the answer, and nobody else is told.
  pool.on('error', (error) => log.warn({ err: error }, 'a thread failed after its task'))
  return pool
}

function refusalOf(error: unknown): WorkRefusal | null {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  if (name === 'AbortError') return 'time'
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return 'memory'
  return /queue is at limit/i.test(message ?? '') ? 'busy' : null
}

/**
 * Runs the function that `file` exports (a module of plain JavaScript, its path from the project's root) in a thread of its own,
 * for at most `timeout` milliseconds; what is still running then is ended. Throws WorkRefusedError.
 */
export async function runInWorker<Task, Result>(file: string, task: Task, { timeout }: { timeout: number }): Promise<Result> {
  try {
    return (await getPool().run(task, { filename: resolve(file), signal: AbortSignal.timeout(timeout) })) as Result
  } catch (error) {
    const reason = refusalOf(error)
    throw reason ? new WorkRefusedError(reason) : error
  }
}
