import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Installation } from './installation'

let kanal: Installation

beforeEach(async () => {
  kanal = await Installation.create()
})

afterEach(() => kanal.dispose())

test('a new secret beside the old one signs nobody out, and what is sealed is sealed anew; without the old one its sessions end', async () => {
  const file = join(kanal.settings.DATA_DIR!, 'secret')
  const [old, next] = [readFileSync(file, 'utf8').trim(), randomBytes(32).toString('base64url')]
  const client = kanal.visitor()
  const landing = async () => (await client.get('/dashboard')).url.pathname
  const first = await kanal.start()
  await client.signInAs('client')
  await first.stop('SIGTERM')

  writeFileSync(file, `${next},${old}`)
  const second = await kanal.start({ WORKER: 'on', LOG_LEVEL: 'info' })
  expect(await landing()).toBe('/dashboard')
  await vi.waitFor(
    () =>
      expect(second.output).toMatch(
        /"rows":[1-9]\d*,"msg":"two-step verification keys, payout details and webhook secrets encrypted with the first SESSION_SECRET"/,
      ),
    { timeout: 60_000 },
  )
  await second.stop('SIGTERM')

  writeFileSync(file, next)
  await kanal.start()
  expect(await landing()).toBe('/auth')
})
