import { db, type Prisma } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import { isId } from '~/platform/row-id'
import { EDITOR_SECTIONS, type Difference, type EditorSection } from './product-editing.rules'

/** What is edited part by part, with a history of its versions. */
type EditedSubject = 'product' | 'showcase' | 'template'

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
  const { section, language, fields } = Object(data) as {
    section?: unknown
    language?: unknown
    fields?: unknown
  }
  return {
    section: EDITOR_SECTIONS.find((name) => name === section) ?? null,
    language: typeof language === 'string' ? language : null,
    fields: Array.isArray(fields) ? fields.map((one) => String(Object(one).field)) : [],
  }
}

/** What happened last to something that admins edit, the newest first. */
export async function listEditorEvents(
  subject: EditedSubject,
  id: number,
  take = SHOWN,
): Promise<ProductEvent[]> {
  const events = await db.event.findMany({
    where: { subject, subjectId: String(id) },
    orderBy: { id: 'desc' },
    take,
  })
  const ids = [...new Set(events.flatMap(({ actorId }) => actorId ?? []))]
  const people = await db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true },
  })
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return events.map(({ id, kind, at, actorId, data }) => ({
    id,
    kind: kind.replace(`${subject}.`, ''),
    at,
    by: (actorId && names.get(actorId)) || null,
    ...readData(data),
  }))
}

/** What happened to a product last, the newest first. */
export const listProductEvents = (id: number, take?: number) =>
  listEditorEvents('product', id, take)

/** What is asked to be undone: a change of the fields of one form. */
export interface ChangeAsked {
  subject: EditedSubject
  id: number
  /** Of a product's form. */
  section?: EditorSection
  language?: Language
}

/**
 * The fields that one change changed, with what stood in them before it; null where the form has no
 * such change.
 */
export async function findChange(
  { subject, id, section, language }: ChangeAsked,
  eventId: string | null,
): Promise<{ at: Date; fields: Difference[] } | null> {
  if (!eventId || !isId(eventId)) return null
  const event = await db.event.findFirst({
    where: { id: eventId, subject, subjectId: String(id), kind: `${subject}.changed` },
    select: { at: true, data: true },
  })
  const known = event && readData(event.data)
  if (!known || known.section !== (section ?? null) || known.language !== (language ?? null))
    return null
  return { at: event.at, fields: differencesIn(event.data) }
}

/** What an event of this version tells; of any other, as much as can be put back. */
function differencesIn(data: Prisma.JsonValue): Difference[] {
  const { fields } = Object(data) as { fields?: unknown }
  return (Array.isArray(fields) ? fields : []).filter((one): one is Difference =>
    ['field', 'from', 'to'].every((name) => typeof Object(one)[name] === 'string'),
  )
}
