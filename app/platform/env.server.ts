import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { databaseLocation } from './db/location'
import { loadDotEnv, tellOddLines } from './dot-env'
import { makeFolder } from './make-folder.js'
import { settingsSchema, type Settings } from './settings.schema'

export type Env = Omit<Settings, 'PUBLIC_URL' | 'SESSION_SECRET'> & {
  PUBLIC_URL: string
  /** The app's secret, and after it those that it had before and still accepts. */
  secrets: [string, ...string[]]
  /**
   * True while no SESSION_SECRET is set: loopback only, demo accounts, sandbox payments, mail kept
   * in the app.
   */
  demo: boolean
}

/**
 * A configuration that cannot be read or must not go live; the message has a line for each thing
 * that is wrong, which names the variable.
 */
export class UnsafeConfigurationError extends Error {
  name = 'UnsafeConfigurationError'

  constructor(...wrong: [string, ...string[]]) {
    super(
      wrong.length === 1
        ? wrong[0]
        : [`${wrong.length} settings are wrong:`, ...wrong].join('\n  '),
    )
  }
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

function leadsHere(url: string) {
  return LOOPBACK.has(new URL(url).hostname.replace(/^\[|\]$/g, ''))
}

const secretsIn = (list: string) =>
  list.split(',').map((secret) => secret.trim()) as [string, ...string[]]

/** What keeps settings that can be read from being used. */
function unsafeIn(values: Settings): string[] {
  const wrong: string[] = []
  const refuse = (message: string) => void wrong.push(message)
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
    return wrong
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
  return wrong
}

function demoSecret(dataDir: string) {
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600 })
  return secret
}

function wrongDatabase(values: Settings) {
  try {
    databaseLocation(values)
    return []
  } catch (wrong) {
    return [(wrong as Error).message]
  }
}

/** All that is wrong at once, each setting by the first that is wrong with it. */
function readValues(source: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { data, error } = settingsSchema.safeParse(present)
  const unread = new Map<string, string>()
  for (const { path, message } of error?.issues ?? [])
    if (!unread.has(String(path[0]))) unread.set(String(path[0]), message)
  const rest = Object.entries(present).filter(([name]) => !unread.has(name))
  const values = data ?? settingsSchema.parse(Object.fromEntries(rest))
  const [first, ...others] = [
    ...[...unread].map(([name, message]) => `${name} must be ${message}.`),
    ...[...wrongDatabase(values), ...unsafeIn(values)].filter(
      (message) => !unread.has(message.split(' ')[0]!),
    ),
  ]
  if (first) throw new UnsafeConfigurationError(first, ...others)
  return values
}

/** Sees to it that DATA_DIR is there, and gives the secret. Throws UnsafeConfigurationError. */
function openData({ DATA_DIR, SESSION_SECRET }: Settings) {
  try {
    makeFolder(DATA_DIR)
    return SESSION_SECRET ?? demoSecret(DATA_DIR)
  } catch (error) {
    throw new UnsafeConfigurationError(
      `DATA_DIR must be a folder that can be written to: ${(error as Error).message}.`,
    )
  }
}

/**
 * Reads the settings of .env.example; throws UnsafeConfigurationError.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const read = readValues(source)
  const { SESSION_SECRET, ...values } = read
  return {
    ...values,
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    secrets: secretsIn(openData(read)),
    demo: !SESSION_SECRET,
  }
}

/** Of the processes of one start, the first: with `npm start` that is app/server/ready.ts. */
const isFirst = ({ npm_lifecycle_event: event, WEB_PROCESS }: NodeJS.ProcessEnv) =>
  event !== 'prestart' && event !== 'start' && (WEB_PROCESS ?? '1') === '1'

// Tests bring their own settings.
if (process.env.NODE_ENV !== 'test') {
  loadDotEnv()
  if (isFirst(process.env)) tellOddLines()
}

export const env = parseEnv(process.env)

// Where remix-serve listens; without it, it would open a demo to the network.
process.env.HOST ||= env.HOST
