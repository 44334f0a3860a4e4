import { randomUUID } from 'node:crypto'
import type { Transaction } from '~/platform/db/db.server'
import { enqueue } from '~/platform/outbox/outbox.server'

/**
 * What somebody is told of their own account, whether or not they did it; each is a mail of the
 * same build.
 */
export type AccountNotice =
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'secondFactorRefused'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'emailTaken'
  | 'payoutDetailsChanged'
  | 'studioAccountChanged'
  | 'payoutAccountOpened'
  | 'payoutAccountEnded'
  | 'dataReady'
  | 'accountClosed'
  | 'webhookPaused'
  | 'webhookGone'

/** What the words of a notice ask for. */
export type AccountFacts = {
  left?: number
  email?: string
  days?: number
  invoices?: number
  /** Of an endpoint. */
  name?: string
}

/**
 * Mails a notice about an account, in its owner's language, when the transaction holds: to its
 * address, or to `to`, such as the one that it had before. `key` makes a repeated cause harmless.
 */
export async function tellAccount(
  tx: Transaction,
  userId: number,
  notice: AccountNotice,
  facts: AccountFacts = {},
  { to, key = randomUUID() }: { to?: string; key?: string } = {},
) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, language: true },
  })
  await enqueue(tx, {
    key: `account:${notice}:${key}`,
    kind: 'mail',
    payload: {
      template: 'account',
      language: user.language,
      to: to ?? user.email,
      userId,
      data: { notice, ...facts },
    },
  })
}
