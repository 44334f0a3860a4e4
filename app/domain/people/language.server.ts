import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'

/** Remembers the language in which a person is written to. */
export async function keepLanguage(actor: Pick<Viewer, 'id'>, language: Language) {
  await db.user.update({ where: { id: actor.id }, data: { language }, select: { id: true } })
}
