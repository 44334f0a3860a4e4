import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { wordStarts } from '~/platform/words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

interface Written {
  name: string
  email: string
  company?: string | null
  subject: string
  body: string
}

/** What a message is found by: its sender's name, mail address and company, and what they wrote. */
export const messageWords = ({ name, email, company, subject, body }: Written) =>
  wordStarts([name, email, company ?? null, subject, body]).map((word) => ({ word }))

/** The messages in which each word of a search begins a word. */
export async function findMessages(search: string): Promise<Prisma.ContactMessageWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.contactMessageWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { messageId: true },
      })
    ).map(({ messageId }) => messageId)
  return whereTerms(search, read)
}

/** Writes the words of messages that have none. Returns how many it were. */
export async function writeMissingMessageWords(client = db, batch = BATCH): Promise<number> {
  // eslint-disable-next-line no-restricted-syntax -- every studio’s messages are found by words
  const without = await client.contactMessage.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true, name: true, email: true, company: true, subject: true, body: true },
  })
  await transaction(
    (tx) =>
      tx.contactMessageWord.createMany({
        data: without.flatMap((message) =>
          messageWords(message).map((word) => ({ messageId: message.id, ...word })),
        ),
      }),
    client,
  )
  return without.length
}

/** The timer that does so, until there is none. */
export const completeMessageWords = untilAllHaveTerms('messages', () => writeMissingMessageWords())
