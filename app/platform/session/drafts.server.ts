import { after, currentTime } from '../clock'
import { openSecret, sealSecret } from '../crypto/secret-box.server'
import { db } from '../db/db.server'
import {
  DRAFT_KEPT_FOR,
  LONGEST_DRAFTS,
  draftFields,
  LONGEST_DRAFT,
  MOST_DRAFTS,
  readDraftKey,
  type DraftFields,
} from './draft.rules'
import { DRAFT_FIELD } from './roles'
import { findSession } from './session.server'

interface Taken {
  userId: number
  form: string
  /** False when there is too much of it. */
  kept: boolean
}

/** The drafts of forms that are being answered; a form is there as long as its request. */
const taken = new WeakMap<FormData, Taken>()

const seal = (fields: DraftFields) =>
  sealSecret('draft', new TextEncoder().encode(JSON.stringify(fields)))
const open = (sealed: string) => {
  const opened = openSecret('draft', sealed)
  return opened && (JSON.parse(opened.toString('utf8')) as DraftFields)
}

/**
 * Keeps what was typed into a form, in the place of what was kept of it before; one in which nothing
 * is typed any more is kept no longer. False when there is too much of it.
 */
async function saveDraft(userId: number, form: string, fields: DraftFields | null) {
  if (!fields) {
    await db.draft.deleteMany({ where: { userId, form } })
    return true
  }
  const sealed = seal(fields)
  if (sealed.length > LONGEST_DRAFT * 2) return false
  const where = { userId_form: { userId, form } }
  const kept = { sealed, savedAt: currentTime(), expiresAt: after(DRAFT_KEPT_FOR) }
  const [others] = await db.$queryRaw<{ count: number | bigint; length: number | bigint | null }[]>`
    SELECT COUNT(*) AS "count", SUM(LENGTH("sealed")) AS "length"
    FROM "Draft"
    WHERE "userId" = ${userId} AND "form" <> ${form}`
  if (Number(others!.count) >= MOST_DRAFTS) return false
  if (Number(others!.length ?? 0) + sealed.length > LONGEST_DRAFTS) return false
  await db.draft.upsert({ where, update: kept, create: { userId, form, ...kept } })
  return true
}

/** Forgets a draft, which was sent or is not wanted any more. */
async function discardDraft(userId: number, form: string): Promise<void> {
  await db.draft.deleteMany({ where: { userId, form } })
}

/** What somebody typed into these forms and has not sent, by form. */
export async function readDrafts(userId: number, forms: string[]) {
  const rows =
    forms.length === 0
      ? []
      : await db.draft.findMany({
          where: { userId, form: { in: forms }, expiresAt: { gt: currentTime() } },
        })
  return new Map(
    rows.flatMap(({ form, sealed, savedAt }) => {
      const fields = open(sealed)
      return fields ? [[form, { fields, savedAt }] as const] : []
    }),
  )
}

/** All that somebody typed and has not sent, for the copy of their data. */
export async function exportDrafts(userId: number) {
  const rows = await db.draft.findMany({ where: { userId }, orderBy: { id: 'asc' } })
  return rows.map(({ form, sealed, savedAt }) => ({ form, savedAt, fields: open(sealed) }))
}

/**
 * Takes the name of its draft out of a form that was posted, and keeps in the draft what was sent:
 * whatever becomes of it, it is there until `forgetSent`.
 */
export async function keepDraft(request: Request, form: FormData): Promise<void> {
  const key = readDraftKey(form.get(DRAFT_FIELD))
  form.delete(DRAFT_FIELD)
  const session = key && (await findSession(request))
  if (!session || session.viewedUserId !== null) return
  const kept = await saveDraft(session.userId, key, draftFields(form))
  taken.set(form, { userId: session.userId, form: key, kept })
}

/** The draft that a posted form belongs to; null for none. */
export const draftOf = (form: FormData) => taken.get(form) ?? null

/** Forgets the draft of a form that did what it was sent for. */
export async function forgetSent(form: FormData): Promise<void> {
  const own = taken.get(form)
  if (own) await discardDraft(own.userId, own.form)
}

/** Forgets what nobody came back to. */
export async function forgetPastDrafts(now = currentTime()): Promise<void> {
  await db.draft.deleteMany({ where: { expiresAt: { lt: now } } })
}
