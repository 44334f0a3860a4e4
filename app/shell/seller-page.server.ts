import { brand } from '~/brand'
import { OWN_STUDIO_ID } from '~/domain/ground/own-studio'
import { sellerMember, staffMember } from '~/domain/people/participant.server'
import { sellerPaths } from '~/order-room/order/seller-paths'
import { studioPaths } from '~/paths/studio'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { routedPath } from '~/platform/http/routed-path'
import { requireAdmin, type RequestArgs } from '~/platform/session/guards.server'
import { requireStudio } from './studio-page.server'

async function requireSeller(args: RequestArgs) {
  if (!routedPath(new URL(args.request.url).pathname).startsWith(studioPaths.dashboard())) {
    const viewer = await requireAdmin(args)
    return { viewer, participant: staffMember(viewer.id), seller: brand.name }
  }
  const { studio, user } = await requireStudio(args)
  return { viewer: user, participant: sellerMember(user.id, studio.id), seller: studio.name }
}

/**
 * What every page of those who sell begins with, which is the same in the control center and at the
 * desk of a studio on Studio Stack: who asks (staff at the addresses of the one, a studio's people
 * at those of the other), and where its other pages are.
 */
export async function openSellerPage(args: RequestArgs) {
  const who = await requireSeller(args)
  return {
    ...who,
    desk: who.participant.studioId !== OWN_STUDIO_ID,
    language: await getLanguage(args.request),
    at: sellerPaths(who.participant),
  }
}
