import { MINUTE, SECOND } from '../clock'
import { changedSince, subscribe } from './hub.server'

const HEARTBEAT = 20 * SECOND
const CHECK_INTERVAL = 3 * MINUTE
/** Several changes at once are one event. */
const GATHER = 50
/**
 * How long a browser waits before it comes back after an end that it did not ask for; milliseconds.
 */
const RETRY = 3 * SECOND
const CHANGE = 'event: change\ndata: \n\n'
/** One person's pages in view, in several windows and on several devices. */
const MOST_PER_USER = 12

const open = new Map<number, number>()
const ends = new Set<() => void>()

function count(userId: number, step: 1 | -1) {
  const now = (open.get(userId) ?? 0) + step
  if (now > 0) open.set(userId, now)
  else open.delete(userId)
}

export const hasRoomFor = (userId: number) => (open.get(userId) ?? 0) < MOST_PER_USER

/** How many are open in this process. */
export const countStreams = () => ends.size

interface Stream {
  userId: number
  topics: string[]
  /**
   * When the page was read that the stream is for: what has changed by now is told at once.
   * Milliseconds.
   */
  since: number
  /** Aborted when the reader goes. */
  signal: AbortSignal
  /** Whether the reader may still read; asked every few minutes. */
  mayRead: () => Promise<boolean>
}

/**
 * The body of a text/event-stream with an event `change` whenever something about the topics has
 * changed. It ends when the reader goes or may not read any more, and with the process; `end` then
 * tells the browser not to come back.
 */
export function openStream({
  userId,
  topics,
  since,
  signal,
  mayRead,
}: Stream): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let close = (_farewell?: string) => {}
  count(userId, 1)
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let gathering: NodeJS.Timeout | undefined
      const unsubscribe = subscribe(topics, () => {
        gathering ??= setTimeout(() => {
          gathering = undefined
          send(CHANGE)
        }, GATHER)
      })
      const heartbeat = setInterval(() => send(': \n\n'), HEARTBEAT).unref()
      const check = setInterval(
        () =>
          void mayRead().then(
            (may) => may || close('event: end\ndata: \n\n'),
            () => undefined,
          ),
        CHECK_INTERVAL,
      ).unref()
      const endNow = () => close()
      close = (farewell) => {
        close = () => {}
        count(userId, -1)
        unsubscribe()
        for (const timer of [gathering, heartbeat, check]) clearTimeout(timer)
        ends.delete(endNow)
        if (farewell) send(farewell)
        try {
          controller.close()
        } catch {
          // The reader has cancelled it already.
        }
      }
      ends.add(endNow)
      signal.addEventListener('abort', endNow, { once: true })
      send(`retry: ${RETRY}\n\n`)
      if (changedSince(topics, since)) send(CHANGE)
      if (signal.aborted) endNow()
    },
    cancel: () => close(),
  })
}

/** Ends all streams, as when the process stops; their readers come back to another one. */
export function endStreams() {
  for (const end of [...ends]) end()
}
