import { expect, test } from 'vitest'
import { onError } from './on-error'

class Refused extends Error {
  constructor(readonly reason: string) {
    super(reason)
  }
}
const answer = onError(Refused, ({ reason }) => ({ refused: reason }))

test('an error of the class is answered, every other is thrown on', async () => {
  expect(await Promise.reject(new Refused('time')).catch(answer)).toEqual({ refused: 'time' })
  const fault = new TypeError('a fault')
  await expect(Promise.reject(fault).catch(answer)).rejects.toBe(fault)
})
