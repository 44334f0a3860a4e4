import { findFreelancer } from '~/domain/assignments/own-assignments.server'
import { getLanguage } from '~/platform/i18n/i18n.server'
import { requireFreelancer, type RequestArgs } from '~/platform/session/guards.server'

/**
 * What every page about a freelancer's work begins with: who asks, and as which freelancer; null
 * for staff who are none.
 */
export async function openFreelancerPage(args: RequestArgs) {
  const viewer = await requireFreelancer(args)
  return {
    viewer,
    language: await getLanguage(args.request),
    freelancer: await findFreelancer(viewer.id),
  }
}
