import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError, type WorkRefusal } from '~/platform/worker/work-refused'
import { canMinify, CODE_LIMITS, type CodeLanguage, type CodeStyle } from './beautify.rules'

const WORKER = 'app/tools/code-beautifier/beautify.worker.js'

export interface Beautifying {
  language: CodeLanguage
  act: 'format' | 'minify'
  code: string
  style: CodeStyle
}

/**
 * Lines as they were and as they are: each begins with a space, `-`, `+`, or `\` for the remark
 * that no line break ends it.
 */
export interface Hunk {
  oldStart: number
  newStart: number
  lines: string[]
}

export type Beautified =
  /** `hunks` is null when there is nothing to compare, or when comparing would take too long. */
  | { code: string; hunks: Hunk[] | null }
  /**
   * Where the code cannot be read, counted from 1, and what its parser says of it, in English as
   * parsers speak.
   */
  | { problem: { message: string; line: number | null; column: number | null } }
  | { refused: WorkRefusal | 'tooLarge' | 'tooMuch' | 'nested' | 'notMinified' | 'newer' }

/** Writes code anew, or as small as its meaning allows; nothing of it is kept. */
export async function beautify(task: Beautifying): Promise<Beautified> {
  if (Buffer.byteLength(task.code) > CODE_LIMITS.bytes) return { refused: 'tooLarge' }
  if (task.act === 'minify' && !canMinify(task.language)) return { refused: 'notMinified' }
  const done = await runInWorker<Beautifying, Beautified | { nested: true }>(WORKER, task, {
    timeout: CODE_LIMITS.time,
  }).catch(onError(WorkRefusedError, ({ reason }) => ({ refused: reason })))
  return 'nested' in done ? { refused: 'nested' } : done
}
