import { db } from '~/platform/db/db.server'
import { NotFoundError } from '~/platform/errors'
import { isId } from '~/platform/row-id'
import type { CannedAnswerInput } from './ticket.schema'

const MOST = 200

/** The prepared answers, language by language and by their titles; 200 at most. */
export function listCannedAnswers() {
  return db.cannedAnswer.findMany({ orderBy: [{ language: 'asc' }, { title: 'asc' }, { id: 'asc' }], take: MOST })
}
export type CannedAnswerRow = Awaited<ReturnType<typeof listCannedAnswers>>[number]

/** Throws NotFoundError for one that is not there. */
export async function getCannedAnswer(id: string): Promise<CannedAnswerRow> {
  const answer = isId(id) ? await db.cannedAnswer.findUnique({ where: { id } }) : null
  if (!answer) throw new NotFoundError('canned answer')
  return answer
}

export async function addCannedAnswer(input: CannedAnswerInput): Promise<void> {
  await db.cannedAnswer.create({ data: input, select: { id: true } })
}

/** Throws NotFoundError for one that was deleted meanwhile. */
export async function changeCannedAnswer(id: string, input: CannedAnswerInput): Promise<void> {
  const { count } = await db.cannedAnswer.updateMany({ where: { id }, data: input })
  if (count === 0) throw new NotFoundError('canned answer')
}

/** Deletes one; tells whether there was one. */
export async function deleteCannedAnswer(id: string): Promise<boolean> {
  const { count } = await db.cannedAnswer.deleteMany({ where: { id } })
  return count > 0
}
