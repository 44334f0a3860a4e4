import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parseEnv, UnsafeConfigurationError } from './env.server'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'kanal-env-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

/** A configuration that may go live. */
const LIVE = {
  SESSION_SECRET: 'not-a-secret-but-long-enough-for-one',
  PUBLIC_URL: 'https://kanal.example',
  STRIPE_SECRET_KEY: 'sk_test_never_called',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_called',
  SMTP_URL: 'smtp://127.0.0.1:1',
}

test('nothing is a demo on loopback, and a whole live configuration is none', () => {
  expect(parseEnv({ DATA_DIR })).toMatchObject({
    demo: true,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
  })
  expect(parseEnv({ ...LIVE, DATA_DIR, HOST: '0.0.0.0' })).toMatchObject({
    demo: false,
    PUBLIC_URL: LIVE.PUBLIC_URL,
  })
})

describe('an unsafe configuration is refused, naming', () => {
  test.each<[string, Record<string, string>]>([
    ['SESSION_SECRET', { HOST: '0.0.0.0' }],
    ['SESSION_SECRET', { HOST: '::' }],
    ['SESSION_SECRET', { PUBLIC_URL: 'https://kanal.example' }],
    ['SESSION_SECRET', { ...LIVE, SESSION_SECRET: '', HOST: '0.0.0.0' }],
    ['SESSION_SECRET', { ...LIVE, SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', { ...LIVE, SESSION_SECRET: `${LIVE.SESSION_SECRET},short` }],
    ['PUBLIC_URL', { ...LIVE, PUBLIC_URL: 'http://kanal.example' }],
    ['PUBLIC_URL', { ...LIVE, PUBLIC_URL: '' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'nonsense' }],
    ['STRIPE_SECRET_KEY', { ...LIVE, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_WEBHOOK_SECRET', { ...LIVE, STRIPE_WEBHOOK_SECRET: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_alone' }],
    ['STRIPE_API_URL', { ...LIVE, STRIPE_API_URL: 'http://127.0.0.1:1' }],
    ['SMTP_URL', { ...LIVE, SMTP_URL: '' }],
    ['METRICS_TOKEN', { ...LIVE, METRICS_TOKEN: 'short' }],
    ['FETCH_OPEN_ADDRESSES', { ...LIVE, FETCH_OPEN_ADDRESSES: '127.0.0.1:80' }],
    ['TOOL_DNS_SERVERS', { TOOL_DNS_SERVERS: '9.9.9.9,dns.example' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://127.0.0.1/kanal' }],
    ['PORT', { PORT: 'web' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['WORKER', { WORKER: 'perhaps' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: 'many' }],
    ['WEB_CONCURRENCY', { WEB_CONCURRENCY: '0' }],
    ['OWNER_EMAIL', { ...LIVE, OWNER_EMAIL: 'nobody' }],
  ])('%s: %o', (variable, settings) => {
    const read = () => parseEnv({ DATA_DIR, ...settings })
    expect(read).toThrow(UnsafeConfigurationError)
    expect(read).toThrow(variable)
  })
})
