import { Resolver } from 'node:dns'
import { z } from 'zod'

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

/** Each error ends "NAME must be …". */
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'an address that begins with https:// or http://',
})
const whole = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}
const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, {
    error: `${names.slice(0, -1).join(', ')}${names.length > 1 ? ' or ' : ''}${names.at(-1)}`,
  })

const isOrigin = (url: string) => {
  if (!URL.canParse(url)) return true
  const { pathname, search, hash } = new URL(url)
  return pathname === '/' && !search && !hash
}

function isMailServer(url: string) {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== ''
}

const isSender = (sender: string) =>
  z.email().safeParse(/<([^<>]+)>$/.exec(sender)?.[1] ?? sender).success

/** A host with a port, or without. */
const isPlace = (place: string) => /^[^\s/@]+$/.test(place) && URL.canParse(`http://${place}`)

/** The settings of .env.example. */
export const settingsSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).catch('production'),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress.refine(isOrigin, 'an address without a path').optional(),
  DATABASE_URL: optional,
  DATA_DIR: z.string().default('./data'),
  SESSION_SECRET: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: webAddress.optional(),
  SMTP_URL: optional.refine(
    (url) => url === undefined || isMailServer(url),
    'smtps://user:password@host or smtp://…, with special characters in the user and password as %23 for # and the like',
  ),
  MAIL_FROM: optional.refine(
    (sender) => sender === undefined || isSender(sender),
    'an email address, or a name and <an email address>',
  ),
  INBOUND_MAIL_DOMAIN: z.hostname('a domain, such as reply.example.com').optional(),
  INBOUND_MAIL_SECRET: optional,
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/.+)$/, 'tcp://host:port or unix:/path')
    .optional(),
  PWNED_PASSWORDS_URL: webAddress.regex(/\/$/, 'an address with a slash at its end').optional(),
  REQUIRE_SECOND_FACTOR: oneOf('staff', 'everybody').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  WORKER: oneOf('on', 'off').default('on'),
  WEB_CONCURRENCY: whole(1, 256).default(1),
  /**
   * The place of this process among those that share its port, from 1; app/server/processes.js
   * sets it.
   */
  WEB_PROCESS: z.string().default('1'),
  SLOW_QUERY_MS: whole(0, 2 ** 31).default(200),
  METRICS_TOKEN: optional,
  OWNER_EMAIL: z.email('an email address').optional(),
  FETCH_OPEN_ADDRESSES: z
    .string()
    .default('')
    .transform(entries)
    .refine(
      (places) => places.every(isPlace),
      'hosts, each with or without a port, separated by commas',
    ),
  TOOL_DNS_SERVERS: z
    .string()
    .default('')
    .transform(entries)
    .refine(areNameServers, 'IP addresses, each with or without a port, separated by commas'),
  EXCHANGE_RATES_URL: webAddress.optional(),
  VIES_URL: webAddress.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  ANALYTICS_ID: z
    .string()
    .regex(/^[\w-]+$/, 'made of letters, digits and hyphens')
    .optional(),
  ANALYTICS_SRC: webAddress.default('https://www.googletagmanager.com/gtag/js'),
})

export type Settings = z.infer<typeof settingsSchema>

/** What somebody can set; the rest is set by the app. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape)
