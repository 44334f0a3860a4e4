import { SECOND } from '~/platform/clock'
import { decodeBody } from '~/platform/guarded-fetch/decode-body.server'
import type { GuardedAnswer } from '~/platform/guarded-fetch/guarded-fetch.server'
import { onError } from '~/platform/on-error'
import { runInWorker } from '~/platform/worker/worker-pool.server'
import { WorkRefusedError, type WorkRefusal } from '~/platform/worker/work-refused'
import { mayAsk } from '~/tools/_area/host-limit.server'
import { decodePage } from '~/tools/_area/page-encoding.server'
import { collectStyles, type Collected } from './collect-styles.server'
import {
  FINDINGS,
  type FindingKind,
  type Judged,
  type PageRead,
  type SheetText,
} from './findings.rules'

const WORKER = 'app/tools/responsive-checker/inspect.worker.js'
/** Of each of the two readings, in milliseconds. */
const TIME = 6 * SECOND
/** Bytes of a page that are read. */
export const PAGE_BYTES = 1024 * 1024

export interface Inspection extends Judged {
  /** The page is longer, or nested deeper, than what is read of it. */
  cut: boolean
  sheets: number
  left: Collected['left']
}

const ORDER = Object.keys(FINDINGS) as FindingKind[]

const baseOf = ({ base }: PageRead, page: URL) =>
  URL.canParse(base, page) ? new URL(base, page) : page

/**
 * Reads a page and its style sheets, and says what goes wrong at which width; or why that came to
 * no end.
 */
export async function inspectPage(
  answer: GuardedAnswer,
): Promise<Inspection | { refused: WorkRefusal }> {
  const { body, cut } = await decodeBody(answer, PAGE_BYTES)
  try {
    const page = await runInWorker<object, PageRead>(
      WORKER,
      { act: 'read', html: decodePage(body, answer.headers['content-type'] ?? '').text },
      { timeout: TIME },
    )
    const { sheets: linked, left } = await collectStyles(page.sheets, baseOf(page, answer.url), {
      admit: (url) => mayAsk(url, answer.url),
    })
    const sheets: SheetText[] = [...linked, ...page.styles]
    const judged = await runInWorker<object, Judged>(
      WORKER,
      { act: 'judge', page, sheets },
      { timeout: TIME },
    )
    return {
      ...judged,
      findings: judged.findings.sort(
        (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
      ),
      cut: cut || page.cut,
      sheets: linked.length,
      left,
    }
  } catch (error) {
    return onError(WorkRefusedError, ({ reason }) => ({ refused: reason }))(error)
  }
}
