import { createHash } from 'node:crypto'
import { brand } from '~/brand'
import { currentTime } from '~/platform/clock'
import { readFormStamp, type FormStamp } from '~/platform/crypto/form-stamp.server'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import { enqueue } from '~/platform/outbox/outbox.server'
import { findSuspicions } from '../contact/spam.rules'
import { recordEvent } from '../events/events.server'
import { fileRows, storeUploads, type StoredUpload, type Upload } from '../files/uploads.server'
import { LEGAL_VERSIONS } from '../legal/legal.rules'
import { findProvenOwner } from '../people/proven-address.server'
import type { ApplicationInput } from './application.schema'
import { writeTraits } from './traits.rules'

const FOLDER = 'applications'

/** One showing of the form and the words typed into it. */
function keyOf(
  { website: _website, stamp: _stamp, ...typed }: ApplicationInput,
  stamp: FormStamp | null,
) {
  return createHash('sha256')
    .update(JSON.stringify([stamp?.id ?? '', typed]))
    .digest('base64url')
}

/** Whether this very form has come before. */
export async function isKnownApplication(input: ApplicationInput): Promise<boolean> {
  return (
    (await db.freelancerApplication.count({
      where: { key: keyOf(input, readFormStamp(input.stamp)) },
    })) > 0
  )
}

type Template = 'application-received' | 'application-notice' | 'application-repeated'

function mailJob(
  template: Template,
  applicationId: string,
  mail: { language: Language; to: string },
  cause = applicationId,
) {
  return {
    key: `${template}:${cause}`,
    kind: 'mail',
    payload: { template, ...mail, data: { applicationId } },
  }
}

/** In which language it is written, and whether its address may be written to. */
interface Writing {
  language: Language
  mailed: boolean
}

/**
 * The notice to the studio, and the confirmation to the applicant: not to one who may have typed
 * somebody else's address.
 */
async function writeMails(
  tx: Transaction,
  id: string,
  email: string,
  { language, mailed }: Writing,
) {
  await enqueue(
    tx,
    mailJob('application-notice', id, { language: FALLBACK_LANGUAGE, to: brand.email }),
  )
  if (mailed) await enqueue(tx, mailJob('application-received', id, { language, to: email }))
}

interface Judged {
  suspicions: string[]
  /** Whoever sent it is signed in with this address and has confirmed it. */
  proven: boolean
}

function toRow(input: ApplicationInput, key: string, { suspicions, proven }: Judged) {
  const { name, email, country, languages, skills, experience, availability, introduction, links } =
    input
  return {
    ...{ key, name, email, country, languages, skills, experience, availability, introduction },
    portfolioLinks: links,
    traits: writeTraits({ skills, languages }),
    openKey: proven && suspicions.length === 0 ? email : null,
    privacyVersion: LEGAL_VERSIONS.privacy,
    suspicions: suspicions.join(' '),
  }
}

async function create(row: ReturnType<typeof toRow>, files: StoredUpload[], writing: Writing) {
  const { language } = writing
  await transaction(async (tx) => {
    const attached = { create: files.map((file) => ({ file: { create: fileRows(file, 'team') } })) }
    const { id } = await tx.freelancerApplication.create({
      data: { ...row, language, files: attached },
      select: { id: true },
    })
    await recordEvent(tx, {
      subject: 'application',
      subjectId: id,
      kind: 'application.submitted',
      to: 'submitted',
      actor: { type: 'visitor' },
      visibility: 'team',
    })
    await writeMails(tx, id, row.email, {
      language,
      mailed: writing.mailed && row.suspicions === '',
    })
  })
}

/**
 * Tells the address, and nobody else, that an application of it is open and this one was not added.
 */
async function tellOfOpenOne(
  { key, email }: { key: string; email: string },
  { language, mailed }: Writing,
) {
  if (!mailed) return
  await transaction(async (tx) => {
    const open = await tx.freelancerApplication.findUnique({
      where: { openKey: email },
      select: { id: true, key: true },
    })
    if (open && open.key !== key)
      await enqueue(tx, mailJob('application-repeated', open.id, { language, to: email }, key))
  })
}

/**
 * Keeps an application with its files and writes its mails, once however often the form comes. That
 * of an account with its confirmed address is the only one of the address until it is decided;
 * anybody may type an address, so another one blocks nobody. What looks like spam is kept and marked
 * and gets no mail (business.md, Freelancer application); not `mailed`, its address is not written
 * to.
 */
export async function submitApplication(
  input: ApplicationInput,
  uploads: Upload[],
  language: Language,
  { now = currentTime(), mailed = true, userId = null as number | null } = {},
): Promise<void> {
  const writing = { language, mailed }
  const stamp = readFormStamp(input.stamp)
  const suspect = {
    name: input.name,
    about: '',
    message: input.introduction,
    trap: input.website,
    shownAt: stamp?.issuedAt ?? null,
  }
  const suspicions = findSuspicions(suspect, now)
  const proven = (await findProvenOwner({ userId, email: input.email })) !== null
  const row = toRow(input, keyOf(input, stamp), { suspicions, proven })
  const open = await db.freelancerApplication.count({ where: { openKey: input.email } })
  if (open > 0 && suspicions.length === 0) return tellOfOpenOne(row, writing)
  const files = await storeUploads(uploads, FOLDER)
  try {
    await create(row, files, writing)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await tellOfOpenOne(row, writing)
  }
}
