import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, test } from 'vitest'
import { logOptions } from './log.server'

function written(line: object) {
  let text = ''
  const to = new Writable({ write: (chunk, _encoding, done) => ((text += chunk), done()) })
  pino({ ...logOptions, level: 'info' }, to).info(line, 'x')
  return text
}

test.each(['password', 'passwordHash', 'token', 'secret', 'cookie', 'authorization', 'email'])(
  'a %s never gets into the log',
  (name) => {
    expect(written({ [name]: 'hush', deep: { [name]: 'hush' } })).not.toContain('hush')
  },
)

test('what somebody typed makes no line of its own', () => {
  expect(written({ path: 'a\n{"level":60,"msg":"forged"}' }).trim().split('\n')).toHaveLength(1)
})
