import { placeQuery, readPage, type Place } from '~/platform/paging'
import { createHash, randomUUID } from 'node:crypto'
import { brand } from '~/brand'
import { DomainError } from '~/domain/ground/domain-error'
import { currentTime } from '~/platform/clock'
import { readFormStamp, type FormStamp } from '~/platform/crypto/form-stamp.server'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { manyLines, oneLine } from '~/platform/free-text'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { recordEvent, type Actor } from '../events/events.server'
import { findProvenOwner } from '../people/proven-address.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import type { ContactInput } from './contact.schema'
import { messageWords } from './message-terms.server'
import { findSuspicions, isConfirmed } from './spam.rules'

const PAGE_SIZE = 20

/**
 * One showing of the form and the words typed into it: what is sent again from it with other words
 * is another message.
 */
function keyOf(
  { name, email, company = '', topic, about = '', message }: ContactInput,
  stamp: FormStamp | null,
) {
  const typed = JSON.stringify([stamp?.id ?? '', name, email, company, topic, about, message])
  return createHash('sha256').update(typed).digest('base64url')
}

/** Whether this very form has come before. */
export async function isKnownMessage(input: ContactInput): Promise<boolean> {
  return (
    (await db.contactMessage.count({ where: { key: keyOf(input, readFormStamp(input.stamp)) } })) >
    0
  )
}

function mailJob(
  id: string,
  template: 'contact-received' | 'contact-notice' | 'studio-enquiry',
  mail: { language: Language; to: string; data: object },
) {
  return {
    key: `${template}:${id}`,
    kind: 'mail',
    payload: { template, ...mail, data: { messageId: id, ...mail.data } },
  }
}

/**
 * The notice to the studio, and the confirmation to the sender; the words go back in it to an
 * address alone that is proven to be the sender's.
 */
async function writeMails(
  tx: Transaction,
  id: string,
  { email, copy, topic }: ContactInput,
  { language, confirmed, proven }: { language: Language; confirmed: boolean; proven: boolean },
) {
  await enqueue(
    tx,
    mailJob(id, 'contact-notice', { language: FALLBACK_LANGUAGE, to: brand.email, data: {} }),
  )
  if (confirmed)
    await enqueue(
      tx,
      mailJob(id, 'contact-received', {
        language,
        to: email,
        data: { copy: proven && (copy || topic === 'withdrawal') },
      }),
    )
}

/** Another studio, and where it reads its mail. */
export interface AskedSeller {
  id: number
  email: string | null
  language: Language
}

/** An enquiry at another studio's shop front goes to that studio alone. */
async function tellSeller(tx: Transaction, id: string, { email, language }: AskedSeller) {
  if (email) await enqueue(tx, mailJob(id, 'studio-enquiry', { language, to: email, data: {} }))
}

/**
 * Keeps a message and writes its mails, in one transaction and once however often the form comes.
 * What looks like spam is kept and marked, and most of its senders get no mail. `seller` is the
 * other studio that was asked, `senderId` who is signed in; not `mailed`, it is written to no address
 * that is not proven.
 */
export async function sendContactMessage(
  input: ContactInput,
  language: Language,
  now = currentTime(),
  {
    seller = null,
    senderId = null,
    mailed = true,
  }: { seller?: AskedSeller | null; senderId?: number | null; mailed?: boolean } = {},
): Promise<void> {
  const stamp = readFormStamp(input.stamp)
  const { name, email, company, topic, about = '', message, website } = input
  const suspicions = findSuspicions(
    { name, company, about, message, trap: website, shownAt: stamp?.issuedAt ?? null },
    now,
  )
  const row = {
    name,
    email,
    company,
    topic,
    language,
    key: keyOf(input, stamp),
    studioId: seller?.id ?? OWN_STUDIO_ID,
    subject: about,
    body: message,
    suspicions: suspicions.join(' '),
  }
  const proven = (await findProvenOwner({ userId: senderId, email })) !== null
  try {
    await transaction(async (tx) => {
      const { id } = await tx.contactMessage.create({
        data: { ...row, words: { createMany: { data: messageWords(row) } } },
        select: { id: true },
      })
      if (seller) await tellSeller(tx, id, seller)
      else
        await writeMails(tx, id, input, {
          language,
          confirmed: (mailed || proven) && isConfirmed(topic, suspicions),
          proven,
        })
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}

/** A page of a studio's messages, the newest first. */
export function listContactMessages(place: Place<string> = {}, studioId = OWN_STUDIO_ID) {
  return readPage(place, PAGE_SIZE, (at) =>
    db.contactMessage.findMany({
      where: { studioId },
      orderBy: { id: 'desc' },
      ...placeQuery(at, PAGE_SIZE),
    }),
  )
}

/** Notes that a message is answered, or that it is not. Throws `notFound`. */
export async function markContactMessage(
  id: string,
  answered: boolean,
  actor: Actor,
  { now = currentTime(), studioId = OWN_STUDIO_ID } = {},
): Promise<void> {
  await transaction((tx) => noteAnswered(tx, id, answered, actor, { now, studioId }))
}

/** The same in the caller's transaction; tells whether it was not noted before. */
export async function noteAnswered(
  tx: Transaction,
  id: string,
  answered: boolean,
  actor: Actor,
  { now = currentTime(), studioId = OWN_STUDIO_ID } = {},
): Promise<boolean> {
  const before = answered ? null : { not: null }
  const { count } = await tx.contactMessage.updateMany({
    where: { id, studioId, answeredAt: before },
    data: { answeredAt: answered ? now : null },
  })
  if (count === 0) {
    if ((await tx.contactMessage.count({ where: { id, studioId } })) === 0)
      throw new DomainError('notFound', `message ${id}`)
    return false
  }
  const kind = answered ? 'contact.answered' : 'contact.reopened'
  await recordEvent(tx, {
    subject: 'contact',
    subjectId: id,
    kind,
    actor,
    visibility: 'team',
    key: `${kind}:${id}:${randomUUID()}`,
  })
  return true
}

/** More than a message of the contact page has: mails quote. */
const LONGEST_MAIL = 20_000

/**
 * Puts a mail that came to a conversation and is not in it among the messages to the studio, once
 * for a key, and tells the studio.
 */
export async function keepMail(mail: {
  key: string
  name: string
  email: string
  subject: string
  body: string
  language: Language
}): Promise<void> {
  const row = {
    ...mail,
    subject: oneLine(mail.subject).slice(0, 200),
    body: manyLines(mail.body).slice(0, LONGEST_MAIL),
    company: null,
    topic: 'other',
    studioId: OWN_STUDIO_ID,
    suspicions: '',
  }
  try {
    await transaction(async (tx) => {
      const { id } = await tx.contactMessage.create({
        data: { ...row, words: { createMany: { data: messageWords(row) } } },
        select: { id: true },
      })
      await enqueue(
        tx,
        mailJob(id, 'contact-notice', { language: FALLBACK_LANGUAGE, to: brand.email, data: {} }),
      )
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
  }
}
