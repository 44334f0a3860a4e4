import { containing, literal } from '~/platform/db/containing.server'
import { db, type Prisma } from '~/platform/db/db.server'
import { foldText } from '~/platform/words'
import { untilAllHaveTerms } from '~/domain/ground/word-search.server'

/** How many rows one run of a timer goes through. */
const AT_ONCE = 500

/** What a message is searched by: its words and the names of its files. */
export function foldedMessage(body: string, files: readonly { name: string }[]): string {
  return [body, ...files.map(({ name }) => name)].map(foldText).join('\n')
}

/** The messages that a text is in, in any case, without accents, hyphens and apostrophes. */
export function messagesWith(text: string): Prisma.MessageWhereInput {
  const before = containing(text).flatMap((filter) => [
    { body: filter },
    { attachments: { some: { name: filter } } },
  ])
  return {
    OR: [
      { folded: { contains: literal(foldText(text)) } },
      // From before there was such a text, until the timer has been there.
      { folded: null, OR: before },
    ],
  }
}

/** Folds messages that are not; tells how many it found. */
export async function foldMessages(): Promise<number> {
  const rows = await db.message.findMany({
    where: { folded: null },
    take: AT_ONCE,
    select: { id: true, body: true, attachments: { select: { name: true } } },
  })
  for (const { id, body, attachments } of rows)
    await db.message.update({
      where: { id },
      data: { folded: foldedMessage(body, attachments) },
      select: { id: true },
    })
  return rows.length
}

export const completeMessageTexts = untilAllHaveTerms('conversations', foldMessages)
