import { db, type Prisma } from '~/platform/db/db.server'
import type { CuratedSubject } from '../curation/curation.rules'
import { EDITOR_SECTIONS, type EditorSection } from './product-editing.rules'

const SHOWN = 8

export interface ProductEvent {
  id: string
  /** `created`, `changed`, or what was done. */
  kind: string
  at: Date
  /** Null for an account that is no more. */
  by: string | null
  section: EditorSection | null
  language: string | null
  /** The names of the fields that changed. */
  fields: string[]
}

function readData(data: Prisma.JsonValue): Pick<ProductEvent, 'section' | 'language' | 'fields'> {
  const { section, language, fields } = Object(data) as { section?: unknown; language?: unknown; fields?: unknown }
  return {
    section: EDITOR_SECTIONS.find((name) => name === section) ?? null,
    language: typeof language === 'string' ? language : null,
    fields: Array.isArray(fields) ? fields.map((one) => String(Object(one).field)) : [],
  }
}

/** What happened last to something that admins edit, the newest first. */
export async function listEditorEvents(subject: 'product' | CuratedSubject, id: number, take = SHOWN): Promise<ProductEvent[]> {
  const events = await db.event.findMany({ where: { subject, subjectId: String(id) }, orderBy: { id: 'desc' }, take })
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return events.map(({ id, kind, at, actorId, data }) => ({ id, kind: kind.replace(`${subject}.`, ''), at, by: (actorId && names.get(actorId)) || null, ...readData(data) }))
}

/** What happened to a product last, the newest first. */
export const listProductEvents = (id: number, take?: number) => listEditorEvents('product', id, take)
