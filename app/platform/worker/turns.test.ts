import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { onBehalfOf } from '../http/request-context.server'
import { Turns, type TurnLimits } from './turns.server'

const LIMITS: TurnLimits = { atOnce: 1, each: 1, waiting: 8, waitingEach: 4 }
const [ADA, BO, CY] = ['203.0.113.1', '203.0.113.2', '203.0.113.3']

function held() {
  let end: (() => void) | null = null
  const work = () => new Promise<void>((resolve) => (end = resolve))
  return { work, end: () => end?.(), isUnderWay: () => end !== null }
}

const slow =
  (told: string[], word: string, time = 5) =>
  () =>
    sleep(time).then(() => void told.push(word))

describe('taking turns', () => {
  test('so many work at once, the others in the order in which they came', async () => {
    const turns = new Turns(LIMITS)
    const first = held()
    const told: number[] = []
    const working = turns.take(1000, first.work)
    const waiting = [1, 2].map((number) => turns.take(1000, async () => void told.push(number)))
    await sleep(5)
    expect(told).toEqual([])
    first.end()
    await Promise.all([working, ...waiting])
    expect(told).toEqual([1, 2])
  })

  test('the turns go around the addresses, however many tasks one of them brings', async () => {
    const turns = new Turns(LIMITS)
    const told: string[] = []
    const tasks = [
      [ADA, 'a1'],
      [ADA, 'a2'],
      [ADA, 'a3'],
      [ADA, 'a4'],
      [BO, 'b1'],
      [BO, 'b2'],
      [CY, 'c1'],
    ] as const
    await Promise.all(
      tasks.map(([address, word]) => onBehalfOf(address, () => turns.take(1000, slow(told, word)))),
    )
    expect(told).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  test('an address that has its places waits while others find one free', async () => {
    const turns = new Turns({ ...LIMITS, atOnce: 2 })
    const first = held()
    const told: string[] = []
    const working = onBehalfOf(ADA, () => turns.take(1000, first.work))
    const second = onBehalfOf(ADA, () => turns.take(1000, slow(told, 'ada')))
    await onBehalfOf(BO, () => turns.take(1000, slow(told, 'bo')))
    expect(told).toEqual(['bo'])
    first.end()
    await Promise.all([working, second])
    expect(told).toEqual(['bo', 'ada'])
  })

  test('what the app does by itself is nobody’s share', async () => {
    const turns = new Turns({ ...LIMITS, atOnce: 2 })
    const [one, two] = [held(), held()]
    const both = [turns.take(10, one.work), turns.take(10, two.work)]
    await sleep(20)
    expect([one.isUnderWay(), two.isUnderWay()]).toEqual([true, true])
    one.end()
    two.end()
    await Promise.all(both)
  })
})

describe('no turn', () => {
  test('comes when too many wait, or one too long, and the place of who gave up is free again', async () => {
    const turns = new Turns({ ...LIMITS, waiting: 1 })
    const first = held()
    const working = turns.take(1000, first.work)
    const impatient = turns.take(10, async () => {})
    await expect(turns.take(1000, async () => {})).rejects.toMatchObject({ reason: 'busy' })
    await expect(impatient).rejects.toMatchObject({ reason: 'busy' })
    const patient = turns.take(1000, async () => 'done')
    first.end()
    await working
    expect(await patient).toBe('done')
  })

  test('comes for more of one address than may wait, which says that it is its own', async () => {
    const turns = new Turns({ ...LIMITS, waitingEach: 1 })
    const first = held()
    const working = onBehalfOf(ADA, () => turns.take(1000, first.work))
    const impatient = onBehalfOf(ADA, () => turns.take(10, async () => {}))
    await expect(onBehalfOf(ADA, () => turns.take(1000, async () => {}))).rejects.toMatchObject({
      reason: 'share',
    })
    await expect(impatient).rejects.toMatchObject({ reason: 'share' })
    first.end()
    await working
  })

  test('is left to the address that fills the queue when another comes', async () => {
    const turns = new Turns({ ...LIMITS, waiting: 3 })
    const first = held()
    const working = onBehalfOf(ADA, () => turns.take(1000, first.work))
    const ada = Promise.allSettled(
      [1, 2, 3].map(() => onBehalfOf(ADA, () => turns.take(1000, async () => 'ada'))),
    )
    await sleep(1)
    const bo = onBehalfOf(BO, () => turns.take(1000, async () => 'bo'))
    first.end()
    await working
    expect(await bo).toBe('bo')
    expect(await ada).toMatchObject([
      { value: 'ada' },
      { value: 'ada' },
      { reason: { reason: 'share' } },
    ])
  })

  test('comes for an address that has used its time, those of it that wait too, until some has come back', async () => {
    const turns = new Turns({ ...LIMITS, budget: { time: 40, window: 400 } })
    const told: string[] = []
    const ada = (word: string, time: number) =>
      onBehalfOf(ADA, () => turns.take(1000, slow(told, word, time)))
    const [, waiting] = await Promise.allSettled([ada('long', 60), ada('waiting', 1)])
    expect(waiting).toMatchObject({ reason: { reason: 'share' } })
    await expect(ada('at once', 1)).rejects.toMatchObject({ reason: 'share' })
    await onBehalfOf(BO, () => turns.take(10, slow(told, 'bo', 1)))
    await sleep(350)
    await ada('later', 1)
    expect(told).toEqual(['long', 'bo', 'later'])
  })
})

describe('the networks of one IPv6 line', () => {
  const line = Array.from(
    { length: 256 },
    (_, at) => `2001:db8:1:${(0x100 + at).toString(16)}::/64`,
  )
  const company = Array.from(
    { length: 256 },
    (_, at) => `2001:db8:1:${(at << 8).toString(16)}::/64`,
  )

  test.each([
    ['a home', line, 1],
    ['a company', company, 1],
  ])('that %s has take no more places than one address', async (_, networks, working) => {
    const turns = new Turns({ atOnce: 2, each: 1, waiting: 6, waitingEach: 2 })
    let begun = 0
    const first = held()
    const all = networks.map((network) =>
      onBehalfOf(network, () => turns.take(1000, () => ((begun += 1), first.work()))),
    )
    const ended = Promise.allSettled(all)
    await sleep(5)
    expect(begun).toBe(working)
    // A stranger finds a place at once, and the next of them one to wait in.
    expect(await onBehalfOf(ADA, () => turns.take(10, async () => 'ada'))).toBe('ada')
    const stranger = held()
    const bo = onBehalfOf(BO, () => turns.take(10, stranger.work))
    const cy = onBehalfOf(CY, () => turns.take(1000, async () => 'cy'))
    stranger.end()
    await bo
    expect(await cy).toBe('cy')
    const timer = setInterval(first.end, 1)
    await ended
    clearInterval(timer)
  })

  test('that one home has share its time too, and a company has twice that', async () => {
    const turns = new Turns({ ...LIMITS, budget: { time: 40, window: 4000 } })
    const told: string[] = []
    const use = (network: string, time: number) =>
      onBehalfOf(network, () => turns.take(10, slow(told, network, time)))
    await use(line[0]!, 50)
    await expect(use(line[1]!, 1)).rejects.toMatchObject({ reason: 'share' })
    await use(company[5]!, 50)
    await expect(use(company[9]!, 1)).rejects.toMatchObject({ reason: 'share' })
    await use('2001:db8:2:1::/64', 1)
  })
})

test('work that fails gives its place to the next', async () => {
  const turns = new Turns(LIMITS)
  await expect(turns.take(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take(10, async () => 1)).toBe(1)
})
