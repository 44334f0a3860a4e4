import { randomBytes } from 'node:crypto'
import { Resolver } from 'node:dns'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { databaseLocation } from './db/location'

const entries = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

function areNameServers(list: string[]) {
  try {
    new Resolver().setServers(list)
    return true
  } catch {
    return false
  }
}

const optional = z.string().trim().min(1).optional().catch(undefined)

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).catch('production'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: optional,
  DATA_DIR: z.string().default('./data'),
  SESSION_SECRET: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: z.url().optional(),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  INBOUND_MAIL_DOMAIN: z.hostname().optional(),
  INBOUND_MAIL_SECRET: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/.+)$/, 'tcp://host:port or unix:/path')
    .optional(),
  PWNED_PASSWORDS_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/\/$/, 'a slash at its end')
    .optional(),
  REQUIRE_SECOND_FACTOR: z.enum(['staff', 'everybody']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKER: z.enum(['on', 'off']).default('on'),
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(256).default(1),
  /**
   * The place of this process among those that share its port, from 1; app/server/processes.js
   * sets it.
   */
  WEB_PROCESS: z.string().default('1'),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(200),
  METRICS_TOKEN: optional,
  OWNER_EMAIL: z.email().optional(),
  FETCH_OPEN_ADDRESSES: z.string().default('').transform(entries),
  TOOL_DNS_SERVERS: z
    .string()
    .default('')
    .transform(entries)
    .refine(areNameServers, 'IP addresses, separated by commas, each with or without a port'),
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  VIES_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, 'letters, digits and hyphens only')
    .optional(),
  ANALYTICS_SRC: z
    .url({ protocol: /^https?$/ })
    .default('https://www.googletagmanager.com/gtag/js'),
})

export type Env = Omit<z.infer<typeof schema>, 'PUBLIC_URL' | 'SESSION_SECRET'> & {
  PUBLIC_URL: string
  /** The app's secret, and after it those that it had before and still accepts. */
  secrets: [string, ...string[]]
  /**
   * True while no SESSION_SECRET is set: loopback only, demo accounts, sandbox payments, mail kept
   * in the app.
   */
  demo: boolean
}

/** A configuration that cannot be read or must not go live; the message names the variable. */
export class UnsafeConfigurationError extends Error {
  name = 'UnsafeConfigurationError'
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

function leadsHere(url: string) {
  return LOOPBACK.has(new URL(url).hostname.replace(/^\[|\]$/g, ''))
}

const secretsIn = (list: string) =>
  list.split(',').map((secret) => secret.trim()) as [string, ...string[]]

function assertSafe(values: z.infer<typeof schema>) {
  const refuse = (message: string) => {
    throw new UnsafeConfigurationError(message)
  }
  if (Boolean(values.STRIPE_SECRET_KEY) !== Boolean(values.STRIPE_WEBHOOK_SECRET)) {
    refuse('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing.')
  }
  if (values.S3_BUCKET && !(values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY)) {
    refuse('S3_BUCKET is set, but S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is missing.')
  }
  if (Boolean(values.INBOUND_MAIL_DOMAIN) !== Boolean(values.INBOUND_MAIL_SECRET)) {
    refuse('INBOUND_MAIL_DOMAIN and INBOUND_MAIL_SECRET go together: one of them is missing.')
  }
  if (values.INBOUND_MAIL_SECRET && values.INBOUND_MAIL_SECRET.length < 32)
    refuse('INBOUND_MAIL_SECRET is too short: use 32 characters or more.')
  if (values.METRICS_TOKEN && values.METRICS_TOKEN.length < 32)
    refuse('METRICS_TOKEN is too short: use 32 characters or more.')
  if (Boolean(values.AI_BASE_URL) !== Boolean(values.AI_MODEL))
    refuse('AI_BASE_URL and AI_MODEL go together: one of them is missing.')
  if (!values.SESSION_SECRET) {
    if (!LOOPBACK.has(values.HOST))
      refuse('SESSION_SECRET is missing: without it the app listens on loopback only.')
    if (values.PUBLIC_URL && !leadsHere(values.PUBLIC_URL))
      refuse('SESSION_SECRET is missing: without it PUBLIC_URL must be a loopback address.')
    return
  }
  if (values.FETCH_OPEN_ADDRESSES.length > 0)
    refuse('FETCH_OPEN_ADDRESSES is set: visitors could look into this network.')
  if (values.STRIPE_API_URL)
    refuse('STRIPE_API_URL is set: a test double of Stripe takes no real money.')
  if (secretsIn(values.SESSION_SECRET).some((secret) => secret.length < 32))
    refuse('SESSION_SECRET is too short: use 32 characters or more for each secret.')
  if (!values.PUBLIC_URL?.startsWith('https://')) refuse('PUBLIC_URL is missing or not https://.')
  if (!values.STRIPE_SECRET_KEY)
    refuse('STRIPE_SECRET_KEY is missing: the sandbox takes no real money.')
  if (!values.SMTP_URL) refuse('SMTP_URL is missing: buyers would never get their email.')
}

function demoSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function readValues(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(present)
  if (error)
    throw new UnsafeConfigurationError(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  try {
    databaseLocation(data)
  } catch (wrong) {
    throw new UnsafeConfigurationError((wrong as Error).message)
  }
  return data
}

/**
 * Reads the settings of .env.example; throws UnsafeConfigurationError, whose message names the
 * variable.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const read = readValues(source)
  assertSafe(read)
  const { SESSION_SECRET, ...values } = read
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    secrets: secretsIn(SESSION_SECRET ?? demoSecret(values.DATA_DIR)),
    demo: !SESSION_SECRET,
  }
}

// Tests bring their own settings.
if (process.env.NODE_ENV !== 'test' && existsSync('.env')) process.loadEnvFile('.env')

export const env = parseEnv(process.env)

// Where remix-serve listens; without it, it would open a demo to the network.
process.env.HOST ||= env.HOST
