import { describe, expect, test } from 'vitest'
import { Turns } from './turns.server'

function held() {
  let end = () => {}
  const work = () => new Promise<void>((resolve) => (end = resolve))
  return { work, end: () => end() }
}

describe('taking turns', () => {
  test('so many work at once, the others in the order in which they came', async () => {
    const turns = new Turns(1, 2)
    const first = held()
    const told: number[] = []
    const working = turns.take(1000, first.work)
    const waiting = [1, 2].map((number) => turns.take(1000, async () => void told.push(number)))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(told).toEqual([])
    first.end()
    await Promise.all([working, ...waiting])
    expect(told).toEqual([1, 2])
  })

  test('refuses when too many wait, or one too long, and the place of who gave up is free again', async () => {
    const turns = new Turns(1, 1)
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

  test('work that fails gives its place to the next', async () => {
    const turns = new Turns(1, 1)
    await expect(turns.take(10, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.take(10, async () => 1)).toBe(1)
  })
})
