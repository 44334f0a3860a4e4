import { brand } from '~/brand'
import { db } from '~/platform/db/db.server'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/**
 * What the studios are called that sell, by id: one statement for all of them, none where it is the
 * one that runs this site.
 */
export async function readSellerNames(studioIds: readonly number[]): Promise<Map<number, string>> {
  const others = [...new Set(studioIds)].filter((id) => id !== OWN_STUDIO_ID)
  const studios =
    others.length === 0
      ? []
      : await db.studio.findMany({
          where: { id: { in: others } },
          select: { id: true, name: true },
        })
  return new Map([
    [OWN_STUDIO_ID, brand.name],
    ...studios.map(({ id, name }) => [id, name] as const),
  ])
}

/** What the studio is called whose order it is. */
export async function sellerNameOf({ studioId }: { studioId: number }): Promise<string> {
  return (await readSellerNames([studioId])).get(studioId) ?? brand.name
}
