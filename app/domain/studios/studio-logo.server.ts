import { DomainError } from '~/domain/ground/domain-error'
import { randomUUID } from 'node:crypto'
import { after, HOUR } from '~/platform/clock'
import { db, transaction } from '~/platform/db/db.server'
import { storage } from '~/platform/storage/storage.server'
import { sweepLater, type Names } from '../files/uploads.server'
import { makeOf } from '../pictures/pictures.server'
import { changeStudio, type DeskMember } from './studio-changes.server'
import { LOGO_SMALLEST } from './studio.rules'

/** Pixels; a logo stands 48 wide, sharp on a screen of four times the density. */
const LOGO_SIZE = 192
/** Pixels; a picture that unpacks to more is not opened. */
const MOST_PIXELS = 40_000_000

/** A logo inside a square, what is clear left clear. Throws as `makeOf`. */
const prepareLogo = (bytes: Uint8Array): Promise<Buffer> =>
  makeOf(
    bytes,
    async (upright, size) => {
      if (Math.max(size.width, size.height) < LOGO_SMALLEST)
        throw new DomainError('picture.tooSmall')
      return upright
        .resize({ width: LOGO_SIZE, height: LOGO_SIZE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png()
        .toBuffer()
    },
    MOST_PIXELS,
  )

/** Whether a studio has its logo under a key. */
export const logoNames: Names = async (storageKey) =>
  (await db.studio.count({ where: { logoKey: storageKey } })) > 0

async function replaceLogo(member: DeskMember, logoKey: string | null) {
  const { logoKey: before } = await db.studio.findUniqueOrThrow({
    where: { id: member.studioId },
    select: { logoKey: true },
  })
  const changed = await changeStudio(member, { logoKey })
  if (before) await transaction((tx) => sweepLater(tx, [before], after(HOUR)))
  return changed
}

/**
 * Gives a studio the logo that was sent: stored before the row names it; what ends up in no row is
 * removed within the hour. Throws `picture.*`.
 */
export async function setLogo(member: DeskMember, bytes: Uint8Array): Promise<void> {
  const logo = await prepareLogo(bytes)
  const key = `studios/${randomUUID()}.png`
  await transaction((tx) => sweepLater(tx, [key], after(HOUR)))
  await storage().put(key, logo, { contentType: 'image/png' })
  await replaceLogo(member, key)
}

/** Takes a studio's logo away; false when it has none. */
export const removeLogo = (member: DeskMember): Promise<boolean> => replaceLogo(member, null)
