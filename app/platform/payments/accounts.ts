/** An account of a freelancer at the provider, as it is there now. */
export interface GatewayAccount {
  id: string
  /** The studio can send it money. */
  transfers: boolean
  /** What is on it goes on to the freelancer's bank. */
  payouts: boolean
  /** The freelancer has been through the provider's questions. */
  submitted: boolean
  /** What the provider asks for now, in its own names, such as `individual.dob.day`. */
  due: string[]
  /** Until when, before it holds the account up. */
  dueBy: Date | null
  /** The provider has stopped it, and no answer of the freelancer's mends that. */
  stopped: boolean
}

export interface AccountRequest {
  freelancerId: string
  userId: number
  /** How many accounts of theirs have ended; with the country, part of the idempotency key. */
  round: number
  email: string
  /** ISO 3166, two letters; the provider asks for it now and lets nobody change it. */
  country: string
}

/** What a provider can do with freelancers' accounts. All of it throws GatewayError. */
export interface Accounts {
  /** Opens an account; a repeat of one round gives the same account. */
  create(request: AccountRequest): Promise<GatewayAccount>
  /** Null for an account that is gone, or that the studio no longer has to do with. */
  retrieve(id: string): Promise<GatewayAccount | null>
  /** A fresh address at the provider, good once, where the freelancer answers its questions. */
  linkToQuestions(id: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  /** A fresh address, good once, of the freelancer's own pages at the provider. */
  linkToDashboard(id: string): Promise<string>
}
