import { normalizeLogin } from '~/domain/people/people.rules'
import { HOUR } from '~/platform/clock'
import { byAddress } from '~/platform/address-limit.server'
import { networksAround } from '~/platform/http/network-address.js'
import { clientAddress } from '~/platform/http/request-context.server'
import { hit, hitEach, takeBack, type Limit } from '~/platform/rate-limit.server'
import { findKnownBrowser } from '~/platform/session/known-browser.server'

/** How much is allowed of one kind of try at accounts. */
export interface TryLimits {
  /** One address at all accounts: it may be a whole office's. */
  address: Limit
  /** One address, or one browser that the account was opened in, at one account. */
  one: Limit
  /**
   * All addresses together at one account; without it they are not counted together. A form that
   * the account's owner needs has none, and asks `mayMail` before it writes to them.
   */
  all?: Limit
}

export interface CountedTry {
  /** In seconds; 0 when the try is allowed. */
  retryAfter: number
  /** Makes the try as if it had not been, once it turns out to be no guess. */
  forget(): Promise<void>
}

/**
 * A counter of an account, whether or not there is one: `id:` and its number, or `name:` and what
 * was typed.
 */
export type AccountKey = `id:${number}` | `name:${string}`

/**
 * What the networks around an IPv6 address may do at one account, of what the address itself may:
 * less than all together, so that no visitor alone fills what others have left.
 */
const AROUND = 1.5

/**
 * What counts a try at an account: the address first, which when it is full leaves the account's
 * counters alone. A browser in which the account was opened before has one counter and no other, so
 * that nobody's failures keep its owner out.
 */
async function limitsOf(
  request: Request,
  kind: string,
  account: AccountKey,
  { address, one, all }: TryLimits,
): Promise<Record<string, Limit>> {
  const browser = await findKnownBrowser(request, account)
  if (browser) return { [`${kind}:browser:${browser}`]: one }
  const from = clientAddress()
  return {
    ...byAddress(`${kind}:address`, address),
    [`${kind}:account-from:${from}:${account}`]: one,
    ...Object.fromEntries(
      networksAround(from).map((network) => [
        `${kind}:account-from:${network}:${account}`,
        { ...one, limit: Math.floor(one.limit * AROUND) },
      ]),
    ),
    ...(all && { [`${kind}:account:${account}`]: all }),
  }
}

/** Counts a try before it is looked at, so that tries at the same time count too. */
export async function countTry(
  request: Request,
  kind: string,
  account: AccountKey,
  tryLimits: TryLimits,
): Promise<CountedTry> {
  const limits = await limitsOf(request, kind, account, tryLimits)
  return {
    retryAfter: await hitEach(limits),
    forget: async () => void (await Promise.all(Object.keys(limits).map(takeBack))),
  }
}

/** The same counters for what goes to a mail address, for `hitWhenDone`. */
export const mailAddressLimits = (
  request: Request,
  kind: string,
  email: string,
  limits: TryLimits,
) => limitsOf(request, kind, `name:${normalizeLogin(email)}`, limits)

/**
 * Seconds until a form that names a mail address may be sent, 0 when it may: the same three
 * counters, so that who types the address of somebody else uses up a share of what goes to it, and
 * nothing of what its owner has at another network address or in their own browser.
 */
export async function countMailAddress(
  request: Request,
  kind: string,
  email: string,
  limits: TryLimits,
): Promise<number> {
  const { retryAfter } = await countTry(request, kind, `name:${normalizeLogin(email)}`, limits)
  return retryAfter
}

/** The mails that what strangers type may send to one address, by each kind of form. */
const MAILS_TO_ONE: Limit = { limit: 15, window: HOUR }

/**
 * Whether a form's own mail to the address that was typed in it may go out. Past the limit, which
 * strangers may fill, the form is taken all the same and the mail left out, so that an address's
 * owner is kept from nothing.
 */
export async function mayMail(request: Request, kind: string, email: string): Promise<boolean> {
  const account: AccountKey = `name:${normalizeLogin(email)}`
  if (await findKnownBrowser(request, account)) return true
  return (await hit(`${kind}:mail:${account}`, MAILS_TO_ONE)).allowed
}
