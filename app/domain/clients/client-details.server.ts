import { currentTime } from '~/platform/clock'
import { transaction } from '~/platform/db/db.server'
import type { Actor } from '../events/events.server'
import { writePersonTerms } from '~/domain/search/person-terms.server'
import { recordAccountEvent } from './account-steps.server'
import { DETAILS, type Details } from './client.schema'

const changed = (before: Details, now: Details) =>
  DETAILS.filter((field) => before[field] !== now[field])
const asRow = ({ name, phone, language }: Details) => ({ name, phone: phone || null, language })

/**
 * Corrects somebody's account, if it still says what the form was shown for; `conflict` has what
 * another one has changed since.
 */
export async function changeDetails(
  userId: number,
  shown: Details,
  typed: Details,
  actor: Actor,
): Promise<{ saved: boolean; conflict: { field: keyof Details; value: string }[] }> {
  return transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: {
        id: userId,
        erasedAt: null,
        name: shown.name,
        language: shown.language,
        OR: [{ phone: shown.phone }, ...(shown.phone ? [] : [{ phone: null }])],
      },
      data: {
        ...asRow(typed),
        ...(typed.language === shown.language ? {} : { languageChosenAt: currentTime() }),
      },
    })
    if (count === 0) {
      const now = await tx.user.findUniqueOrThrow({
        where: { id: userId },
        select: { name: true, phone: true, language: true },
      })
      const present = { ...now, phone: now.phone ?? '' }
      return {
        saved: false,
        conflict: changed(shown, present).map((field) => ({ field, value: present[field] })),
      }
    }
    await writePersonTerms(tx, [userId])
    const fields = changed(shown, typed)
    if (fields.length > 0)
      await recordAccountEvent(tx, userId, 'changed', { actor, data: { fields } })
    return { saved: true, conflict: [] }
  })
}
