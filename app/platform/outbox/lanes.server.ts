import { log } from '../log.server'
import { runDueJobs, type JobHandlers, type Kinds } from './outbox.server'

/** Kinds of jobs that are worked on beside all others, so that they wait for none but their own. */
export interface Lane {
  kinds: string[]
  /** How many of them this process does at once. */
  atOnce: number
}

/** The background work from one start to its stop. */
export interface Work {
  stopping: boolean
  underWay: Set<Promise<unknown>>
}

/** What is in no lane has one of its own, so that nothing is left lying. */
const withTheRest = (lanes: Lane[]): { kinds: Kinds; atOnce: number }[] => [
  ...lanes.map(({ kinds, atOnce }) => ({ kinds: { in: kinds }, atOnce })),
  { kinds: { notIn: lanes.flatMap(({ kinds }) => kinds) }, atOnce: 1 },
]

async function workOn(of: Work, handlers: JobHandlers, kinds: Kinds) {
  try {
    await runDueJobs(handlers, undefined, undefined, () => of.stopping, kinds)
  } catch (error) {
    log.error({ err: error }, 'jobs could not be taken')
  }
}

/**
 * Gives a function that sets to work every lane with a place free, and waits for none: a lane whose
 * jobs take long has one more at work after each call, up to its bound.
 */
export function runLanes(of: Work, handlers: JobHandlers, lanes: Lane[]): () => void {
  const places = withTheRest(lanes).map((lane) => ({ ...lane, busy: 0 }))
  return () => {
    for (const lane of places) {
      if (lane.busy >= lane.atOnce) continue
      lane.busy += 1
      const run = workOn(of, handlers, lane.kinds).finally(() => {
        lane.busy -= 1
        of.underWay.delete(run)
      })
      of.underWay.add(run)
    }
  }
}
