import { newId, pairsOf, Refusal } from './stripe-objects'

interface Account {
  id: string
  object: 'account'
  country: string
  email: string | null
  metadata: Record<string, string>
  controller: Record<string, string>
  capabilities: { transfers: 'inactive' | 'pending' | 'active' }
  charges_enabled: boolean
  payouts_enabled: boolean
  details_submitted: boolean
  requirements: {
    currently_due: string[]
    past_due: string[]
    eventually_due: string[]
    pending_verification: string[]
    current_deadline: number | null
    disabled_reason: string | null
  }
}

interface Transfer {
  id: string
  object: 'transfer'
  amount: number
  currency: string
  destination: string
  metadata: Record<string, string>
  transfer_group: string | null
  reversed: boolean
  created: number
}

const FIRST_QUESTIONS = [
  'business_profile.url',
  'business_type',
  'external_account',
  'individual.dob.day',
  'individual.first_name',
  'tos_acceptance.date',
]
/** Where accounts can be opened, of many. */
const COUNTRIES = ['NL', 'SE', 'PL', 'DE']

const invalid = (message: string, code?: string) =>
  new Refusal(400, 'invalid_request_error', message, code)

/** Stripe's connected accounts, their links, and transfers to them, by the documented rules. */
export function keepAccounts(site: () => string) {
  const accounts = new Map<string, Account>()
  const transfers = new Map<string, Transfer>()
  /** Where each address that is still good leads back to. */
  const links = new Map<string, string>()
  const refreshUrls = new Map<string, string>()

  function getAccount(id: string): Account {
    const account = accounts.get(id)
    if (account) return account
    throw new Refusal(
      403,
      'invalid_request_error',
      `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
      'account_invalid',
    )
  }

  function createAccount(form: URLSearchParams): Account {
    const country = form.get('country') ?? ''
    if (!COUNTRIES.includes(country))
      throw invalid(`Connected accounts cannot be created in '${country}'`, 'country_unsupported')
    if (form.get('capabilities[transfers][requested]') !== 'true')
      throw invalid('You must request a capability')
    const requirements = {
      currently_due: FIRST_QUESTIONS,
      past_due: [],
      eventually_due: [],
      pending_verification: [],
      current_deadline: null,
      disabled_reason: 'requirements.past_due',
    }
    const account: Account = {
      ...{
        id: newId('acct'),
        object: 'account',
        country,
        email: form.get('email'),
        metadata: pairsOf(form, 'metadata'),
        controller: pairsOf(form, 'controller'),
      },
      ...{
        capabilities: { transfers: 'inactive' },
        charges_enabled: false,
        payouts_enabled: false,
        details_submitted: false,
        requirements,
      },
    }
    accounts.set(account.id, account)
    return structuredClone(account)
  }

  function createLink(form: URLSearchParams) {
    const { id } = getAccount(form.get('account') ?? '')
    if (form.get('type') !== 'account_onboarding') throw invalid('Invalid type')
    const [returnUrl, refreshUrl] = [form.get('return_url'), form.get('refresh_url')]
    if (!returnUrl || !refreshUrl) throw invalid('Missing required param: return_url')
    const now = Math.floor(Date.now() / 1000)
    const path = `/setup/e/${id}/${newId('link')}`
    refreshUrls.set(id, refreshUrl)
    links.set(path, returnUrl)
    return { object: 'account_link', created: now, expires_at: now + 300, url: site() + path }
  }

  function createLoginLink(account: Account) {
    if (!account.details_submitted)
      throw invalid('Cannot create a login link for an account that has not completed onboarding.')
    return {
      object: 'login_link',
      created: Math.floor(Date.now() / 1000),
      url: `${site()}/express/${account.id}/${newId('link')}`,
    }
  }

  function createTransfer(form: URLSearchParams): Transfer {
    const account = getAccount(form.get('destination') ?? '')
    if (account.capabilities.transfers !== 'active')
      throw invalid(
        'Your destination account needs the transfers capability enabled.',
        'insufficient_capabilities_for_transfer',
      )
    const [amount, created] = [Number(form.get('amount')), Math.floor(Date.now() / 1000)]
    const transfer: Transfer = {
      id: newId('tr'),
      object: 'transfer',
      amount,
      currency: form.get('currency')!,
      destination: account.id,
      metadata: pairsOf(form, 'metadata'),
      transfer_group: form.get('transfer_group'),
      reversed: false,
      created,
    }
    transfers.set(transfer.id, transfer)
    return { ...transfer }
  }

  function getTransfer(id: string): Transfer {
    const transfer = transfers.get(id)
    if (!transfer)
      throw new Refusal(
        404,
        'invalid_request_error',
        `No such transfer: '${id}'`,
        'resource_missing',
      )
    return transfer
  }

  function listTransfers(query: URLSearchParams) {
    const data = [...transfers.values()]
      .filter(({ transfer_group }) => transfer_group === query.get('transfer_group'))
      .reverse()
      .slice(0, Number(query.get('limit') ?? 10))
    return { object: 'list', url: '/v1/transfers', has_more: false, data }
  }

  return {
    accounts,
    transfers,
    /** What a path of the API answers; null for one that is not about accounts. */
    perform(method: string, { pathname, searchParams }: URL, form: URLSearchParams): object | null {
      const [, kind, id, part] =
        /^\/v1\/(accounts|account_links|transfers)(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? []
      if (method === 'POST' && kind === 'accounts' && !id) return createAccount(form)
      if (method === 'GET' && kind === 'accounts' && id && !part) return getAccount(id)
      if (method === 'POST' && kind === 'accounts' && id && part === 'login_links')
        return createLoginLink(getAccount(id))
      if (method === 'POST' && kind === 'account_links' && !id) return createLink(form)
      if (method === 'POST' && kind === 'transfers' && !id) return createTransfer(form)
      if (method === 'GET' && kind === 'transfers')
        return id ? getTransfer(id) : listTransfers(searchParams)
      return null
    },
    /** The freelancer has answered: Stripe checks the answers, or is content with them. */
    answer(id: string, { checking = false } = {}) {
      const pending = checking ? ['individual.verification.document'] : []
      const requirements = {
        currently_due: [],
        past_due: [],
        eventually_due: [],
        pending_verification: pending,
        current_deadline: null,
        disabled_reason: checking ? 'requirements.pending_verification' : null,
      }
      Object.assign(getAccount(id), {
        details_submitted: true,
        payouts_enabled: !checking,
        capabilities: { transfers: checking ? 'pending' : 'active' },
        requirements,
      })
    },
    /** Stripe asks for something more, and holds the account up until it has it. */
    ask(id: string, due: string[], deadline: number | null = null) {
      const account = getAccount(id)
      Object.assign(account, { payouts_enabled: false, capabilities: { transfers: 'inactive' } })
      Object.assign(account.requirements, {
        currently_due: due,
        past_due: due,
        current_deadline: deadline,
        disabled_reason: 'requirements.past_due',
      })
    },
    /** Stripe wants nothing more to do with it. */
    reject(id: string) {
      const account = getAccount(id)
      Object.assign(account, { payouts_enabled: false, capabilities: { transfers: 'inactive' } })
      account.requirements.disabled_reason = 'rejected.other'
    },
    /** The account leaves the platform. */
    leave: (id: string) => accounts.delete(id),
    /**
     * Stripe's own pages: an address is good once, and after that leads to where a new one is
     * given.
     */
    page(path: string): { location: string } | { html: string } | null {
      const back = links.get(path)
      links.delete(path)
      if (back)
        return {
          html: `<title>Stripe</title><h1>Tell us about you</h1><a href="${back}">Back to the studio</a>`,
        }
      if (path.startsWith('/express/'))
        return { html: '<title>Stripe</title><h1>Your balance</h1>' }
      const used = [...accounts.keys()].find((id) => path.startsWith(`/setup/e/${id}/`))
      return used ? { location: refreshUrls.get(used)! } : null
    },
    find: (id: string): object | undefined => accounts.get(id) ?? transfers.get(id),
  }
}
