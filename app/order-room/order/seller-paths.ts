import { adminPaths } from '~/paths/admin'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { studioPaths } from '~/paths/studio'

/**
 * Where those who sell an order have its pages: the staff in the control center, another studio at
 * its desk.
 */
export const sellerPaths = ({ studioId }: { studioId: number }) =>
  studioId === OWN_STUDIO_ID ? adminPaths : studioPaths
