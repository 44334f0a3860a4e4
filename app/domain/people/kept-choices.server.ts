import { currentTime } from '~/platform/clock'
import { db } from '~/platform/db/db.server'
import type { Language } from '~/platform/i18n/languages'
import type { Viewer } from '~/platform/session/roles'
import type { Theme } from '~/platform/theme'

/** Remembers the language in which a person reads and is written to. */
export async function keepLanguage(actor: Pick<Viewer, 'id'>, language: Language) {
  await db.user.update({
    where: { id: actor.id },
    data: { language, languageChosenAt: currentTime() },
    select: { id: true },
  })
}

/** Remembers the theme in which a person reads. */
export async function keepTheme(actor: Pick<Viewer, 'id'>, theme: Theme) {
  await db.user.update({ where: { id: actor.id }, data: { theme }, select: { id: true } })
}

/** What a person picked once: `language` is null while they never did. */
export async function readKeptChoices(userId: number) {
  const { language, languageChosenAt, theme } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { language: true, languageChosenAt: true, theme: true },
  })
  return { language: languageChosenAt ? language : null, theme }
}

/** Remembers the zone in which moments are told to a person; null for the studio's. */
export async function keepTimeZone(actor: Pick<Viewer, 'id'>, timeZone: string | null) {
  await db.user.update({ where: { id: actor.id }, data: { timeZone }, select: { id: true } })
}
