import { db, transaction, type Prisma } from '~/platform/db/db.server'
import { mailWords } from '~/platform/mail/mail-words'
import { untilAllHaveTerms, whereTerms } from '~/domain/ground/word-search.server'

const BATCH = 500

/** The mails in whose subject or recipient's address each word of a search begins a word. */
export async function findMails(search: string): Promise<Prisma.MailMessageWhereInput[]> {
  const read = async (word: Prisma.StringFilter, take: number) =>
    (
      await db.mailWord.findMany({
        where: { word },
        orderBy: { word: 'asc' },
        take,
        select: { mailId: true },
      })
    ).map(({ mailId }) => mailId)
  return whereTerms(search, read)
}

/**
 * Writes the words of mails that have none, such as those from before there were words. Returns how
 * many it were.
 */
export async function writeMissingMailWords(client = db, batch = BATCH): Promise<number> {
  const without = await client.mailMessage.findMany({
    where: { words: { none: {} } },
    take: batch,
    select: { id: true, to: true, subject: true },
  })
  await transaction(
    (tx) =>
      tx.mailWord.createMany({
        data: without.flatMap((mail) =>
          mailWords(mail).map((word) => ({ mailId: mail.id, ...word })),
        ),
      }),
    client,
  )
  return without.length
}

export const completeMailWords = untilAllHaveTerms('mails', () => writeMissingMailWords())
