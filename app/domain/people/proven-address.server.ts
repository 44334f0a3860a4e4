import { db } from '~/platform/db/db.server'

/**
 * Who writes or orders, if they have an account and use the mail address that they have confirmed
 * for it; null for anybody else. Nobody who has not confirmed their own address has words of theirs
 * mailed to others, or gets the answers.
 */
export async function findProvenOwner({
  userId,
  email,
}: {
  userId: number | null
  email: string
}): Promise<{ name: string; email: string } | null> {
  if (userId === null) return null
  return db.user.findFirst({
    where: { id: userId, email, emailVerifiedAt: { not: null }, disabledAt: null, erasedAt: null },
    select: { name: true, email: true },
  })
}

/**
 * Whether the address at which a studio reads its mail is one that somebody of it has confirmed. A
 * studio can set any, and what buyers write is mailed to none that nobody has confirmed.
 */
export async function isProvenStudio(studio: {
  id: number
  email: string | null
}): Promise<boolean> {
  const proven = await db.user.count({
    where: {
      email: studio.email ?? '',
      emailVerifiedAt: { not: null },
      disabledAt: null,
      erasedAt: null,
      studioMemberships: { some: { studioId: studio.id } },
    },
  })
  return proven > 0
}
