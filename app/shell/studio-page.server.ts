import { redirect } from '@remix-run/node'
import { readMemberStudio } from '~/domain/people/studio-member.server'
import { findViewer, sendToSecondFactor, type RequestArgs } from '~/platform/session/guards.server'
import { refuseSecrets } from '~/platform/session/view-as.server'
import { studioPaths } from '~/paths/studio'

/**
 * The studio of whoever is signed in; others go to the sign-in of Studio Stack. Whatever is read or
 * changed is that studio's, and nobody looks on there in the place of its people.
 */
export async function requireStudio(args: RequestArgs) {
  await sendToSecondFactor(args)
  const user = await findViewer(args)
  const studio = user && (await readMemberStudio(user.id))
  if (!studio) {
    const { pathname, search } = new URL(args.request.url)
    throw redirect(studioPaths.auth({ redirectTo: pathname + search }))
  }
  if (user.impersonator !== null) throw await refuseSecrets(args.request, user.name)
  return { studio, user }
}
