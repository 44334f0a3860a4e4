import { randomUUID } from 'node:crypto'
import { writePersonTerms } from '../../app/domain/search/person-terms.server'
import { transaction, type Prisma } from '~/platform/db/db.server'

/** Somebody with an account, who is found by their names; a client unless said otherwise. */
export function createPerson(changes: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  const username = `p${randomUUID().slice(0, 8)}`
  return transaction(async (tx) => {
    const person = await tx.user.create({
      data: { username, email: `${username}@example.com`, name: `Person ${username}`, ...changes },
    })
    await writePersonTerms(tx, [person.id])
    return person
  })
}
