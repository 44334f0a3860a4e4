import { brand } from '~/brand'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { studioOf } from '~/domain/people/api-tokens.server'
import { sidesOf } from '~/domain/people/participant.server'
import { readMemberStudio } from '~/domain/people/studio-member.server'
import { translator } from '~/platform/i18n/i18n.server'
import type { Language } from '~/platform/i18n/languages'
import type { SignedIn } from '~/platform/session/roles'

/** Stands for a person's own orders, as a number of a studio does for those it sells. */
const OWN = 'own'

/** Whose orders a program hears of, or may act on, in words. */
export const sayWhose = (
  { studioId, studio }: { studioId: number | null; studio: { name: string } | null },
  language: Language,
) => (studioId === null ? translator(language, 'api')('tokens.own') : (studio?.name ?? brand.name))

/** For whom somebody's programs can act: themselves as a client, or a studio they work for. */
export async function sideChoices(viewer: SignedIn, language: Language) {
  const sides = (await sidesOf(viewer)).map(studioOf)
  const foreign = sides.some((id) => id !== null && id !== OWN_STUDIO_ID)
  const studio = foreign ? await readMemberStudio(viewer.id) : null
  return sides.map((studioId) => ({
    value: studioId === null ? OWN : String(studioId),
    label: sayWhose({ studioId, studio: studioId === OWN_STUDIO_ID ? null : studio }, language),
  }))
}

/**
 * The studio that a form chose, null for somebody's own orders, the first choice where it names
 * none; undefined for one that they do not act for (any more).
 */
export async function chosenSide(
  viewer: SignedIn,
  chosen: string | undefined,
  language: Language,
): Promise<number | null | undefined> {
  const sides = await sideChoices(viewer, language)
  const side = chosen === undefined ? sides[0] : sides.find(({ value }) => value === chosen)
  return side && (side.value === OWN ? null : Number(side.value))
}
