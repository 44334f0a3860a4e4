import { SECOND } from '~/platform/clock'
import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError, type WorkRefusal } from '~/platform/worker/work-refused'
import type { PageHead } from './page-head.rules'

const WORKER = 'app/tools/meta-tag-generator/read-head.worker.js'
/** Milliseconds that reading one page may take. */
export const READING_TIME = 5 * SECOND

/** What a page says of itself, or why it could not be read in its time. */
export async function readHead(
  html: string,
): Promise<{ head: PageHead } | { refused: WorkRefusal }> {
  return runInWorker<{ html: string }, PageHead>(WORKER, { html }, { timeout: READING_TIME }).then(
    (head) => ({ head }),
    onError(WorkRefusedError, ({ reason }) => ({ refused: reason })),
  )
}
