import { db } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/**
 * The studio on Studio Stack that somebody belongs to, or null; the one that runs this site is kept
 * in the control center.
 */
export async function readMemberStudio(userId: number) {
  const member = await db.studioMember.findFirst({
    where: { userId, studioId: { not: OWN_STUDIO_ID } },
    orderBy: { createdAt: 'asc' },
    select: { studio: true },
  })
  return member?.studio ?? null
}
export type MemberStudio = NonNullable<Awaited<ReturnType<typeof readMemberStudio>>>
