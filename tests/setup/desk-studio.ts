import { DEMO_PASSWORD, DEMO_STUDIO_OWNER } from '../../app/domain/people/demo-accounts'
import { db } from '../../app/platform/db/db.server'
import { Visitor } from './visitor'

/**
 * A draft studio on Studio Stack without anything, one of whose people is signed in; whatever had
 * its slug before is gone.
 */
export async function openDeskStudio(
  slug: string,
  data: { languages?: string[]; currencies?: string[] } = {},
): Promise<Visitor> {
  const username = `${slug}-owner`
  await db.product.deleteMany({ where: { studio: { slug } } })
  await db.showcaseProject.deleteMany({ where: { studio: { slug } } })
  await db.studio.deleteMany({ where: { slug } })
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { username: DEMO_STUDIO_OWNER },
  })
  const account = {
    username,
    name: 'Ada North',
    email: `${username}@north.example`,
    role: 'client' as const,
    passwordHash,
    emailVerifiedAt: new Date(),
  }
  const { id: userId } = await db.user.upsert({ where: { username }, create: account, update: {} })
  await db.studio.create({
    data: {
      slug,
      name: 'North',
      status: 'draft',
      languages: ['en'],
      currencies: ['EUR'],
      ...data,
      members: { create: { userId } },
    },
  })
  const visitor = new Visitor()
  await visitor.signIn(username, DEMO_PASSWORD)
  return visitor
}
