import { randomBytes } from 'node:crypto'
import { readLinkToken, signLinkToken } from '~/platform/crypto/link-token.server'
import { after, currentTime, DAY } from '~/platform/clock'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import type { Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { recordEvent } from '../events/events.server'
import { transition } from '../events/transition.server'
import { waitlistMachine } from '../ground/machines.rules'
import { LEGAL_VERSIONS } from '../legal/legal.rules'
import { standsSince, UNCONFIRMED_DAYS, writeReferralCode } from './waitlist.rules'
import type { WaitlistInput } from './waitlist.schema'

const RANDOM_BYTES = 16

type Mail = 'waitlist-confirm' | 'waitlist-place'

/** `cause` tells mails of one kind to one studio apart. */
function mailJob(
  template: Mail,
  { id, email }: { id: string; email: string },
  language: string,
  cause: string,
) {
  return {
    key: `${template}:${id}:${cause}`,
    kind: 'mail',
    payload: { template, language, to: email, data: { entryId: id } },
  }
}

async function create(
  { name, studioName, email, by }: WaitlistInput,
  language: Language,
  mailed: boolean,
) {
  const referralCode = writeReferralCode(randomBytes(RANDOM_BYTES))
  await transaction(async (tx) => {
    const referrer = by
      ? await tx.waitlistEntry.findUnique({ where: { referralCode: by }, select: { id: true } })
      : null
    const entry = await tx.waitlistEntry.create({
      data: {
        name,
        studioName,
        email,
        language,
        referralCode,
        referredById: referrer?.id,
        privacyVersion: LEGAL_VERSIONS.privacy,
        createdAt: currentTime(),
      },
    })
    await recordEvent(tx, {
      subject: 'waitlist',
      subjectId: entry.id,
      kind: 'waitlist.joined',
      to: 'pending',
      actor: { type: 'visitor' },
      visibility: 'team',
    })
    if (mailed) await enqueue(tx, mailJob('waitlist-confirm', entry, language, 'joined'))
  })
}

/**
 * Whoever owns the address, and nobody else, is told how it stands; an address that was not
 * confirmed is asked again.
 */
async function remind(email: string, language: Language) {
  await transaction(async (tx) => {
    const entry = await tx.waitlistEntry.findUnique({ where: { email } })
    if (!entry) return
    await enqueue(
      tx,
      mailJob(
        entry.status === 'pending' ? 'waitlist-confirm' : 'waitlist-place',
        entry,
        language,
        randomBytes(RANDOM_BYTES).toString('hex'),
      ),
    )
  })
}

/**
 * Writes a studio's name down and asks its address to confirm (business.md, Waitlist): nobody
 * stands in line before. For an address that is known already nothing changes but a mail to it, so
 * the page's answer tells nobody who stands in line. Not `mailed`, its address is not written to.
 */
export async function joinWaitlist(
  input: WaitlistInput,
  language: Language,
  mailed = true,
): Promise<void> {
  if (input.website !== '') return
  const again = async () => void (mailed && (await remind(input.email, language)))
  if ((await db.waitlistEntry.count({ where: { email: input.email } })) > 0) return again()
  try {
    await create(input, language, mailed)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await again()
  }
}

/** The token of the link that is mailed to a studio. */
export const waitlistToken = (entryId: string) => signLinkToken('waitlist', entryId)

/** Who was before whom in line. */
const before = ({ id, standsSince }: { id: string; standsSince: Date }) => ({
  status: 'confirmed' as const,
  OR: [{ standsSince: { lt: standsSince } }, { standsSince, id: { lt: id } }],
})

/** The place in line of a studio that confirmed, from 1. */
async function placeOf(entry: { id: string; standsSince: Date }) {
  return (await db.waitlistEntry.count({ where: before(entry) })) + 1
}

/**
 * How a studio stands, by the link that was mailed to it; null when the link opens nothing (any
 * more).
 */
export async function findWaitlistEntry(token: string) {
  const id = readLinkToken('waitlist', token)
  const entry = id ? await db.waitlistEntry.findUnique({ where: { id } }) : null
  if (!entry) return null
  const inLine =
    entry.status === 'confirmed' && entry.standsSince
      ? { place: await placeOf({ id: entry.id, standsSince: entry.standsSince }) }
      : null
  const referrals = await db.waitlistEntry.count({
    where: { referredById: entry.id, status: { not: 'pending' } },
  })
  return { ...entry, ...{ place: inLine?.place ?? null, referrals } }
}
export type WaitlistStanding = NonNullable<Awaited<ReturnType<typeof findWaitlistEntry>>>

/**
 * Moves up whose link brought the studio. What two do at once counts for both: the one that comes
 * second counts again.
 */
async function moveUp(tx: Transaction, id: string) {
  for (;;) {
    const referrer = await tx.waitlistEntry.findUniqueOrThrow({
      where: { id },
      select: { confirmedAt: true, standsSince: true },
    })
    if (!referrer.confirmedAt) return
    const referrals = await tx.waitlistEntry.count({
      where: { referredById: id, status: { not: 'pending' } },
    })
    const { count } = await tx.waitlistEntry.updateMany({
      where: { id, standsSince: referrer.standsSince },
      data: { standsSince: standsSince(referrer.confirmedAt, referrals) },
    })
    if (count > 0) return
  }
}

/** Confirms a studio's address and puts it in line; once, however often it is pressed. */
export async function confirmWaitlistEntry(
  { id, email, language, referredById }: WaitlistStanding,
  now = currentTime(),
): Promise<void> {
  await transaction(async (tx) => {
    // Studios that came by its link before it was confirmed itself count as well.
    const referrals = await tx.waitlistEntry.count({
      where: { referredById: id, status: { not: 'pending' } },
    })
    const did = await transition(tx, waitlistMachine, { id, status: 'pending' }, 'confirmed', {
      actor: { type: 'visitor' },
      with: { confirmedAt: now, standsSince: standsSince(now, referrals) },
      visibility: 'team',
    })
    if (!did) return
    await enqueue(tx, mailJob('waitlist-place', { id, email }, language, 'confirmed'))
    if (referredById) await moveUp(tx, referredById)
  })
}

/**
 * Takes a studio off the list, with all that is known of it; those that came by its link keep their
 * places.
 */
export async function leaveWaitlist({ id }: WaitlistStanding): Promise<void> {
  await db.waitlistEntry.deleteMany({ where: { id, status: { not: 'invited' } } })
}

/** Forgets the addresses that were not confirmed in time. */
export async function forgetUnconfirmed(now: Date): Promise<void> {
  await db.waitlistEntry.deleteMany({
    where: { status: 'pending', createdAt: { lt: after(-UNCONFIRMED_DAYS * DAY, now) } },
  })
}

/** How many studios stand in line. */
export const countWaitlist = () => db.waitlistEntry.count({ where: { status: 'confirmed' } })
