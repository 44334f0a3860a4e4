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
    ['DATABASE_URL', { DATABASE_URL: 'postgres://' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:word@ho st/kanal' }],
    ['DATA_DIR', { DATA_DIR: '/dev/null/kanal' }],
    ['DATA_DIR', { DATA_DIR: '/proc/kanal/data' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'localhost:3000' }],
    ['PUBLIC_URL', { ...LIVE, PUBLIC_URL: 'https://kanal.example/shop' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: '127.0.0.1:12111' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'https://mail.example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://user:a#b@mail.example.com' }],
    ['MAIL_FROM', { MAIL_FROM: 'Kanal' }],
    ['MAIL_FROM', { MAIL_FROM: 'Kanal <studio>' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 's3.example.com' }],
    ['INBOUND_MAIL_DOMAIN', { INBOUND_MAIL_DOMAIN: 'https://reply.example.com' }],
    ['CLAMD_URL', { CLAMD_URL: '127.0.0.1:3310' }],
    ['PWNED_PASSWORDS_URL', { PWNED_PASSWORDS_URL: 'https://breaches.example' }],
    ['EXCHANGE_RATES_URL', { EXCHANGE_RATES_URL: 'rates.xml' }],
    ['VIES_URL', { VIES_URL: 'ftp://vies.example' }],
    ['AI_BASE_URL', { AI_BASE_URL: 'api.example.com', AI_MODEL: 'any' }],
    ['ANALYTICS_SRC', { ANALYTICS_SRC: '/gtag.js' }],
    ['FETCH_OPEN_ADDRESSES', { FETCH_OPEN_ADDRESSES: 'http://127.0.0.1:8080' }],
    ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'yes' }],
    ['SLOW_QUERY_MS', { SLOW_QUERY_MS: '1s' }],
  ])('%s: %o', (variable, settings) => {
    const read = () => parseEnv({ DATA_DIR, ...settings })
    expect(read).toThrow(UnsafeConfigurationError)
    expect(read).toThrow(variable)
    expect(read).not.toThrow(/Invalid|expected/)
  })

  test('all of them at once, each of them once', () => {
    const settings = {
      ...{ PORT: 'web', PUBLIC_URL: 'nonsense', DATABASE_URL: 'mysql://kanal' },
      ...{ SESSION_SECRET: 'short', SMTP_URL: '', WORKER: 'perhaps' },
    }
    expect(() => parseEnv({ ...LIVE, DATA_DIR, ...settings })).toThrow(
      /^6 settings are wrong:\n {2}PORT must be a whole number from 1 to 65535\.\n {2}PUBLIC_URL must be an address that begins with https:\/\/ or http:\/\/\.\n {2}WORKER must be on or off\.\n {2}DATABASE_URL must start with .*\n {2}SESSION_SECRET is too short: .*\n {2}SMTP_URL is missing: .*$/,
    )
  })
})

test.each<Record<string, string>>([
  { DATABASE_URL: 'postgres://user:a%23b@[::1]:5432/kanal?schema=own&connection_limit=3' },
  { DATABASE_URL: 'postgresql:///kanal?host=/var/run/postgresql' },
  { SMTP_URL: 'smtps://studio%40example.com:a%23b@mail.example.com:465?pool=true' },
  { MAIL_FROM: 'Kanal <studio@example.com>' },
  { MAIL_FROM: 'studio@example.com' },
  { S3_ENDPOINT: 'http://minio:9000' },
  { PUBLIC_URL: 'http://localhost:3000/' },
  { FETCH_OPEN_ADDRESSES: '127.0.0.1:8080, [::1]:80' },
])('what is an address is taken: %o', (settings) => {
  expect(parseEnv({ DATA_DIR, ...settings }).demo).toBe(true)
})
