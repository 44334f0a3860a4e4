import { db, transaction } from '~/platform/db/db.server'
import type { FormBase } from '../catalog/product-editing.rules'
import type { Editor } from '../catalog/product-editing.server'
import type { Names } from '../files/uploads.server'
import { preparePicture, storePicture, sweepPicture } from '../pictures/pictures.server'
import { CURATED_PICTURES, SHOWCASE_PICTURES, type CuratedPicture } from './curation-picture.rules'
import { getCurated, recordCuration, requireUnchanged, type Curated } from './curation.server'

/** The pictures that projects and templates have. */
export const showcasePictureNames: Names = async (storageKey) => {
  const address = SHOWCASE_PICTURES.addressOfKey(storageKey)
  if (address === null) return false
  const templates = db.template.count({
    where: { OR: [{ previewImage: address }, { creatorLogo: address }] },
  })
  // eslint-disable-next-line no-restricted-syntax -- any studio’s work may show it
  return (await db.showcaseProject.count({ where: { image: address } })) + (await templates) > 0
}

interface PictureChange {
  which: CuratedPicture
  /** What the form started from; null for a form that does not say. */
  base: FormBase | null
}

/**
 * Puts an address in the place of another one, which goes. Throws `edit.conflict` when somebody
 * else has changed it.
 */
function replacePicture<Input>(
  kind: Curated<Input>,
  editor: Editor,
  id: number,
  address: string,
  { which, base }: PictureChange,
): Promise<void> {
  return transaction(async (tx) => {
    const { pictures } = await getCurated(kind, id, tx)
    const old = pictures[which] ?? ''
    requireUnchanged({ [which]: old }, base)
    await sweepPicture(tx, SHOWCASE_PICTURES, old)
    await kind.setPicture(tx, id, which, address)
    await recordCuration(kind, tx, id, {
      done: 'changed',
      actor: { type: 'admin', id: editor.id },
      data: { fields: [{ field: which, from: old, to: address }] },
    })
  })
}

/** Gives a record another picture. Throws `picture.*`, `notFound` and `edit.conflict`. */
export async function changeCuratedPicture<Input>(
  kind: Curated<Input>,
  editor: Editor,
  id: number,
  bytes: Uint8Array,
  change: PictureChange,
): Promise<void> {
  await getCurated(kind, id)
  const address = await storePicture(
    SHOWCASE_PICTURES,
    await preparePicture(bytes, CURATED_PICTURES[change.which]),
  )
  await replacePicture(kind, editor, id, address, change)
}

/** Takes the logo of a template's creator away. Throws `notFound` and `edit.conflict`. */
export function removeLogo<Input>(
  kind: Curated<Input>,
  editor: Editor,
  id: number,
  base: FormBase | null,
): Promise<void> {
  return replacePicture(kind, editor, id, '', { which: 'logo', base })
}
