import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTextModel, type Behavior } from '../../../tests/mocks/text-model'
import { streamChat, type ChatLimits } from './chat.server'
import { readEvents } from './events.server'

let model: Awaited<ReturnType<typeof startTextModel>>
beforeAll(async () => {
  model = await startTextModel()
})
afterAll(() => model.stop())

const limits: ChatLimits = { time: 2000, silence: 400, bytes: 200_000, characters: 2000 }

async function ask(behavior: Behavior, signal?: AbortSignal) {
  model.behavior = behavior
  const pieces: string[] = []
  for await (const piece of streamChat(
    { url: model.url, key: 'secret', model: 'double-1' },
    [{ role: 'user', content: 'x' }],
    { limits, signal },
  ))
    pieces.push(piece)
  return pieces
}

test('gives a stream piece by piece, and an answer that does not stream at once', async () => {
  expect(await ask('streams')).toEqual([...model.pieces, ''])
  expect(await ask('whole')).toEqual([model.pieces.join('')])
  expect(model.asked.at(-1)).toMatchObject({
    authorization: 'Bearer secret',
    body: { model: 'double-1', stream: true },
  })
})

test.each([
  [401, 'unauthorised'],
  [403, 'unauthorised'],
  [429, 'busy'],
  [400, 'refused'],
  [500, 'server'],
  [503, 'server'],
  ['slow', 'slow'],
  ['silent', 'slow'],
  ['broken', 'broken'],
  ['html', 'unreadable'],
  ['endless', 'tooLong'],
  ['redirects', 'unreachable'],
] as const)('%s is a failure of its own: %s', async (behavior, failure) => {
  await expect(ask(behavior)).rejects.toMatchObject({ name: 'ChatError', failure })
})

test.each([
  ['length', 'x', 'tooLong'],
  ['content_filter', 'x', 'unreadable'],
  [
    'stop',
    [
      { type: 'text', text: 'a' },
      { type: 'text', text: 'b' },
    ],
    null,
  ],
])('an answer that ends for %s', async (finish_reason, content, failure) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ choices: [{ message: { content }, finish_reason }] }),
  )
  const asked = streamChat({ url: 'http://x', model: 'x' }, [], { limits }).next()
  if (failure) await expect(asked).rejects.toMatchObject({ failure })
  else expect(await asked).toEqual({ done: false, value: 'ab' })
  vi.unstubAllGlobals()
})

test('ends when its reader goes, and when nobody listens there', async () => {
  await expect(ask('silent', AbortSignal.timeout(50))).rejects.toMatchObject({ failure: 'broken' })
  await expect(
    streamChat({ url: 'http://127.0.0.1:9/v1', model: 'x' }, [], { limits }).next(),
  ).rejects.toMatchObject({ failure: 'unreachable' })
})

test('reads events cut anywhere, with any line ends', async () => {
  const bytes = new TextEncoder().encode(
    ': hello\r\ndata: ż\r\rdata: a\ndata: b\n\nevent: x\r\ndata:last',
  )
  const one = async function* () {
    for (const byte of bytes) yield Uint8Array.of(byte)
  }
  const seen: string[] = []
  for await (const data of readEvents(one())) seen.push(data)
  expect(seen).toEqual(['ż', 'a\nb', 'last'])
})
