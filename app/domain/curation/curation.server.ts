import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { db, transaction, type Transaction } from '~/platform/db/db.server'
import { isUniqueViolation } from '~/platform/db/errors.server'
import { FALLBACK_LANGUAGE, type Language } from '~/platform/i18n/languages'
import {
  differences,
  type Difference,
  type FormBase,
  type FormValues,
} from '../catalog/product-editing.rules'
import { type Editor } from '../catalog/product-editing.server'
import { recordEvent, type Actor, type Transition } from '../events/events.server'
import { nthTime, transition } from '../events/transition.server'
import { curationMachines, type ShowcaseStatus } from '../ground/machines.rules'
import type { BulkAct } from '../lists/bulk.server'
import {
  changesState,
  CURATION_ACT_NAMES,
  CURATION_ACTS,
  type CuratedState,
  type CuratedSubject,
  type CurationActName,
} from './curation.rules'
import type { CuratedPicture } from './curation-picture.rules'

/** A project or a template as its editor knows it. */
export interface CuratedRecord extends CuratedState {
  id: number
  /** What it is called, by language; English is always there. */
  names: Partial<Record<Language, string>>
  /** The fields of its form, as text. */
  values: FormValues
  /** The addresses of its pictures; empty for none. */
  pictures: Partial<Record<CuratedPicture, string>>
}

/** How a kind of record is stored. */
export interface Curated<Input> {
  subject: CuratedSubject
  /** Null where there is none. */
  read: (tx: Transaction, id: number) => Promise<CuratedRecord | null>
  create: (tx: Transaction, input: Input) => Promise<number>
  write: (tx: Transaction, record: CuratedRecord, input: Input) => Promise<unknown>
  setFeatured: (tx: Transaction, id: number, featured: boolean) => Promise<unknown>
  setPicture: (
    tx: Transaction,
    id: number,
    which: CuratedPicture,
    address: string,
  ) => Promise<unknown>
}

/** A record in any status. Throws `notFound`. */
export async function getCurated<Input>(
  kind: Curated<Input>,
  id: number,
  tx: Transaction = db,
): Promise<CuratedRecord> {
  const record = await kind.read(tx, id)
  if (!record) throw new DomainError('notFound', `${kind.subject} ${id}`)
  return record
}

/** Appends to the history of a record who did what. */
export function recordCuration(
  { subject }: { subject: CuratedSubject },
  tx: Transaction,
  id: number,
  { done, ...event }: Pick<Transition, 'from' | 'to' | 'data' | 'key' | 'actor'> & { done: string },
) {
  return recordEvent(tx, {
    key: `${subject}:${id}:${randomUUID()}`,
    ...event,
    subject,
    subjectId: String(id),
    kind: `${subject}.${done}`,
    visibility: 'team',
  })
}

const adminOf = ({ id }: Editor): Actor => ({ type: 'admin', id })

/**
 * Begins a record as a draft and returns its id; the same form sent twice, which has one key, is
 * one record.
 */
export async function createCurated<Input>(
  kind: Curated<Input>,
  editor: Editor,
  input: Input,
  formKey: string,
): Promise<number> {
  const key = `${kind.subject}:created:${formKey}`
  try {
    return await transaction(async (tx) => {
      const id = await kind.create(tx, input)
      await recordCuration(kind, tx, id, {
        done: 'created',
        to: 'draft',
        actor: adminOf(editor),
        key,
      })
      return id
    })
  } catch (error) {
    if (!isUniqueViolation(error, 'key')) throw error
    return Number(
      (await db.event.findUniqueOrThrow({ where: { key }, select: { subjectId: true } })).subjectId,
    )
  }
}

/** Throws `edit.conflict` when what a form shows is not as it was when it was opened. */
export function requireUnchanged(now: FormValues, base: FormBase | null) {
  const theirs = differences(base?.values ?? {}, now)
  if (theirs.length > 0)
    throw new DomainError('edit.conflict', {
      theirs,
      base: {
        language: base?.language ?? FALLBACK_LANGUAGE,
        values: now,
      },
    })
}

/**
 * Saves what a form says and returns what is new: nothing for a form that changes nothing, such as
 * one that is sent twice. Throws `notFound` and `edit.conflict`.
 */
export function changeCurated<Input>(
  kind: Curated<Input>,
  editor: Editor,
  id: number,
  input: Input,
  base: FormBase | null,
): Promise<Difference[]> {
  return transaction(async (tx) => {
    const before = await getCurated(kind, id, tx)
    await kind.write(tx, before, input)
    const { values } = await getCurated(kind, id, tx)
    const changed = differences(before.values, values)
    if (changed.length === 0) return []
    requireUnchanged(before.values, base)
    await recordCuration(kind, tx, id, {
      done: 'changed',
      actor: adminOf(editor),
      data: { fields: changed.map((one) => ({ ...one })) },
    })
    return changed
  })
}

/** Moves a record from where it is; tells whether this call did it. */
async function move(
  { subject }: { subject: CuratedSubject },
  tx: Transaction,
  { id, status }: Pick<CuratedRecord, 'id' | 'status'>,
  to: ShowcaseStatus,
  { done, actor }: { done: string; actor: Actor },
) {
  const kind = `${subject}.${done}`
  const cause = await nthTime(tx, subject, String(id), kind)
  return transition(tx, curationMachines[subject], { id, status }, to, {
    ...{ kind, cause, actor, visibility: 'team' },
    with: { version: { increment: 1 } },
  })
}

export type CurationOutcome = 'done' | 'as it is' | 'no picture'

/**
 * Does one thing with a record; what the public is to see needs a picture. Throws `notFound`.
 */
export async function applyCuration<Input>(
  kind: Curated<Input>,
  tx: Transaction,
  id: number,
  act: CurationActName,
  actor: Actor,
): Promise<CurationOutcome> {
  const record = await getCurated(kind, id, tx)
  if (!changesState(act, record)) return 'as it is'
  if (act === 'publish' && !record.pictures.picture) return 'no picture'
  const { done, to } = CURATION_ACTS[act]
  if ('status' in to)
    return (await move(kind, tx, record, to.status, { done, actor })) ? 'done' : 'as it is'
  await kind.setFeatured(tx, id, to.featured)
  await recordCuration(kind, tx, id, { done, actor })
  return 'done'
}

/** The same with many records, for the bulk of a list. */
export function curationActs<Input>(kind: Curated<Input>): Record<CurationActName, BulkAct> {
  const act = (name: CurationActName): BulkAct => ({
    asksReason: false,
    apply: async (tx, id, { actor }) =>
      (await applyCuration(kind, tx, Number(id), name, actor)) === 'done',
  })
  return Object.fromEntries(CURATION_ACT_NAMES.map((name) => [name, act(name)])) as Record<
    CurationActName,
    BulkAct
  >
}
