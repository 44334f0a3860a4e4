import { oneLine } from '~/platform/free-text'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'

/** What of a long text is repeated to whoever typed it. */
const LONGEST_TYPED = 60

/** A part of the address that a list knows. */
interface Part {
  name: string
  label: string
  type?: 'date'
  /** What was read of it; nothing where it asks for nothing that the list knows. */
  value: string | null | undefined
}

/**
 * What an address asks of a list and the list cannot read, each with what was typed and its words;
 * `strayed` where its page is nowhere. A list that leaves something out says so.
 */
export function unreadParts(
  query: URLSearchParams,
  parts: Part[],
  { strayed }: { strayed: boolean },
  language: Language,
) {
  const t = translator(language, 'lists')
  const unread = parts.flatMap(({ name, label, type, value }) => {
    const typed = oneLine(query.get(name) ?? '').slice(0, LONGEST_TYPED)
    if (typed === '' || value) return []
    const message = t(type === 'date' ? 'day' : 'choice', { label, typed })
    return { name, typed, fieldId: `filter-${name}`, message }
  })
  return strayed ? [...unread, { name: 'page', typed: '', message: t('page') }] : unread
}
export type UnreadPart = ReturnType<typeof unreadParts>[number]
