import { formatDateTime } from '~/platform/i18n/format.server'
import type { Language } from '~/platform/i18n/languages'
import type { SignedIn } from '~/platform/session/roles'
import { readDrafts } from '~/platform/session/drafts.server'

/**
 * The drafts of the forms of a page, by their keys (`readDraftKey`), for whoever reads it: a form is
 * filled in with what is kept of it, and says so. Nobody for who looks on in somebody's place: a draft
 * is its writer's alone.
 */
export async function presentDrafts(userId: number | null, keys: string[], language: Language) {
  const drafts = userId === null ? new Map<string, never>() : await readDrafts(userId, keys)
  return (key: string) => {
    const draft = drafts.get(key)
    return {
      key,
      saved: draft ? formatDateTime(draft.savedAt, language) : null,
      values: draft?.fields ?? {},
    }
  }
}

/**
 * Whose drafts a page asks for; nobody's where there is none to be found, which spares a question.
 */
export const draftOwner = ({
  id,
  impersonator,
  hasDrafts,
}: Pick<SignedIn, 'id' | 'impersonator' | 'hasDrafts'>) =>
  impersonator === null && hasDrafts ? id : null

/** The draft of a page's one form. */
export const presentDraft = async (userId: number | null, key: string, language: Language) =>
  (await presentDrafts(userId, [key], language))(key)
export type PresentedDraft = Awaited<ReturnType<typeof presentDraft>>
