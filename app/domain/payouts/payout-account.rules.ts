/** What was last read of a freelancer's account at the payment service; as it is stored. */
export interface AccountFacts {
  /** The studio can send it money. */
  transfers: boolean
  /** What is on it goes on to the freelancer's bank. */
  payouts: boolean
  submitted: boolean
  /** What is asked for, in the payment service's names. */
  due: string[]
  /** ISO 8601. */
  dueBy: string | null
  stopped: boolean
}

/**
 * Where an account stands: none, the freelancer is asked for something, their answers are being
 * checked, payouts can be sent to it, or it was stopped for good.
 */
export type AccountState = 'none' | 'asked' | 'checking' | 'ready' | 'restricted'

/** What a freelancer row keeps of the account. */
export interface KeptAccount {
  connectAccountId: string | null
  /** AccountFacts, null before they were first read. */
  connectFacts: unknown
}

export const readFacts = ({ connectFacts }: Pick<KeptAccount, 'connectFacts'>) =>
  connectFacts as AccountFacts | null

/**
 * The state that follows from what was last read. Money goes only where it can go on to a bank:
 * both have to be switched on.
 */
export function accountState({ connectAccountId, connectFacts }: KeptAccount): AccountState {
  const facts = readFacts({ connectFacts })
  if (connectAccountId === null) return 'none'
  if (!facts) return 'asked'
  if (facts.stopped) return 'restricted'
  if (facts.transfers && facts.payouts) return 'ready'
  return facts.due.length > 0 || !facts.submitted ? 'asked' : 'checking'
}

/** What people are asked for, in the order in which it is said. */
const DUE_TOPICS = [
  'name',
  'birth',
  'address',
  'contact',
  'document',
  'taxNumber',
  'bank',
  'business',
  'people',
  'terms',
  'more',
] as const
export type DueTopic = (typeof DUE_TOPICS)[number]

/** The first that fits a name of Stripe's, such as `individual.dob.day`, decides. */
const TOPIC_OF: [RegExp, DueTopic][] = [
  [/^external_account/, 'bank'],
  [/(^|\.)tos_acceptance/, 'terms'],
  [
    /^(owners|directors|executives|representative|company\.(owners|directors|executives|representative))/,
    'people',
  ],
  [/verification|document/, 'document'],
  [/\.dob(\.|$)/, 'birth'],
  [/address/, 'address'],
  [/\.(id_number|ssn_last_4|tax_id|vat_id|registration_number)/, 'taxNumber'],
  [/(first_name|last_name|full_name|^company\.name)/, 'name'],
  [/\.(email|phone|support_phone|support_email)$/, 'contact'],
  [/^business_(profile|type)/, 'business'],
]

/** What is asked for in words that people know, each once. */
export function dueTopics(due: readonly string[]): DueTopic[] {
  const topics = new Set(
    due.map((name) => TOPIC_OF.find(([pattern]) => pattern.test(name))?.[1] ?? 'more'),
  )
  return DUE_TOPICS.filter((topic) => topics.has(topic))
}
