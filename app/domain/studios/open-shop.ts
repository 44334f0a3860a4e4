import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'

/**
 * What is sold: services of the own studio, which has no closing time, and of the others whose shop
 * is published.
 */
export const IN_OPEN_SHOP = {
  OR: [{ studioId: OWN_STUDIO_ID }, { studio: { status: 'published' as const } }],
}

export const isOpenShop = ({ id, status }: { id: number; status: string }) =>
  id === OWN_STUDIO_ID || status === 'published'
