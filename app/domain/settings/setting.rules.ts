import { z } from 'zod'
import { MAX_AMOUNT } from '../catalog/amount.rules'
import { BEFORE_MONEY } from '~/platform/session/permissions.rules'
import { BASE_CURRENCY, CURRENCIES, type Currency } from '../catalog/catalog.rules'

/**
 * What can be switched on and off; each is asked where the thing is done, not only where it is
 * shown.
 */
export const FEATURES = [
  BEFORE_MONEY,
  'payByLink',
  'coupons',
  'reorder',
  'earlyStart',
  'netPrices',
  'applications',
  'liveUpdates',
] as const
export type Feature = (typeof FEATURES)[number]

const currencies = z
  .array(z.enum(CURRENCIES))
  .refine((chosen) => chosen.includes(BASE_CURRENCY))
  .transform((chosen) => CURRENCIES.filter((one) => chosen.includes(one)))
/** The highest standard rate that can be set, in basis points. */
export const MAX_VAT_RATE = 5000

/** The highest fee that can be set, in basis points. */
export const MAX_STUDIO_FEE = 5000

const limit = z.number().int().min(0).max(MAX_AMOUNT)
/**
 * Integer cents of each currency above which a second admin approves (business.md, Refund: "a set
 * limit"; the figures are ours).
 */
const refundLimits = z.object({ USD: limit, EUR: limit, SEK: limit, PLN: limit } satisfies Record<
  Currency,
  z.ZodType
>)
const feature = { schema: z.boolean(), usual: true }

/**
 * Everything that admins set in the app: what it may be, and what it is until somebody changes it.
 */
export const SETTINGS = {
  /** What buyers can pay in; US dollars always (spec §3). */
  currencies: { schema: currencies, usual: [...CURRENCIES] as Currency[] },
  refundLimits: {
    schema: refundLimits,
    usual: { USD: 100_000, EUR: 100_000, SEK: 1_000_000, PLN: 400_000 },
  },
  /**
   * Basis points: Sweden's standard rate, at which the studio's services go to every consumer in
   * the EU; made orders keep theirs.
   */
  vatRate: { schema: z.number().int().min(0).max(MAX_VAT_RATE), usual: 2500 },
  /** Basis points of what is paid out to a studio on Studio Stack that the operator keeps, without VAT. */
  studioFee: { schema: z.number().int().min(0).max(MAX_STUDIO_FEE), usual: 0 },
  /** Staff move money only once they have a second factor (business.md, Staff). */
  [BEFORE_MONEY]: feature,
  payByLink: feature,
  coupons: feature,
  reorder: feature,
  earlyStart: feature,
  /** Who pays no VAT pays the price without it (business.md, VAT). */
  netPrices: feature,
  applications: feature,
  liveUpdates: feature,
} as const

export type SettingKey = keyof typeof SETTINGS
export type Settings = { [Key in SettingKey]: z.output<(typeof SETTINGS)[Key]['schema']> }

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]
export const isSettingKey = (key: unknown): key is SettingKey =>
  SETTING_KEYS.some((one) => one === key)
export const isFeature = (key: unknown): key is Feature => FEATURES.some((one) => one === key)

/** What one person does not change alone: how much takes two people (business.md, Two people). */
export const TAKES_TWO: readonly SettingKey[] = ['refundLimits']

/** Whether limits only fall, so that more takes two people than before. */
function onlyLowers(before: Settings['refundLimits'], after: Settings['refundLimits']) {
  return CURRENCIES.every((currency) => after[currency] <= before[currency])
}

/**
 * Whether a change waits for a second admin. Where there is no second one, a lower limit counts at
 * once: it takes power from whoever sets it, and a studio of one must be able to be careful.
 */
export function waitsForAnother({
  before,
  after,
  admins,
}: {
  before: Settings['refundLimits']
  after: Settings['refundLimits']
  admins: number
}) {
  return admins > 1 || !onlyLowers(before, after)
}

/** A stored value as it may be used; what no longer fits is as if nobody had set it. */
export function readSetting<Key extends SettingKey>(key: Key, stored: unknown): Settings[Key] {
  const { schema, usual } = SETTINGS[key]
  const parsed = schema.safeParse(stored)
  return (parsed.success ? parsed.data : usual) as Settings[Key]
}

export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
