import { SECOND } from '../clock'
import { env } from '../env.server'
import { withoutEnd } from '../free-text'
import { readEvents } from './events.server'

export interface Endpoint {
  /** Up to and without `/chat/completions`. */
  url: string
  key?: string
  model: string
}

/**
 * `time` and `silence` (until the answer begins, and between two pieces of it) in milliseconds,
 * `bytes` of the body, `characters` of the text.
 */
export interface ChatLimits {
  time: number
  silence: number
  bytes: number
  characters: number
}

const CHAT_LIMITS: ChatLimits = {
  time: 60 * SECOND,
  silence: 20 * SECOND,
  bytes: 1024 * 1024,
  characters: 12_000,
}

export type ChatFailure =
  | 'unauthorised'
  | 'busy'
  | 'refused'
  | 'server'
  | 'slow'
  | 'broken'
  | 'unreadable'
  | 'tooLong'
  | 'unreachable'

/** The endpoint gave no usable text; `failure` says why, and nothing of what was sent is in it. */
export class ChatError extends Error {
  name = 'ChatError'
  constructor(
    readonly failure: ChatFailure,
    readonly status?: number,
  ) {
    super(`the text model failed: ${failure}${status ? ` (${status})` : ''}`)
  }
}

/** The model that the environment names, or null. */
export const endpoint: Endpoint | null =
  env.AI_BASE_URL && env.AI_MODEL
    ? { url: withoutEnd(env.AI_BASE_URL, /\//), key: env.AI_API_KEY, model: env.AI_MODEL }
    : null

export interface ChatMessage {
  role: 'system' | 'user'
  content: string
}

function failureOf(status: number): ChatFailure {
  if (status === 401 || status === 403) return 'unauthorised'
  if (status === 429) return 'busy'
  return status >= 500 ? 'server' : 'refused'
}

interface Piece {
  choices?: {
    delta?: { content?: unknown }
    message?: { content?: unknown }
    finish_reason?: unknown
  }[]
  error?: unknown
}

function parsePiece(data: string): Piece {
  try {
    const piece: unknown = JSON.parse(data)
    if (typeof piece === 'object' && piece !== null && !('error' in piece && piece.error))
      return piece as Piece
  } catch {
    throw new ChatError('unreadable')
  }
  throw new ChatError('server')
}

/** Bytes of a body until it ends, is too much, or stays silent for too long. */
async function* bytesOf(
  body: ReadableStream<Uint8Array>,
  { bytes, silence }: ChatLimits,
  giveUp: (why: ChatFailure) => void,
) {
  let size = 0
  const reader = body.getReader()
  try {
    for (;;) {
      const timer = setTimeout(() => giveUp('slow'), silence)
      const next = await reader.read().finally(() => clearTimeout(timer))
      if (next.done) return
      size += next.value.byteLength
      if (size > bytes) throw new ChatError('tooLong')
      yield next.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The words of an answer, which some endpoints give as a list of parts. */
function wordsOf(content: unknown): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  return content
    .map((part: unknown) =>
      typeof part === 'object' && part !== null && 'text' in part ? String(part.text) : '',
    )
    .join('')
}

/** Throws for a text that the model did not come to the end of, or that was held back. */
function refuseCut(reason: unknown) {
  if (reason === 'length') throw new ChatError('tooLong')
  if (reason === 'content_filter') throw new ChatError('unreadable')
}

async function* textOf(answer: Response, chunks: AsyncIterable<Uint8Array>) {
  const isStream = answer.headers.get('Content-Type')?.includes('text/event-stream')
  if (!isStream) {
    const parts: Uint8Array[] = []
    for await (const chunk of chunks) parts.push(chunk)
    const choice = parsePiece(Buffer.concat(parts).toString('utf8')).choices?.[0]
    const content = wordsOf(choice?.message?.content)
    if (content === null) throw new ChatError('unreadable')
    refuseCut(choice?.finish_reason)
    yield content
    return
  }
  let ended = false
  for await (const data of readEvents(chunks)) {
    if (data.trim() === '[DONE]') return
    const choice = parsePiece(data).choices?.[0]
    const words = wordsOf(choice?.delta?.content)
    if (words !== null) yield words
    refuseCut(choice?.finish_reason)
    if (choice?.finish_reason) ended = true
  }
  if (!ended) throw new ChatError('broken')
}

/**
 * The text of an OpenAI-compatible model (`POST /chat/completions`), piece by piece as it is
 * written, or at once where the endpoint does not stream. Throws ChatError. No redirect is
 * followed, so that the key goes to the configured host only.
 */
export async function* streamChat(
  { url, key, model }: Endpoint,
  messages: readonly ChatMessage[],
  {
    signal,
    seed,
    limits = CHAT_LIMITS,
  }: { signal?: AbortSignal; seed?: number; limits?: ChatLimits } = {},
): AsyncGenerator<string> {
  const control = new AbortController()
  let why: ChatFailure | null = null
  const giveUp = (failure: ChatFailure) => {
    why ??= failure
    control.abort()
  }
  const leave = () => giveUp('broken')
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave, { once: true })
  const whole = setTimeout(() => giveUp('slow'), limits.time)
  const first = setTimeout(() => giveUp('slow'), limits.silence)
  let begun = false
  let characters = 0
  try {
    const answer = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: control.signal,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
        ...(key && { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: true, ...(seed !== undefined && { seed }) }),
    })
    clearTimeout(first)
    begun = true
    if (!answer.ok) throw new ChatError(failureOf(answer.status), answer.status)
    if (!answer.body) throw new ChatError('unreadable')
    for await (const text of textOf(answer, bytesOf(answer.body, limits, giveUp))) {
      characters += text.length
      if (characters > limits.characters) throw new ChatError('tooLong')
      yield text
    }
  } catch (error) {
    if (error instanceof ChatError) throw error
    throw new ChatError(why ?? (begun ? 'broken' : 'unreachable'))
  } finally {
    clearTimeout(whole)
    clearTimeout(first)
    signal?.removeEventListener('abort', leave)
    control.abort()
  }
}
